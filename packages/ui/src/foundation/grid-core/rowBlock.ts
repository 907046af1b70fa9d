import { useLayoutEffect, useMemo, useRef } from 'react';

/** Number of rows per block: about one window. */
const blockRows = 40;

/** Rows that follow each other, with their keys. What is out of sight, or as it was, costs the browser and React one look. */
export interface RowBlock<T> {
  id: number;
  rows: readonly T[];
  keys: readonly string[];
}

/**
 * Splits rows into blocks. A row keeps its block from `before`, because moving it to another block renders it again. New rows join the
 * block of the row above. All rows are split again only if their order changes or blocks become too large or too many.
 */
export function inBlocks<T>(rows: readonly T[], getKey: (row: T) => string, before: readonly RowBlock<T>[] = []): readonly RowBlock<T>[] {
  const keys = rows.map(getKey);
  const homes = new Map(before.flatMap((block) => block.keys.map((key) => [key, block.id] as const)));
  const gather = (homeOf: (key: string, index: number) => number) => {
    const blocks: { id: number; rows: T[]; keys: string[] }[] = [];
    rows.forEach((row, index) => {
      const key = keys[index] ?? '';
      const id = homeOf(key, index);
      if (blocks.at(-1)?.id !== id) blocks.push({ id, rows: [], keys: [] });
      blocks.at(-1)?.rows.push(row);
      blocks.at(-1)?.keys.push(key);
    });
    return blocks;
  };
  let home = homes.get(keys.find((key) => homes.has(key)) ?? '') ?? 0;
  const kept = gather((key) => {
    home = homes.get(key) ?? home;
    return home;
  });
  const isTorn =
    new Set(kept.map(({ id }) => id)).size < kept.length ||
    kept.length > 3 + (2 * rows.length) / blockRows ||
    kept.some((block) => block.rows.length > 3 * blockRows);
  return isTorn || homes.size === 0 ? gather((_, index) => Math.floor(index / blockRows)) : kept;
}

/** The blocks of a list from render to render. */
export function useRowBlocks<T>(rows: readonly T[], getKey: (row: T) => string): readonly RowBlock<T>[] {
  const before = useRef<readonly RowBlock<T>[]>([]);
  const blocks = useMemo(() => inBlocks(rows, getKey, before.current), [rows, getKey]);
  useLayoutEffect(() => {
    before.current = blocks;
  }, [blocks]);
  return blocks;
}

interface BlockProps {
  block: RowBlock<unknown>;
  selectedKeys: ReadonlySet<string> | undefined;
}

/** Whether a block renders the same: the selection of its rows and all other props are unchanged. For `memo`. */
export function isSameBlock<P extends BlockProps>(before: P, after: P): boolean {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof P>)
    if (name !== 'selectedKeys' && !Object.is(before[name], after[name])) return false;
  const [one, other] = [before.selectedKeys, after.selectedKeys];
  return one === other || (one !== undefined && other !== undefined && after.block.keys.every((key) => one.has(key) === other.has(key)));
}
