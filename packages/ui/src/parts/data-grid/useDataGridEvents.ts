import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { findByTyping } from '../../foundation/grid-core/findByTyping.ts';
import type { useRowFocus } from '../../foundation/grid-core/useRowFocus.ts';
import { useTyping } from '../../foundation/grid-core/useTyping.ts';
import { nextSort } from './column.ts';
import type { DataGridProps } from './DataGrid.tsx';
import type { useColumnWidths } from './useColumnWidths.ts';
import type { useDataGridSelection } from './useDataGridSelection.ts';

interface DataGridState<T> {
  rootRef: RefObject<HTMLElement | null>;
  rows: readonly T[];
  keys: readonly string[];
  isDisabled: (key: string) => boolean;
  selection: ReturnType<typeof useDataGridSelection>;
  focus: ReturnType<typeof useRowFocus>;
  onResizeKey: ReturnType<typeof useColumnWidths>['onResizeKey'];
}

const CONTROLS = 'a[href], button:not([disabled])';
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/** One set of handlers on the root for all rows: a row holds no function, so it renders again only when its own data changes. */
export function useDataGridEvents<T>(props: DataGridProps<T>, state: DataGridState<T>) {
  const { onRowAction, onAction, onMenu, onSortChange, sortDescriptor, selectionMode = 'none', selectedKeys, textValue } = props;
  const { rootRef, rows, keys, isDisabled, selection, focus, onResizeKey } = state;
  const typed = useTyping();

  const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-key]');
  const dataOf = (key: string | undefined) => (key === undefined ? undefined : rows[keys.indexOf(key)]);
  const activate = (key: string) => {
    const row = dataOf(key);
    if (row !== undefined && onRowAction && !isDisabled(key)) onRowAction(row);
  };
  const sort = (column: string | undefined) => {
    const isSortable = props.columns.some(({ id, allowsSorting }) => id === column && allowsSorting);
    if (column !== undefined && isSortable) onSortChange?.(nextSort(sortDescriptor, column));
  };
  const pressHead = (head: Element) => {
    const control = head.closest<HTMLElement>('[data-action="select-all"], [data-column]');
    if (control?.dataset.action === 'select-all') selection.toggleAll();
    else sort(control?.dataset.column);
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('[data-resize]')) return;
    const element = rowOf(target);
    const key = element?.dataset.key;
    if (!element || key === undefined) {
      pressHead(target);
      return;
    }
    const control = target.closest<HTMLElement>('[data-action]');
    const action = control?.dataset.action;
    if (control && action !== undefined && action !== 'select') {
      const row = dataOf(key);
      if (row !== undefined) onAction?.(action, row, control);
      return;
    }
    // A control of a cell looks after itself.
    if (!control && target.closest(`${CONTROLS}, ${TYPED_INTO}, label`)) return;
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    const hasSelection = selectedKeys !== undefined && selectedKeys.size > 0;
    if (event.shiftKey && selectionMode === 'multiple') {
      selection.extendTo(key, focus.focused().key);
      element.focus({ preventScroll: true });
    } else if (action === 'select' || event.ctrlKey || event.metaKey) selection.toggle(key);
    // On touch, presses continue to select once there is a selection.
    else if (onRowAction && !(isTouch && hasSelection && selectionMode === 'multiple')) activate(key);
    else if (selectionMode === 'multiple') selection.toggle(key);
    else selection.select(key);
  };
  const onMouseDown = (event: MouseEvent) => {
    // Shift and a press choose rows, not the text between them; and the range begins at the row that has the focus until then.
    if (event.shiftKey && selectionMode === 'multiple' && rowOf(event.target)) event.preventDefault();
  };
  const onContextMenu = (event: MouseEvent) => {
    const element = rowOf(event.target);
    const row = dataOf(element?.dataset.key);
    if (!element || row === undefined || !onMenu) return;
    event.preventDefault();
    onMenu(row, element);
  };

  /** Steps through `stops`, the first of which is the row itself or the first header. */
  const stepInto = (stops: readonly (Element | null)[], by: number) => {
    const index = stops.indexOf(document.activeElement);
    const next = stops[Math.max(0, index + by)];
    (next as HTMLElement | undefined)?.focus();
  };
  const inlineStep = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return 0;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return (event.key === 'ArrowRight') === isRtl ? -1 : 1;
  };
  const rowsPerPage = () => {
    const root = rootRef.current;
    const height = focus.rowElement(focus.focused().key)?.offsetHeight;
    return root && height ? Math.max(1, Math.floor(root.clientHeight / height) - 2) : 10;
  };
  const headStops = () => [...(rootRef.current?.querySelectorAll<HTMLElement>('[data-head]') ?? [])].filter((head) => head.offsetParent);

  const onHeadKey = (event: KeyboardEvent) => {
    const head = (event.target as Element).closest<HTMLElement>('[data-head]');
    if (!head) return;
    const stops = headStops();
    const step = inlineStep(event);
    if (head.dataset.column !== undefined && onResizeKey(event, head.dataset.column)) event.preventDefault();
    else if (event.key === 'Enter' || event.key === ' ') pressHead(head);
    else if (event.key === 'ArrowDown') focus.focusRow(0);
    else if (event.key === 'Home') stops[0]?.focus();
    else if (event.key === 'End') stops.at(-1)?.focus();
    else if (step !== 0) stepInto(stops, step);
    else return;
    event.preventDefault();
  };

  const moveTo = (index: number, isRange: boolean) => {
    const next = Math.max(0, Math.min(keys.length - 1, index));
    const key = keys[next];
    if (key === undefined) return;
    if (isRange) selection.extendTo(key, focus.focused().key);
    else selection.endRange();
    focus.focusRow(next);
  };
  const onRowKey = (event: KeyboardEvent, element: HTMLElement) => {
    const { index, key = '' } = focus.focused();
    const hasCommand = event.ctrlKey || event.metaKey;
    const step = inlineStep(event);
    const isOnControl = event.target !== element && (event.target as Element).matches(CONTROLS);
    if (hasCommand && event.key.toLowerCase() === 'a' && selectionMode === 'multiple') selection.selectAll();
    else if (hasCommand) return;
    else if (event.key === 'ArrowDown') moveTo(index + 1, event.shiftKey);
    else if (event.key === 'ArrowUp' && index === 0 && !event.shiftKey) headStops()[0]?.focus();
    else if (event.key === 'ArrowUp') moveTo(index - 1, event.shiftKey);
    else if (event.key === 'Home') moveTo(0, event.shiftKey);
    else if (event.key === 'End') moveTo(keys.length - 1, event.shiftKey);
    else if (event.key === 'PageDown') moveTo(index + rowsPerPage(), event.shiftKey);
    else if (event.key === 'PageUp') moveTo(index - rowsPerPage(), event.shiftKey);
    else if (step !== 0) stepInto([element, ...element.querySelectorAll(CONTROLS)], step);
    else if (isOnControl) return;
    else if (event.key === 'Enter') activate(key);
    else if (event.key === ' ') selection.toggle(key);
    else if (event.key === 'Escape') {
      // Left alone when there is nothing to give up: a dialog around the grid closes then.
      if (!selection.clear()) return;
      event.stopPropagation();
    } else if (event.key.length === 1 && !event.shiftKey)
      focus.focusRow(findByTyping(rows.map(textValue), index, typed(event.key, event.timeStamp)));
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.nativeEvent.isComposing || (event.target as Element).matches(TYPED_INTO)) return;
    const element = rowOf(event.target);
    if (element) onRowKey(event, element);
    else onHeadKey(event);
  };

  return { onClick, onMouseDown, onContextMenu, onKeyDown };
}
