import { expect, test } from 'vitest';
import { type SkinTokens, toHex } from '../theme/skinData.ts';
import { skinAccents } from './skinAccents.ts';
import { skinOfHue } from './skinOfHue.ts';

test.each(Object.entries(skinAccents))('BAK-112 the brand color of %s is the one of its tokens', async (id, accent) => {
  const tokens = (await import(`../theme/skins/${id}.tokens.ts`)) as Record<string, SkinTokens>;
  expect(tokens[id]?.color.accent.base).toBe(accent);
});

test('BAK-112 a brand color of nearly the hue of a skin names that skin, and a gray or another hue names none', () => {
  const light = (hex: string) => skinOfHue(hex);
  expect(['#1F7A5C', '#1C62C9', '#B02A20', '#B89A10'].map(light)).toEqual(['qingxinlu', 'jingdianlan', 'zhongguofeng', undefined]);
  expect([skinOfHue('#1F7A5C', 'dark'), skinOfHue('#B02A20', 'dark')]).toEqual(['hetangyuese', undefined]);
  expect(skinOfHue(toHex('oklch(0.6 0.14 154)'))).toBe('qingxinlu');
  // Red is on both sides of the end of the circle.
  expect(skinOfHue(toHex('oklch(0.55 0.19 2)'))).toBe('keaifen');
  expect(['#6B6B6B', '#FFFFFF', '#6B7460'].map(light)).toEqual([undefined, undefined, undefined]);
});
