import { expect, test } from 'vitest';
import { drawQr } from './drawQr.ts';

/** Returns the modules that an outline covers. */
function cover({ size, outline }: ReturnType<typeof drawQr>) {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of outline.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step++) (rows[Number(y)] ?? [])[Number(x) + step] = true;
  return rows;
}

test('a code has its three finders and a quiet zone of four modules', () => {
  const drawing = drawQr('otpauth://totp/Jinshu:lin.yue@jinshu.example?secret=JBSWY3DPEHPK3PXP', 'M');
  const rows = cover(drawing);
  const finder = (left: number, top: number) => rows[top]?.slice(left, left + 7);
  const last = drawing.size - 4 - 7;
  for (const [left, top] of [
    [4, 4],
    [last, 4],
    [4, last],
  ] as const)
    expect(finder(left, top)).toEqual(Array(7).fill(true));
  const edge = [0, 1, 2, 3, drawing.size - 4, drawing.size - 1];
  for (const y of edge) expect(rows[y]?.some(Boolean)).toBe(false);
  for (const row of rows) expect(edge.some((x) => row[x])).toBe(false);
});

test('a longer text and a stronger correction make a larger code', () => {
  expect(drawQr('锦书'.repeat(40), 'M').size).toBeGreaterThan(drawQr('锦书', 'M').size);
  expect(drawQr('锦书'.repeat(40), 'H').size).toBeGreaterThan(drawQr('锦书'.repeat(40), 'L').size);
});
