import type { Sharp } from 'sharp';
import { serveConfined } from '../../platform/confined-program/index.ts';
import { openPicture, residentMegabytes } from '../../platform/image/index.ts';
import type { PortraitToScale, ScaledPortrait } from './ScaledPortrait.ts';

/** Writes only pixels: place and camera of a photo stay out. */
const scale = (image: Sharp, size: number): Promise<Buffer> =>
  image.clone().resize(size, size, { fit: 'cover' }).flatten({ background: '#fff' }).jpeg({ quality: 86 }).toBuffer();

async function scaleAll({ bytes, sizes }: PortraitToScale): Promise<ScaledPortrait> {
  try {
    const image = openPicture(Buffer.from(bytes));
    const [small, regular, large] = await Promise.all([scale(image, sizes.small), scale(image, sizes.regular), scale(image, sizes.large)]);
    return { small, regular, large };
  } catch {
    // Any error means that the image can't be shown.
    return { failure: 'unreadable' };
  }
}

/** The process that decodes portraits. */
serveConfined<PortraitToScale, ScaledPortrait>(residentMegabytes, scaleAll);
