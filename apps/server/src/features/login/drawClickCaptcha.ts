import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { between, drawGlyph } from './drawGlyph.ts';
import { drawScene, slideSize } from './drawSlideCaptcha.ts';
import { clickCharacters } from './glyphs.ts';

/** Position on the image, in pixels from its left and top edges. */
export interface ClickPlace {
  x: number;
  y: number;
}

/** Image with four characters, and where the three requested ones are, in their order. */
export interface ClickPicture {
  picture: string;
  words: string[];
  places: ClickPlace[];
}

/** Characters drawn and requested (LGN-14). */
export const clickCounts = { drawn: 4, requested: 3 } as const;

function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items];
  return Array.from(items, () => rest.splice(randomInt(rest.length), 1)[0] as T);
}

/**
 * Draws four characters on a landscape, each in its own quarter of the width: their centers are further apart than the 40 pixels within which
 * a click counts, so that the center of one never counts for another.
 */
export async function drawClickCaptcha(): Promise<ClickPicture> {
  const { width, height } = slideSize;
  const quarter = width / clickCounts.drawn;
  const drawn = shuffled(clickCharacters)
    .slice(0, clickCounts.drawn)
    .map((word, index) => ({
      word,
      place: { x: Math.round(quarter * (index + 0.5)) + between(-10, 10), y: between(30, height - 30) },
    }));
  const paths = drawn.map(({ word, place }) => drawGlyph(word, { ...place, size: between(36, 42) })).join('');
  // A dark rim keeps the light strokes readable on every sky.
  const characters = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke-linecap="round"
    stroke-linejoin="round"><path d="${paths}" stroke="#14203d" stroke-width="7.5"/><path d="${paths}" stroke="#fff" stroke-width="3.6"/></g></svg>`;
  const png = await sharp(Buffer.from(drawScene()))
    .composite([{ input: Buffer.from(characters) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const requested = shuffled(drawn).slice(0, clickCounts.requested);
  return {
    picture: `data:image/png;base64,${png.toString('base64')}`,
    words: requested.map(({ word }) => word),
    places: requested.map(({ place }) => place),
  };
}
