/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';
import { en } from '../../strings/en.ts';
import { zhHans } from '../../strings/zh-hans.ts';
import { zhTw } from '../../strings/zh-tw.ts';
import { certifySkin } from '../certifySkin.ts';
import { contrast, formatColour, toHex } from '../colour.ts';
import type { SkinTokens } from '../SkinTokens.ts';
import { skinList } from '../skinList.ts';

const modules = import.meta.glob<Record<string, SkinTokens>>('./*.tokens.ts', { eager: true });
const pictures = Object.keys(import.meta.glob('../art/*.svg')).map((path) => path.replace('../art/', ''));
const skins = Object.entries(modules).map(([path, module]) => {
  const id = path.replace('./', '').replace('.tokens.ts', '');
  return { id, skin: module[id] as SkinTokens };
});

test('SKN-01 there are fifteen skins, and every one but the wireframe stands in the list as its tokens say', () => {
  const known = skins
    .filter(({ id }) => id !== 'wireframe')
    .map(({ skin: { meta, density } }) => ({
      id: meta.id,
      colorScheme: meta.colorScheme,
      density: density.default,
      contrast: meta.contrast ?? 'aa',
    }));
  expect(skinList).toHaveLength(15);
  expect([...skinList].sort((a, b) => a.id.localeCompare(b.id))).toEqual(known.sort((a, b) => a.id.localeCompare(b.id)));
});

test('the skin for those who need contrast promises 7:1', () =>
  expect(skinList.filter((skin) => skin.contrast === 'aaa').map(({ id }) => id)).toEqual(['heibaifenming']));

test('colours turn into the hex values a designer reads', () => {
  expect(toHex('oklch(0.515 0.175 259)')).toBe('#1c62c9');
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21);
});

test('flags that look alike to some eyes are told apart by their names, in every language', () => {
  for (const { flags } of [en, zhHans, zhTw]) {
    for (const { skin } of skins) {
      const colours = Object.keys(skin.color.flag) as (keyof typeof skin.color.flag)[];
      expect(new Set(colours.map((colour) => flags[colour])).size).toBe(colours.length);
    }
  }
});

test('every picture of a skin is there, and no other', () => {
  const named = skins.flatMap(({ skin: { art } }) => [art.header, art.sidebar, art.login]).filter((picture) => picture !== 'none');
  const files = named.map((picture) => picture.replace('url(../art/', '').replace(')', ''));
  expect(files.sort()).toEqual(pictures.filter((file) => /-(header|side|login)\.svg$/.test(file)).sort());
});

describe.each(skins)('$id', ({ id, skin }) => {
  const certificate = certifySkin(skin);

  test('is exported under the id it stands for', () => expect(skin.meta.id).toBe(id));

  test(`text has ${skin.meta.contrast === 'aaa' ? 7 : 4.5}:1 and parts 3:1 wherever they meet`, () => {
    expect(certificate.faults).toEqual([]);
    expect(certificate.count).toBeGreaterThan(300);
  });

  test('the nine flags stand out from a row, and the words of the sixteen tags from theirs, for every eye', () => {
    for (const { measured } of Object.values(certificate.lowest.flag)) expect(measured).toBeGreaterThanOrEqual(2.99);
    for (const { measured, needed } of Object.values(certificate.lowest.tag)) expect(measured).toBeGreaterThanOrEqual(needed - 0.01);
  });

  test('the usual eyes tell the nine flags apart by colour alone', () =>
    expect(certificate.alike.filter(({ vision }) => vision === 'usual')).toEqual(id === 'wireframe' ? expect.any(Array) : []));

  test('a tag of any colour can be read', () => {
    const { bgL, bgC, fgL, fgC } = skin.tag;
    const hues = Array.from({ length: 24 }, (_, step) => step * 15);
    const paint = (l: number, c: number) => (h: number) => formatColour({ l, c, h, alpha: 1 });
    const worst = Math.min(...hues.map((h) => contrast(paint(bgL, bgC)(h), paint(fgL, fgC)(h))));
    expect(worst).toBeGreaterThanOrEqual(skin.meta.contrast === 'aaa' ? 7 : 4.5);
  });
});
