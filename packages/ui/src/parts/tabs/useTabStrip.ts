import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Key } from 'react-aria-components';

const find = (scroller: HTMLElement | null, key: Key) =>
  scroller?.querySelector<HTMLElement>(`[role="tab"][data-key="${CSS.escape(String(key))}"]`);

const nothing: ReadonlySet<string> = new Set();

/** Returns the tabs that are fully or partly out of view. Uses an IntersectionObserver, so nothing is measured. */
export function useHiddenTabs(ref: RefObject<HTMLElement | null>, tabs: object | undefined): ReadonlySet<string> {
  const [hidden, setHidden] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are other elements to look at
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (target instanceof HTMLElement && target.dataset.key !== undefined) seen.set(target.dataset.key, intersectionRatio > 0.9);
        const next = [...seen].filter(([, isSeen]) => !isSeen).map(([key]) => key);
        setHidden((before) => (next.length === before.size && next.every((key) => before.has(key)) ? before : new Set(next)));
      },
      { root, threshold: [0, 0.9, 1] },
    );
    for (const tab of root.querySelectorAll('[role="tab"]')) observer.observe(tab);
    return () => observer.disconnect();
  }, [ref, tabs]);
  return hidden;
}

/** Scrolls the selected tab into view, along the row only. The page doesn't scroll. */
export function useSelectedInView(ref: RefObject<HTMLElement | null>, selectedKey: Key | null | undefined, tabs: object | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab may come after the choice of it
  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller || selectedKey === null || selectedKey === undefined) return;
    const show = () => {
      if (scroller.scrollWidth <= scroller.clientWidth) return;
      const tab = find(scroller, selectedKey)?.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      if (!tab) return;
      if (tab.left < view.left) scroller.scrollLeft -= view.left - tab.left;
      else if (tab.right > view.right) scroller.scrollLeft += tab.right - view.right;
    };
    show();
    // The menu of hidden tabs, counts that come later and another width of the window move the selected tab out of view again.
    const observer = new ResizeObserver(show);
    for (const part of [scroller, ...scroller.querySelectorAll('[role="tab"]')]) observer.observe(part);
    return () => observer.disconnect();
  }, [ref, selectedKey, tabs]);
}
