import type { Color } from './SkinTokens.ts';

/** Components of a color: lightness 0–1, chroma, hue in degrees, opacity. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

const pattern = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/** Reads `oklch(l c h / alpha)`; throws when the text is anything else. */
export function parseColour(colour: Color): Oklch {
  const match = pattern.exec(colour);
  if (!match) throw new Error(`“${colour}” is not written as oklch(lightness chroma hue).`);
  return { l: Number(match[1]), c: Number(match[2]), h: Number(match[3]), alpha: Number(match[4] ?? 1) };
}

const round = (value: number) => Number(value.toFixed(4));

/** Formats a color for a skin. */
export const formatColour = ({ l, c, h, alpha }: Oklch): Color =>
  `oklch(${round(l)} ${round(c)} ${round(h)}${alpha < 1 ? ` / ${round(alpha)}` : ''})`;

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Color as linear red, green and blue light, each 0–1. */
export type Light = readonly [red: number, green: number, blue: number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Returns the linear light of a color's components on an sRGB screen. */
export function lightOf(parts: Oklch): Light {
  const [red, green, blue] = toLinear(parts);
  return [clamp(red), clamp(green), clamp(blue)];
}

/** Returns the linear light of a color on an sRGB screen. */
export const toScreen = (colour: Color): Light => lightOf(parseColour(colour));

const isOnScreen = (parts: Oklch) => toLinear(parts).every((channel) => channel > -0.0005 && channel < 1.0005);

/** Lowers the chroma until an sRGB screen has the color. Clipping it there would turn the hue. */
export function fitToScreen(parts: Oklch): Oklch {
  if (isOnScreen(parts)) return parts;
  let [low, high] = [0, parts.c];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (isOnScreen({ ...parts, c: middle })) low = middle;
    else high = middle;
  }
  return { ...parts, c: low };
}

/** A light as a six-digit hex. */
export const lightToHex = (light: Light): string =>
  `#${light
    .map((channel) =>
      Math.round(encode(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The nearest six-digit hex, for a canvas, a `theme-color` or a browser without oklch. Opacity is dropped. */
export const toHex = (colour: Color): string => lightToHex(toScreen(colour));

function toLab([red, green, blue]: Light): [l: number, a: number, b: number] {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** Takes a six-digit hex apart. */
export function parseHex(hex: string): Oklch {
  const [l, a, b] = toLab([1, 3, 5].map((at) => decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number]);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, alpha: 1 };
}

/** Relative luminance of a light, 0 to 1. */
export const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG contrast of two lights, 1 to 21. */
export function contrastOfLight(first: Light, second: Light): number {
  const [one, other] = [luminance(first) + 0.05, luminance(second) + 0.05];
  return one > other ? one / other : other / one;
}

/** Returns the WCAG contrast of two opaque colors, 1 to 21. */
export const contrast = (first: Color, second: Color): number => contrastOfLight(toScreen(first), toScreen(second));

/** Returns the perceived difference of two lights, as a distance in Oklab: 0.02 is just noticeable, 0.05 obvious. */
export function distanceOfLight(first: Light, second: Light): number {
  const [one, other] = [toLab(first), toLab(second)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
