import { distanceOfLight, type Light, lightOf, lightToHex, type Oklch, parseHex } from '../theme/colour.ts';

/** Bits that are dropped of each channel: 32 steps are enough to gather the shades of an edge. */
const shift = 3;
/** Below this opacity a pixel is part of the soft edge. */
const opaque = 200;
/** Between these lightnesses a color without chroma is a color of a logo, and not paper or ink. */
const ink = { darkest: 0.22, lightest: 0.94, gray: 0.025 };
/** Colors that are closer than this are one color with shades. */
const apart = 0.1;
/** Share of the colored pixels below which a color is a detail. */
const smallest = 0.01;

interface Bin {
  count: number;
  red: number;
  green: number;
  blue: number;
}

const hexOf = ({ count, red, green, blue }: Bin) =>
  `#${[red, green, blue]
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Paper, ink, and what is so dark or light that its hue isn't seen. */
function isGround({ l, c }: Oklch): boolean {
  return l > ink.lightest || l < ink.darkest || (c < ink.gray && (l > 0.85 || l < 0.35));
}

function gather(pixels: ArrayLike<number>): Bin[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue, alpha] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]] as [number, number, number, number];
    if (alpha < opaque) continue;
    const key = ((red >> shift) << 10) | ((green >> shift) << 5) | (blue >> shift);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(key, { count: bin.count + 1, red: bin.red + red, green: bin.green + green, blue: bin.blue + blue });
  }
  return [...bins.values()];
}

/**
 * The leading colors of a decoded image as six-digit hexes, the most frequent first. White, black, near-whites and transparent pixels
 * aren't counted; shades of a color are one.
 *
 * @example
 * const { data } = context.getImageData(0, 0, 96, 96);
 * const [brand] = leadingColors(data);
 */
export function leadingColors(pixels: ArrayLike<number>, most = 5): string[] {
  const colored = gather(pixels)
    .map((bin) => ({ bin, parts: parseHex(hexOf(bin)) }))
    .filter(({ parts }) => !isGround(parts));
  const total = colored.reduce((sum, { bin }) => sum + bin.count, 0);
  const groups: { light: Light; lead: Bin; count: number }[] = [];
  // The most frequent shade leads its group, so that an edge does not mix two colors.
  for (const { bin, parts } of colored.toSorted((one, other) => other.bin.count - one.bin.count)) {
    const light = lightOf(parts);
    const group = groups.find((one) => distanceOfLight(one.light, light) < apart);
    if (group) group.count += bin.count;
    else groups.push({ light, lead: bin, count: bin.count });
  }
  return groups
    .filter(({ count }) => count >= total * smallest)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ light }) => lightToHex(light).toUpperCase());
}
