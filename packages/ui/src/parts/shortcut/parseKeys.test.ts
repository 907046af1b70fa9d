import { expect, test } from 'vitest';
import { parseKeys } from './parseKeys.ts';

const drawn = (keys: string, isApple = false) => parseKeys(keys, isApple).map((press) => press.map((key) => key.drawn));

test('keys held together and presses one after the other', () => {
  expect(drawn('Ctrl+Shift+b')).toEqual([['Ctrl', 'Shift', 'B']]);
  expect(drawn('g i')).toEqual([['G'], ['I']]);
  expect(drawn('* A')).toEqual([['*'], ['A']]);
});

test('the plus key is a key too', () => {
  expect(drawn('+')).toEqual([['+']]);
  expect(drawn('Ctrl++')).toEqual([['Ctrl', '+']]);
});

test('on an Apple machine the command key stands for Ctrl', () => {
  expect(drawn('Ctrl+Enter', true)).toEqual([['⌘', '↩']]);
  expect(parseKeys('Ctrl+Alt+L', true)[0]?.map((key) => key.name)).toEqual(['Command', 'Option', undefined]);
});

test('a key that is drawn as a sign has a name in words', () => {
  expect(parseKeys('↑', false)).toEqual([[{ drawn: '↑', name: 'ArrowUp' }]]);
});
