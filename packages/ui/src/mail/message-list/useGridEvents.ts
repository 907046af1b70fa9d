import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { createRange } from '../../foundation/grid-core/createRange.ts';
import type { useRowFocus } from '../../foundation/grid-core/useRowFocus.ts';
import type { MessageListProps } from './MessageList.tsx';
import { type Message, messageKey } from './message.ts';
import { rowOf, useRowHover } from './useRowHover.ts';

/** State the handlers need in addition to the list's props. */
interface GridState {
  rootRef: RefObject<HTMLDivElement | null>;
  messages: readonly Message[];
  focus: ReturnType<typeof useRowFocus>;
}

/**
 * One set of handlers on the root for all rows: a row holds no function, so it renders again only when its own mail
 * or selection changes.
 */
export function useGridEvents(props: MessageListProps, { rootRef, messages, focus }: GridState) {
  const { selectedKeys, onSelectionChange, onOpen, onShow, hasLetterKeys = true } = props;
  const [range] = useState(createRange);
  // A click does not say in every browser what was pressed with.
  const isTouching = useRef(false);

  const find = (key: string | undefined) => messages.find((message) => messageKey(message) === key);
  const selectable = () => messages.filter(({ isMoved }) => !isMoved).map(messageKey);

  const { prefetch, ...hover } = useRowHover(props, find);

  const toggle = (key: string) => {
    if (find(key)?.isMoved) return;
    onSelectionChange(range.toggle(selectedKeys, key));
  };
  const extendTo = (key: string) => onSelectionChange(range.extend(selectedKeys, selectable(), key, focus.focused().key));
  const open = (message: Message | undefined) => {
    if (message && !message.isMoved) onOpen(message);
  };
  // A message that comes up beside the list is only looked at; where there is no such place, a press opens it.
  const show = (message: Message | undefined) => {
    if (message && !message.isMoved) (onShow ?? onOpen)(message);
  };
  const moveTo = (index: number, extends_: boolean) => {
    const next = Math.max(0, Math.min(messages.length - 1, index));
    const message = messages[next];
    if (!message) return;
    if (extends_) extendTo(messageKey(message));
    else range.end();
    focus.focusRow(next);
    if (onShow && !extends_) show(message);
  };
  const step = (from: number, by: 1 | -1, extends_: boolean) => {
    if (!extends_ && !messages[from + by] && props.onStepBeyond) props.onStepBeyond(by);
    else moveTo(from + by, extends_);
  };
  const rowsPerPage = () => {
    const height = focus.rowElement(focus.focused().key)?.offsetHeight;
    return height ? Math.max(1, Math.floor((rootRef.current?.clientHeight ?? 0) / height) - 1) : 10;
  };

  const onClick = (event: MouseEvent) => {
    const element = rowOf(event.target);
    const key = element?.dataset.key;
    const message = find(key);
    if (!element || !key || !message) return;
    const control = (event.target as Element).closest<HTMLElement>('[data-action]');
    const action = control?.dataset.action;
    if (event.shiftKey && (!action || action === 'select')) extendTo(key);
    else if (action === 'select' || event.ctrlKey || event.metaKey) toggle(key);
    else if (control && action === 'flag') props.onFlag?.(message, control);
    // The button itself goes when the pointer leaves the row, and what is anchored to it would go to the corner of the page.
    else if (control && action === 'tag') props.onTag?.(message, control.parentElement as HTMLElement);
    else if (control && action === 'remark') props.onRemark?.(message, control);
    else if (action === 'delete') props.onDelete?.(message);
    // Phones hide the checkboxes: once a row is selected, a tap selects more.
    else if (isTouching.current && selectedKeys.size > 0) toggle(key);
    else show(message);
  };

  const onDoubleClick = ({ target }: MouseEvent) => {
    if (onShow && !(target as Element).closest('[data-action]')) open(find(rowOf(target)?.dataset.key));
  };

  const onContextMenu = (event: MouseEvent) => {
    const row = rowOf(event.target);
    const message = find(row?.dataset.key);
    if (!row || !message || message.isMoved || !props.onMenu) return;
    event.preventDefault();
    // A long press chooses the row; some browsers ask for a menu behind it.
    if (isTouching.current) return;
    const isByKey = event.button !== 2;
    const cell = isByKey
      ? row.querySelector<HTMLElement>('[data-card]')
      : (event.target as Element).closest<HTMLElement>('[role="gridcell"]');
    props.onMenu(message, cell ?? row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    isTouching.current = false;
    const { index, key: focusedKey } = focus.focused();
    if (focusedKey === undefined || event.altKey || !rowOf(event.target)) return;
    const hasCommand = event.ctrlKey || event.metaKey;
    const isOnControl = (event.target as Element).closest('button') !== null;
    const letter = hasLetterKeys && !hasCommand ? event.key.toLowerCase() : '';
    if (hasCommand && event.key.toLowerCase() === 'a') onSelectionChange(new Set([...selectedKeys, ...selectable()]));
    else if (hasCommand) return;
    else if (event.key === 'ArrowDown' || letter === 'j') step(index, 1, event.shiftKey);
    else if (event.key === 'ArrowUp' || letter === 'k') step(index, -1, event.shiftKey);
    else if (event.key === 'Home') moveTo(0, event.shiftKey);
    else if (event.key === 'End') moveTo(messages.length - 1, event.shiftKey);
    else if (event.key === 'PageDown') moveTo(index + rowsPerPage(), event.shiftKey);
    else if (event.key === 'PageUp') moveTo(index - rowsPerPage(), event.shiftKey);
    else if (isOnControl) return;
    else if (event.key === 'Enter' || letter === 'o') open(messages[index]);
    else if (event.key === ' ' || letter === 'x') toggle(focusedKey);
    else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    const key = rowOf(event.target)?.dataset.key;
    // A row that gets the focus back after something was done with the mouse is not about to be opened.
    if (key && (event.target as Element).matches(':focus-visible')) prefetch(key);
  };

  const onPointerDownCapture = (event: PointerEvent) => {
    isTouching.current = event.pointerType === 'touch';
    hover.onPointerDownCapture(event);
  };

  return { handlers: { ...hover, onClick, onDoubleClick, onContextMenu, onKeyDown, onFocus, onPointerDownCapture }, toggle };
}
