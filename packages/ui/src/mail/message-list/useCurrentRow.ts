import { useLayoutEffect, useRef } from 'react';
import type { useRowFocus } from '../../foundation/grid-core/useRowFocus.ts';

/**
 * Marks the row of the message that is shown beside the list, makes it the tab stop, and scrolls to it when another message is shown. The focus
 * follows if it is in the list.
 * Written to the element, so that a step renders no row.
 */
export function useCurrentRow(
  key: string | undefined,
  { rowElement, stopAt }: Pick<ReturnType<typeof useRowFocus>, 'rowElement' | 'stopAt'>,
) {
  const marked = useRef<HTMLElement | null>(null);
  const shown = useRef<string | undefined>(undefined);
  // After each render: rows may have been replaced.
  useLayoutEffect(() => {
    const row = key === undefined ? null : rowElement(key);
    if (marked.current !== row) marked.current?.removeAttribute('aria-current');
    marked.current = row;
    row?.setAttribute('aria-current', 'true');
    if (key === shown.current) return;
    // The row may come with the next render.
    if (row || key === undefined) shown.current = key;
    if (!row || key === undefined || row.contains(document.activeElement)) return;
    const isInList = row.closest('[role="grid"]')?.contains(document.activeElement) ?? false;
    stopAt(key)?.scrollIntoView({ block: 'nearest' });
    if (isInList) row.focus({ preventScroll: true });
  });
}
