import { expect, test } from 'vitest';
import { bookItems, wayTo } from './bookItems.ts';

const tree = [
  { id: '1', name: '锦书研究院', children: [{ id: '2', name: '研究部', children: [{ id: '3', name: '青鸾项目组' }] }] },
  { id: '4', name: '合规部' },
];

test('CON-02 CON-18 shows the lines below those that are open, with their level and place', () => {
  const lines = (...open: string[]) =>
    bookItems(tree, new Set(open)).map(({ node, level, position, setSize, isExpanded }) => [node.id, level, position, setSize, isExpanded]);
  expect(lines()).toEqual([
    ['1', 1, 1, 2, false],
    ['4', 1, 2, 2, undefined],
  ]);
  expect(lines('1', '2').map(([id, level]) => [id, level])).toEqual([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 1],
  ]);
});

test('CON-02 finds the way to a department, and none to one that is not there', () => {
  expect(wayTo(tree, '3')).toEqual(['1', '2', '3']);
  expect(wayTo(tree, '9')).toEqual([]);
});
