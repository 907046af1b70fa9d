import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { serveConfined } from '../../platform/confined/serveConfined.ts';
import { type PortraitToScale, residentMegabytes, type ScaledPortrait } from './ScaledPortrait.ts';

/** Larger images are refused before they are decoded: a portrait doesn't need 50 megapixels. */
const limitInputPixels = 50_000_000;

function open(bytes: Buffer): Sharp {
  if (bytes.toString('latin1', 0, 2) !== 'BM') return sharp(bytes, { limitInputPixels }).autoOrient();
  // The decoder takes the room for all pixels that the header claims.
  if (Math.abs(bytes.readInt32LE(18) * bytes.readInt32LE(22)) > limitInputPixels) throw new Error('too many pixels');
  const { data, width, height } = decode(bytes, { toRGBA: true });
  // Most of them have no transparency, and contain no useful value there.
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels }).removeAlpha();
}

/** Writes only pixels: place and camera of a photo stay out. */
const scale = (image: Sharp, size: number): Promise<Buffer> =>
  image.clone().resize(size, size, { fit: 'cover' }).flatten({ background: '#fff' }).jpeg({ quality: 86 }).toBuffer();

async function scaleAll({ bytes, sizes }: PortraitToScale): Promise<ScaledPortrait> {
  try {
    const image = open(Buffer.from(bytes));
    const [small, regular, large] = await Promise.all([scale(image, sizes.small), scale(image, sizes.regular), scale(image, sizes.large)]);
    return { small, regular, large };
  } catch {
    // Any error means that the image can't be shown.
    return { failure: 'unreadable' };
  }
}

/** The process that decodes portraits. */
serveConfined<PortraitToScale, ScaledPortrait>(residentMegabytes, scaleAll);
