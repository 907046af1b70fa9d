import { expect, test } from 'vitest';
import { listEntriesProblem, listEntryProblem, splitEntries } from './listEntry.ts';

test('SET-76 an entry is an address, or @ followed by a domain', () => {
  for (const entry of ['a@b.example', ' chen.wei@mail.b.example ', '@b.example', '张@例子.中国', '@a-b.c.example'])
    expect(listEntryProblem(entry, 'address-or-domain')).toBeUndefined();
  for (const entry of ['b.example', '@', '@b', 'a@b', 'a b@c.example', '@@b.example', 'a@b.example, c@d.example', '@b..example'])
    expect(listEntryProblem(entry, 'address-or-domain')).toBe('not-an-entry');
});

test('SET-71 SET-72 a target is an address, and nothing else', () => {
  expect(listEntryProblem('', 'address')).toBe('required');
  expect(listEntryProblem('@b.example', 'address')).toBe('not-an-entry');
  expect(listEntryProblem('a@b.example', 'address')).toBeUndefined();
});

test('nothing stands in a list twice', () => {
  expect(listEntryProblem('A@b.example', 'address', ['a@B.example'])).toBe('taken');
});

test('SET-76 several entries are told apart by lines, spaces and commas of both scripts, and one wrong entry refuses all', () => {
  expect(splitEntries('a@b.example\r\n@c.example， d@e.example;a@b.example、')).toEqual(['a@b.example', '@c.example', 'd@e.example']);
  expect(listEntriesProblem('a@b.example\n@c.example', 'address-or-domain')).toBeUndefined();
  expect(listEntriesProblem('a@b.example c.example', 'address-or-domain')).toEqual({ problem: 'not-an-entry', entry: 'c.example' });
  expect(listEntriesProblem(' ', 'address')).toEqual({ problem: 'required', entry: '' });
});
