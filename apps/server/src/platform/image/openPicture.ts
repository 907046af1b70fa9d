import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';

/** Larger images are refused before they are decoded: neither a portrait nor a banner needs 50 megapixels. */
const limitInputPixels = 50_000_000;

/** Memory of a process that decodes, in megabytes: several times the pixels of the largest image. */
export const residentMegabytes = 700;

/** Opens an uploaded image of an accepted type. Call it in a confined process only. */
export function openPicture(bytes: Buffer): Sharp {
  if (bytes.toString('latin1', 0, 2) !== 'BM') return sharp(bytes, { limitInputPixels }).autoOrient();
  // The decoder takes the room for all pixels that the header claims.
  if (Math.abs(bytes.readInt32LE(18) * bytes.readInt32LE(22)) > limitInputPixels) throw new Error('too many pixels');
  const { data, width, height } = decode(bytes, { toRGBA: true });
  // Most of them have no transparency, and contain no useful value there.
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels }).removeAlpha();
}
