import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { type ColumnWidths, type DataGridColumn, minWidthOf } from './column.ts';

interface Held {
  id: string;
  pointerId: number;
  x: number;
  width: number;
  handle: HTMLElement;
}

interface ColumnWidthsProps<T> {
  columns: readonly DataGridColumn<T>[];
  columnWidths: ColumnWidths | undefined;
  onColumnWidthsChange: ((widths: ColumnWidths) => void) | undefined;
}

const STEP = 16;
const MAX_WIDTH = 1600;

/** The widths of columns that are pulled at their edge, or changed by Shift with an arrow on their header. */
export function useColumnWidths<T>({ columns, columnWidths, onColumnWidthsChange }: ColumnWidthsProps<T>) {
  const [own, setOwn] = useState<ColumnWidths>({});
  const [announced, setAnnounced] = useState<{ id: string; width: number }>();
  const held = useRef<Held | null>(null);
  const widths = columnWidths ?? own;

  const change = (next: ColumnWidths) => {
    setOwn(next);
    onColumnWidthsChange?.(next);
  };
  const resize = (id: string, to: number) => {
    const column = columns.find((one) => one.id === id);
    if (!column) return undefined;
    const width = Math.round(Math.max(minWidthOf(column), Math.min(MAX_WIDTH, to)));
    if (width !== widths[id]) change({ ...widths, [id]: width });
    return width;
  };
  const handleOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-resize]');
  const widthOf = (handle: Element) => handle.closest('[data-column]')?.getBoundingClientRect().width ?? 0;
  const towardsEnd = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

  const release = () => {
    held.current?.handle.removeAttribute('data-resizing');
    held.current = null;
  };

  return {
    widths,
    /** The column whose width was changed by keyboard, for a screen reader. */
    announced,
    /** Returns whether the key resizes a column. */
    onResizeKey: (event: KeyboardEvent, id: string): boolean => {
      const column = columns.find((one) => one.id === id);
      if (!event.shiftKey || !column?.allowsResizing || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return false;
      const head = event.target as Element;
      const step = (event.key === 'ArrowRight' ? STEP : -STEP) * towardsEnd(head);
      const width = resize(id, widthOf(head) + step);
      if (width !== undefined) setAnnounced({ id, width });
      return true;
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const handle = handleOf(event.target);
        const id = handle?.dataset.resize;
        if (!handle || id === undefined || event.button !== 0) return;
        // Neither a selection of text nor a press on the header begins here.
        event.preventDefault();
        handle.setPointerCapture(event.pointerId);
        handle.setAttribute('data-resizing', '');
        held.current = { id, pointerId: event.pointerId, x: event.clientX, width: widthOf(handle), handle };
      },
      onPointerMove: (event: PointerEvent) => {
        const { current } = held;
        if (current?.pointerId !== event.pointerId) return;
        resize(current.id, current.width + (event.clientX - current.x) * towardsEnd(current.handle));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onDoubleClick: (event: MouseEvent) => {
        const id = handleOf(event.target)?.dataset.resize;
        if (id === undefined) return;
        const { [id]: _, ...rest } = widths;
        change(rest);
      },
    },
  };
}
