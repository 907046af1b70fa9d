import { formatColour, parseHex } from './colour.ts';
import type { Color, SkinTokens } from './SkinTokens.ts';

/** Returns the background and text colors of a tag in a skin. The hue comes from the stored color, the lightness from the skin. */
export function tagColours({ bgL, bgC, fgL, fgC }: SkinTokens['tag'], stored: string): { ground: Color; word: Color } {
  const { c, h } = parseHex(stored);
  return {
    ground: formatColour({ l: bgL, c: Math.min(c, bgC), h, alpha: 1 }),
    word: formatColour({ l: fgL, c: Math.min(c, fgC), h, alpha: 1 }),
  };
}
