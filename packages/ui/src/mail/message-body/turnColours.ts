import { contrastOfLight, formatColour, type Oklch, parseHex, toHex, toScreen } from '../../foundation/theme/colour.ts';

/** Colors of the skin that a message is adapted to. */
export interface LetterGround {
  panel: string;
  ink: string;
  link: string;
}

/** Minimum contrast of all text; slightly above 4.5, because colors are rounded to screen values. */
export const letterContrast = 4.55;

/** Lightness up to which a color counts as ink: the black of mail programs, or nearly. */
const inkUpTo = 0.26;

const round = (colour: Oklch): string => toHex(formatColour(colour));

/** Returns the nearest displayable color: keeps hue and lightness, reduces chroma. */
function hexOf(colour: Oklch): string {
  let { c } = colour;
  for (let tries = 0; tries < 30 && c > 0.005; tries += 1) {
    const shown = parseHex(round({ ...colour, c }));
    if (Math.abs(shown.c - c) < 0.006 && Math.abs(shown.l - colour.l) < 0.006) break;
    c *= 0.9;
  }
  return round({ ...colour, c });
}

const lightOf = (hex: string) => toScreen(formatColour(parseHex(hex)));

/** WCAG contrast of two six-digit hexes. */
export const contrastOfHex = (one: string, other: string): number => contrastOfLight(lightOf(one), lightOf(other));

/** Maps the lightness of a color from white paper to the skin: white becomes the panel, black the ink. Hues are kept. */
function turn(hex: string, { panel, ink }: LetterGround): Oklch {
  const [colour, paper, black] = [parseHex(hex), parseHex(panel), parseHex(ink)];
  const share = Math.min(1, Math.max(0, (colour.l - inkUpTo) / (1 - inkUpTo)));
  const l = black.l + (paper.l - black.l) * share;
  // What has no hue of its own takes that of the skin.
  if (colour.c < 0.02) return { l, c: black.c + (paper.c - black.c) * share, h: share < 0.5 ? black.h : paper.h, alpha: 1 };
  return { ...colour, l };
}

/** Returns the background of an element in a dark skin. Dark backgrounds are kept, so that a dark bar doesn't become glaring. */
export function turnGround(hex: string, ground: LetterGround): string {
  const turned = turn(hex, ground);
  return turned.l >= parseHex(hex).l ? hex : hexOf(turned);
}

/** Returns the color of text, lines and borders on an adapted background. */
export const turnInk = (hex: string, ground: LetterGround): string => hexOf(turn(hex, ground));

/** The nearest lightness of the same hue at which words can be read on a ground. */
export function makeReadable(hex: string, ground: string): string {
  if (contrastOfHex(hex, ground) >= letterContrast) return hex;
  const colour = parseHex(hex);
  const end = contrastOfHex('#ffffff', ground) >= letterContrast ? 1 : 0;
  let [near, far] = [colour.l, end];
  for (let step = 0; step < 12; step += 1) {
    const middle = (near + far) / 2;
    if (contrastOfHex(hexOf({ ...colour, l: middle }), ground) >= letterContrast) far = middle;
    else near = middle;
  }
  const found = hexOf({ ...colour, l: far });
  return contrastOfHex(found, ground) >= letterContrast ? found : end === 1 ? '#ffffff' : '#000000';
}
