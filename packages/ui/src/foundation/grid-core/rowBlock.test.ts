import { expect, it } from 'vitest';
import { inBlocks, isSameBlock, type RowBlock } from './rowBlock.ts';

const rows = Array.from({ length: 450 }, (_, index) => `row ${index}`);

it('cuts rows into blocks in their order, none left out', () => {
  const blocks = inBlocks(rows, (row) => row);
  expect(blocks.length).toBeGreaterThan(1);
  expect(blocks.flatMap((block) => block.rows)).toEqual(rows);
  expect(blocks.flatMap((block) => block.keys)).toEqual(rows);
  expect(inBlocks([], String)).toEqual([]);
});

/** Maps each row to its block. */
const homesOf = (blocks: readonly RowBlock<string>[]) => new Map(blocks.flatMap(({ id, keys }) => keys.map((key) => [key, id] as const)));
/** Returns the number of existing rows that moved to another block and are rendered again. */
const moved = (before: readonly RowBlock<string>[], after: readonly RowBlock<string>[]) => {
  const was = homesOf(before);
  return [...homesOf(after)].filter(([key, id]) => was.has(key) && was.get(key) !== id).length;
};
const same = (row: string) => row;

it('leaves every row in its block as mails arrive above, between and below, and go', () => {
  let now = rows;
  let blocks = inBlocks(now, same);
  const become = (next: string[]) => {
    const after = inBlocks(next, same, blocks);
    expect(after.flatMap((block) => block.rows)).toEqual(next);
    expect(moved(blocks, after)).toBe(0);
    [now, blocks] = [next, after];
  };
  for (let arrived = 0; arrived < 60; arrived += 1) become([`new ${arrived}`, ...now]);
  become([...now.slice(0, 200), 'between', ...now.slice(200)]);
  become([...now, 'below']);
  become(now.filter((_, index) => index % 3 > 0));
  become([...now].reverse());
  become(now.slice(150));
});

it('cuts rows afresh when they come in another order, or when too many are in one block', () => {
  const before = inBlocks(rows, same);
  const shuffled = rows
    .map((row, index) => ({ row, at: (index * 7919) % 450 }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
  const many = Array.from({ length: 500 }, (_, index) => `many ${index}`);
  for (const next of [shuffled, [...many, ...rows], [...rows, ...many], rows.filter((_, index) => index % 40 === 0)]) {
    const after = inBlocks(next, same, before);
    expect(after.flatMap((block) => block.rows)).toEqual(next);
    expect(after.length).toBe(Math.ceil(next.length / 40));
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
  }
});

it('looks at a block again only when one of its own rows, or what all rows have in common, has changed', () => {
  const [first, second] = inBlocks(rows, (row) => row);
  if (!first || !second) throw new Error('there are two blocks');
  const props = { block: first, selectedKeys: new Set(['row 3']) as ReadonlySet<string> | undefined, look: 'wide' };
  expect(isSameBlock(props, { ...props, selectedKeys: new Set(['row 3', second.keys[0] ?? '']) })).toBe(true);
  expect(isSameBlock(props, { ...props, selectedKeys: new Set(['row 3', 'row 4']) })).toBe(false);
  expect(isSameBlock(props, { ...props, selectedKeys: new Set() })).toBe(false);
  expect(isSameBlock(props, { ...props, look: 'narrow' })).toBe(false);
  expect(isSameBlock(props, { ...props, block: second })).toBe(false);
  expect(isSameBlock({ ...props, selectedKeys: undefined }, props)).toBe(false);
});
