import { parseColour, parseHex } from '../theme/skinData.ts';
import { skinList } from '../theme/skinList.ts';
import { skinAccents } from './skinAccents.ts';

/** Id of a skin of the product. */
export type ProductSkinId = keyof typeof skinAccents;

/** Degrees between two hues that are called by one name. */
const nearly = 15;
/** Below this chroma a color has no hue that one would notice. */
const colored = 0.04;

const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** The light or dark skin of the product with nearly the hue of a color; `undefined` if there is none, or if the color is gray. */
export function skinOfHue(hex: string, tone: 'light' | 'dark' = 'light'): ProductSkinId | undefined {
  const brand = parseHex(hex);
  if (brand.c < colored) return undefined;
  const [nearest] = (Object.keys(skinAccents) as ProductSkinId[])
    .filter((id) => skinList.some((skin) => skin.id === id && skin.colorScheme === tone))
    .map((id) => ({ id, ...parseColour(skinAccents[id]) }))
    .filter(({ c, h }) => c >= colored && between(h, brand.h) <= nearly)
    .toSorted(
      (one, other) => between(one.h, brand.h) - between(other.h, brand.h) || Math.abs(one.l - brand.l) - Math.abs(other.l - brand.l),
    );
  return nearest?.id;
}
