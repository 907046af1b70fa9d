import { expect, test } from 'vitest';
import { colourIndexOf, initialOf } from './initialOf.ts';

test.each([
  ['林月', '月'],
  ['欧阳修远', '远'],
  ['Ada Lovelace', 'AL'],
  ['service', 'S'],
  ['zhou.an', 'ZA'],
  ['Åsa', 'Å'],
  ['财务 Team', '财T'],
  ['  ', ''],
  ['𠮷', '𠮷'],
])('%o is shown as %o', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('a name keeps its colour, however it is spaced or capitalised', () => {
  expect(colourIndexOf(' Lin Yue ')).toBe(colourIndexOf('lin yue'));
});

test('names spread over the colours', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`);
  expect(new Set(names.map(colourIndexOf)).size).toBe(11);
});
