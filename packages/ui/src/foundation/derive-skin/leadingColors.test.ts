import { expect, test } from 'vitest';
import { leadingColors } from './leadingColors.ts';

/** Pixels of colors, each as often as its count says. */
const pixels = (...parts: readonly [hex: string, count: number, alpha?: number][]) =>
  Uint8ClampedArray.from(
    parts.flatMap(([hex, count, alpha = 255]) => {
      const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Array.from({ length: count }, () => [...rgb, alpha]).flat();
    }),
  );

test('BAK-112 the leading colors of a logo are its colors by frequency, without paper, ink and what can be seen through', () => {
  const logo = pixels(['#FFFFFF', 900], ['#F8FAF9', 200], ['#000000', 400], ['#1F7A5C', 90], ['#C79A3B', 200], ['#D9482B', 500, 40]);
  expect(leadingColors(logo)).toEqual(['#C79A3B', '#1F7A5C']);
});

test('BAK-112 shades and soft edges of a color are one, and single pixels none', () => {
  const shades = Array.from({ length: 12 }, (_, step): [string, number] => [`#1F${(0x72 + step).toString(16)}5C`, 20]);
  expect(leadingColors(pixels(...shades, ['#7A1FB0', 1], ['#E0E7E4', 300]))).toHaveLength(1);
  expect(leadingColors(pixels(...shades))[0]).toMatch(/^#1F7[0-9A-F]5C$/);
});

test('BAK-112 a logo of gray keeps its gray, and one of black and white has no color', () => {
  expect(leadingColors(pixels(['#FFFFFF', 50], ['#6B6B6B', 50]))).toEqual(['#6B6B6B']);
  expect(leadingColors(pixels(['#FFFFFF', 50], ['#000000', 50], ['#1A1A1A', 50]))).toEqual([]);
  expect(leadingColors(new Uint8ClampedArray())).toEqual([]);
});

test('BAK-112 at most as many are offered as asked for', () => {
  const many = pixels(['#D9482B', 60], ['#1F7A5C', 50], ['#2F7DE1', 40], ['#8A5BD6', 30], ['#F0A21B', 20], ['#E06C9F', 10]);
  expect(leadingColors(many)).toEqual(['#D9482B', '#1F7A5C', '#2F7DE1', '#8A5BD6', '#F0A21B']);
  expect(leadingColors(many, 2)).toEqual(['#D9482B', '#1F7A5C']);
});
