import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Time after a move in which the pointer counts as aiming at a row. */
const AIMING_MS = 1200;

/** Returns the distance of a row from the top of the list, independent of scrolling. */
const topOf = (root: HTMLElement | null, row: HTMLElement): number =>
  Math.round(row.getBoundingClientRect().top - (root?.firstElementChild?.getBoundingClientRect().top ?? 0));

/** Moves all rows up, out of the way of layout. */
function shiftRows(root: HTMLElement, by: number): void {
  const content = root.firstElementChild;
  if (content instanceof HTMLElement) content.style.translate = by === 0 ? '' : `0 ${-by}px`;
}

/**
 * Keeps the row under the pointer in place when rows are added or removed above it, so that a press doesn't hit another message. When the
 * pointer stops or leaves, a list that was at its top scrolls back there.
 */
export function useSteadyRows(rootRef: RefObject<HTMLElement | null>, rows: unknown) {
  const aim = useRef<{ row: HTMLElement; top: number } | null>(null);
  const pushedTo = useRef(0);
  const shift = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const settle = () => {
    clearTimeout(timer.current);
    aim.current = null;
    const root = rootRef.current;
    if (root) shiftRows(root, 0);
    shift.current = 0;
    // Don't scroll back if the user has scrolled meanwhile.
    if (root && pushedTo.current > 0 && root.scrollTop === pushedTo.current) root.scrollTop = 0;
    pushedTo.current = 0;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what may have moved
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root || !aim.current?.row.isConnected) return;
    const { row, top } = aim.current;
    const by = topOf(root, row) - top;
    aim.current = { row, top: top + by };
    if (by === 0 || root.scrollTop !== pushedTo.current) return;
    // Browsers hold what is in view of a list that is scrolled, and only of that one.
    if (root.scrollTop > 0) {
      pushedTo.current += by;
      return;
    }
    root.scrollTop = by;
    pushedTo.current = root.scrollTop;
    // A list that is not full has nowhere to scroll to.
    shift.current += by - root.scrollTop;
    shiftRows(root, shift.current);
  }, [rows, rootRef]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerMove: (event: PointerEvent) => {
      const row = event.pointerType === 'mouse' ? (event.target as Element).closest<HTMLElement>('[data-key]') : null;
      if (row !== aim.current?.row) aim.current = row && { row, top: topOf(rootRef.current, row) };
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, AIMING_MS);
    },
    onPointerLeave: settle,
  };
}
