import { expect, test } from 'vitest';
import { stationeryDesigns } from './designs.ts';
import { findStationery, toStationery } from './stationery.ts';

/** Relative luminance (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

test('CMP-15 there are fourteen papers, each with names of its own in three languages', () => {
  expect(stationeryDesigns).toHaveLength(14);
  expect(new Set(stationeryDesigns.map(({ id }) => id)).size).toBe(14);
  for (const locale of ['zh-hans', 'zh-tw', 'en'] as const)
    expect(new Set(stationeryDesigns.map(({ names }) => names[locale])).size).toBe(14);
  expect(findStationery('plum')?.names.en).toBe('Plum blossom');
});

test.each(stationeryDesigns.map((design) => [design.id, design] as const))(
  '%s is small, fetches nothing and acts on nothing',
  (_id, design) => {
    const { style } = toStationery(design);
    expect(new TextEncoder().encode(style).length).toBeLessThan(3072);
    expect(style).not.toMatch(/https?:(?!\/\/www\.w3\.org\/2000\/svg)|script|foreignObject|<|expression|var\(/i);
    expect(style.split('url(').length - 1).toBe(style.split('url("data:image/svg+xml,').length - 1);
  },
);

test.each(stationeryDesigns.map((design) => [design.id, design] as const))('words are readable on every colour of %s', (_id, { css }) => {
  const colours = [css['background-color'] ?? '', ...(css['background-image']?.match(/%23[\dA-F]{6}/g) ?? [])];
  for (const colour of colours) expect(contrast(css.color ?? '', colour.replace('%23', '#')), colour).toBeGreaterThanOrEqual(7);
});
