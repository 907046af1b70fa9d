import { expect, test } from 'vitest';
import { fitRow } from './fitRow.ts';

const widths = [100, 100, 100];

test('a row that has room shows everything, and keeps none for the rest', () => {
  expect(fitRow(widths, { room: 304, gap: 2, more: 40 })).toBe(3);
});

test('a row that is too short keeps room for the way to the rest', () => {
  expect(fitRow(widths, { room: 303, gap: 2, more: 40 })).toBe(2);
  expect(fitRow(widths, { room: 243, gap: 2, more: 40 })).toBe(1);
});

test('a row with no room at all shows nothing', () => {
  expect(fitRow(widths, { room: 60, gap: 2, more: 40 })).toBe(0);
  expect(fitRow([], { room: 0, gap: 2, more: 40 })).toBe(0);
});
