import type { DragEvent, MouseEvent } from 'react';
import { CONTACTS_TYPE } from './contacts.ts';

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[role="row"][data-key]');
const release = ({ target }: { target: EventTarget }) => rowOf(target)?.removeAttribute('draggable');

/**
 * Lets the user drag contacts onto a group: all selected ones, or a single one that isn't selected. A row is draggable only while the button
 * is held, so that its text can be selected with the keyboard and rows need no attribute.
 */
export function useContactDrag(isEnabled: boolean, selectedKeys: ReadonlySet<string>) {
  if (!isEnabled) return {};
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
      event.dataTransfer.setData(CONTACTS_TYPE, JSON.stringify(keys));
      event.dataTransfer.effectAllowed = 'copy';
    },
    onDragEnd: release,
  };
}
