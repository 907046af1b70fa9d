import { expect, test } from 'vitest';
import { filterShortcuts } from './filterShortcuts.ts';

const groups = [
  { id: 'list', title: '邮件列表', shortcuts: [{ id: 'next', label: '下一封', keys: ['J', '↓'] }] },
  { id: 'write', title: 'Compose', shortcuts: [{ id: 'send', label: 'Send', keys: 'Ctrl+Enter' }] },
];
const found = (search: string) => filterShortcuts(groups, search).flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id));

test('a shortcut is found by what it does, where, and its keys', () => {
  expect(found('')).toEqual(['next', 'send']);
  expect(found('下一')).toEqual(['next']);
  expect(found('邮件')).toEqual(['next']);
  expect(found('ctrl+e')).toEqual(['send']);
  expect(found('SEND ctrl')).toEqual(['send']);
  expect(found('send j')).toEqual([]);
});
