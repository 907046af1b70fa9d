/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';
import { contrast, toHex } from '../colour.ts';
import { contrastPairs } from '../contrastPairs.ts';
import type { SkinTokens } from '../SkinTokens.ts';
import { skinList } from '../skinList.ts';

const modules = import.meta.glob<Record<string, SkinTokens>>('./*.tokens.ts', { eager: true });
const skins = Object.entries(modules).map(([path, module]) => {
  const id = path.replace('./', '').replace('.tokens.ts', '');
  return { id, skin: module[id] as SkinTokens };
});

test('every skin but the wireframe stands in the list, with its own scheme and density', () => {
  const known = skins
    .filter(({ id }) => id !== 'wireframe')
    .map(({ skin }) => ({ id: skin.meta.id, colorScheme: skin.meta.colorScheme, density: skin.density.default }));
  expect([...skinList].sort((a, b) => a.id.localeCompare(b.id))).toEqual(known.sort((a, b) => a.id.localeCompare(b.id)));
});

test('colours turn into the hex values a designer reads', () => {
  expect(toHex('oklch(0.515 0.175 259)')).toBe('#1c62c9');
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21);
});

describe.each(skins)('$id', ({ id, skin }) => {
  test('is exported under the id it stands for', () => expect(skin.meta.id).toBe(id));

  test(`text has ${skin.meta.contrast === 'aaa' ? 7 : 4.5}:1 and parts 3:1 wherever they meet`, () => {
    const floor = { text: skin.meta.contrast === 'aaa' ? 7 : 4.5, part: 3 };
    const faults = contrastPairs(skin).filter(({ kind, front, back }) => contrast(front, back) < floor[kind] - 0.01);
    expect(faults.map(({ name }) => name)).toEqual([]);
  });
});
