import { type UIEvent, useEffect, useRef } from 'react';

const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a pane and keeps it updated. A message gets its height only when its frame is filled, so scrolling
 * repeats with every growth until the position is reached or the user scrolls. Spread the props on every element that may be the one that
 * scrolls.
 */
export function useScrollPlace(place: { scrollTop: number } | undefined) {
  const panes = useRef(new Set<HTMLElement>());
  const isComing = useRef(false);
  useEffect(() => {
    const wanted = place?.scrollTop ?? 0;
    if (wanted === 0) return;
    isComing.current = true;
    const end = () => {
      isComing.current = false;
      observer.disconnect();
      for (const type of takingOver) document.removeEventListener(type, end, true);
    };
    const go = () => {
      for (const pane of panes.current) {
        pane.scrollTop = wanted;
        if (Math.abs(pane.scrollTop - wanted) < 1) end();
      }
    };
    const observer = new ResizeObserver(go);
    for (const pane of panes.current) for (const child of pane.children) observer.observe(child);
    for (const type of takingOver) document.addEventListener(type, end, { capture: true, passive: true });
    go();
    return end;
  }, [place]);
  return {
    ref: (pane: HTMLElement | null) => {
      if (pane) panes.current.add(pane);
      return () => {
        if (pane) panes.current.delete(pane);
      };
    },
    onScroll: ({ currentTarget, target }: UIEvent<HTMLElement>) => {
      if (place && target === currentTarget && !isComing.current) place.scrollTop = currentTarget.scrollTop;
    },
  };
}
