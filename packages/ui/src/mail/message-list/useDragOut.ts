import type { DragEvent, MouseEvent } from 'react';
import { writeMessages } from '../../foundation/grid-core/messagesTransfer.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './MessageList.css.ts';

interface DragOutOptions {
  isEnabled: boolean;
  selectedKeys: ReadonlySet<string>;
}

/**
 * Lets the user drag rows with the mouse: all selected rows, or a single row that isn't selected. A row is draggable only while the button
 * is held, so that rows need no attribute and swiping still works.
 */
export function useDragOut({ isEnabled, selectedKeys }: DragOutOptions) {
  const { messageList: words } = useStrings();
  if (!isEnabled) return {};
  const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-key]:not([data-moved])');
  const release = (event: { target: EventTarget }) => rowOf(event.target)?.removeAttribute('draggable');
  return {
    onMouseDown: (event: MouseEvent) => {
      const row = event.button === 0 ? rowOf(event.target) : null;
      if (row) row.draggable = true;
    },
    onMouseUp: release,
    onDragStart: (event: DragEvent) => {
      const key = rowOf(event.target)?.dataset.key;
      if (key === undefined) return;
      const keys = selectedKeys.has(key) ? [...selectedKeys] : [key];
      writeMessages(event.dataTransfer, keys);
      showCount(event.dataTransfer, words.dragged(keys.length));
    },
    onDragEnd: release,
  };
}

/** Shows text at the pointer instead of the image of a row. */
function showCount(transfer: DataTransfer, text: string): void {
  const chip = document.createElement('div');
  chip.className = styles.dragged;
  chip.textContent = text;
  document.body.append(chip);
  transfer.setDragImage(chip, -12, 0);
  // The browser takes its picture once the handler has returned.
  setTimeout(() => chip.remove());
}
