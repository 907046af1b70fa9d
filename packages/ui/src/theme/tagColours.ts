import { formatColour, parseHex } from './colour.ts';
import type { Colour, SkinTokens } from './SkinTokens.ts';

/** Ground and word of a tag as a skin draws its stored colour: the hue is the reader's, the lightness the skin's. */
export function tagColours({ bgL, bgC, fgL, fgC }: SkinTokens['tag'], stored: string): { ground: Colour; word: Colour } {
  const { c, h } = parseHex(stored);
  return {
    ground: formatColour({ l: bgL, c: Math.min(c, bgC), h, alpha: 1 }),
    word: formatColour({ l: fgL, c: Math.min(c, fgC), h, alpha: 1 }),
  };
}
