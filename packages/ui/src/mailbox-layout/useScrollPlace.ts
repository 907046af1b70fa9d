import { type UIEvent, useEffect, useRef } from 'react';

const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Takes a pane to where it was left, and remembers how far it is scrolled. A letter gets its height only when its frame is filled, so the
 * place is taken up again with every growth, until it is reached or the reader scrolls. The props are for whatever may be the one that scrolls.
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
