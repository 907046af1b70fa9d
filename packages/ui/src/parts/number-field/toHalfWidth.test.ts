import { expect, test } from 'vitest';
import { toHalfWidth } from './toHalfWidth.ts';

test('signs of full width become plain ones, and nothing else changes', () => {
  expect(toHalfWidth('１２３，４５６．７８')).toBe('123,456.78');
  expect(toHalfWidth('－５。５　％')).toBe('-5.5 %');
  expect(toHalfWidth('ＡＢｃ 一二')).toBe('ABc 一二');
});
