import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps one row as the tab stop without rendering, by setting the attribute on the element. If that row is removed while it has focus, an
 * adjacent row gets focus. Without rows the first header is the tab stop.
 */
export function useRowFocus(rootRef: RefObject<HTMLElement | null>, keys: readonly string[], onFocusedKey: (key: string) => void) {
  const stop = useRef<HTMLElement | null>(null);
  const current = useRef<{ key: string | undefined; index: number }>({ key: undefined, index: 0 });
  const hasFocus = useRef(false);

  const rowElement = (key: string | undefined) => {
    if (key === undefined) return null;
    const { current: near } = stop;
    // Most steps lead to the row beside; to look for it would go through all of the list.
    const beside = near?.isConnected ? [near, near.nextElementSibling, near.previousElementSibling] : [];
    for (const row of beside) if (row instanceof HTMLElement && row.dataset.key === key) return row;
    return rootRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;
  };
  const setStop = (element: HTMLElement | null) => {
    if (stop.current !== element) stop.current?.setAttribute('tabindex', '-1');
    stop.current = element;
    // Written to what has the focus it makes the browser lay the page out.
    if (element?.getAttribute('tabindex') !== '0') element?.setAttribute('tabindex', '0');
  };

  useLayoutEffect(() => {
    const { key } = current.current;
    const index = key === undefined ? -1 : keys.indexOf(key);
    const next = index >= 0 ? index : Math.min(current.current.index, keys.length - 1);
    current.current = { key: keys[next], index: Math.max(0, next) };
    setStop(rowElement(keys[next]) ?? rootRef.current?.querySelector<HTMLElement>('[data-head]') ?? null);
    if (hasFocus.current && document.activeElement === document.body) stop.current?.focus({ preventScroll: true });
  });

  return {
    rowElement,
    /** The row that has, or last had, the focus. */
    focused: () => current.current,
    /** Makes a row the tab stop without focusing it, and returns it. */
    stopAt: (key: string) => {
      const element = rowElement(key);
      if (!element) return null;
      current.current = { key, index: keys.indexOf(key) };
      setStop(element);
      return element;
    },
    focusRow: (index: number) => {
      const element = rowElement(keys[index]);
      // In this order the page is laid out once: the focus changes how the row looks, and scrolling asks where it is.
      element?.scrollIntoView({ block: 'nearest' });
      element?.focus({ preventScroll: true });
    },
    trackFocus: {
      // Capture, since other handlers of the grid ask which row has the focus.
      onFocusCapture: (event: FocusEvent) => {
        hasFocus.current = true;
        const row = (event.target as Element).closest<HTMLElement>('[data-key]');
        const key = row?.dataset.key;
        if (!row || key === undefined) return;
        const isNew = key !== current.current.key;
        current.current = { key, index: keys.indexOf(key) };
        setStop(row);
        if (isNew) onFocusedKey(key);
      },
      onBlur: (event: FocusEvent) => {
        // A row that is removed sends no blur; one that sends it was left.
        hasFocus.current = event.currentTarget.contains(event.relatedTarget);
      },
    },
  };
}
