import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitRow } from './fitRow.ts';

/**
 * Returns the number of children that fit in a row. The last child is the control that opens the others. Children that don't fit must keep
 * their width, out of the flow. After the first measurement only the observer reports widths, so this hook never forces a layout.
 */
export function useFittingCount(rowRef: RefObject<HTMLElement | null>, ids: readonly string[], gap: number): number {
  const [fitting, setFitting] = useState(ids.length);
  const identity = ids.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other children of the row
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (!row) return;
    const children = [...row.children];
    const widths = new Map<Element, number>(children.map((child) => [child, child.getBoundingClientRect().width]));
    let room = row.getBoundingClientRect().width;
    const update = () => {
      const all = children.map((child) => widths.get(child) ?? 0);
      setFitting(fitRow(all.slice(0, -1), { room, gap, more: all.at(-1) ?? 0 }));
    };
    update();
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const width = borderBoxSize[0]?.inlineSize ?? 0;
        if (target === row) room = width;
        else widths.set(target, width);
      }
      update();
    });
    for (const element of [row, ...children]) observer.observe(element);
    return () => observer.disconnect();
  }, [rowRef, identity, gap]);
  return Math.min(fitting, ids.length);
}
