import { type Light, toScreen } from './colour.ts';
import type { Color } from './SkinTokens.ts';

/** Color vision: usual, or without the cones for red, green or blue light. */
export type ColorVision = 'usual' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/** Three kinds of color blindness that flags and tags are checked for. */
export const colourBlindness = ['protanopia', 'deuteranopia', 'tritanopia'] as const satisfies readonly ColorVision[];

// Machado, Oliveira and Fernandes (2009) at full severity, for linear light.
const matrices: Record<(typeof colourBlindness)[number], readonly [Light, Light, Light]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Values of an `feColorMatrix` that shows a page as it is seen with a type of color blindness. */
export const visionFilter = (vision: (typeof colourBlindness)[number]): string =>
  [...matrices[vision].map((row) => [...row, 0, 0].join(' ')), '0 0 0 1 0'].join(' ');

/** Colors as they are seen: a certificate needs each of them many times. */
const seen: Record<ColorVision, Map<Color, Light>> = {
  usual: new Map(),
  protanopia: new Map(),
  deuteranopia: new Map(),
  tritanopia: new Map(),
};
const mostSeen = 2_000;

/** Returns a color as seen with a type of color vision. */
export function seenBy(vision: ColorVision, colour: Color): Light {
  const own = seen[vision];
  const known = own.get(colour);
  if (known) return known;
  if (own.size >= mostSeen) own.clear();
  const light = seenAs(vision, toScreen(colour));
  own.set(colour, light);
  return light;
}

/** Returns a light as seen with a type of color vision. */
export function seenAs(vision: ColorVision, [red, green, blue]: Light): Light {
  if (vision === 'usual') return [red, green, blue];
  const mix = (row: Light) => Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue));
  const [first, second, third] = matrices[vision];
  return [mix(first), mix(second), mix(third)];
}
