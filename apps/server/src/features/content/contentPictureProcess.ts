import { serveConfined } from '../../platform/confined-program/index.ts';
import { openPicture, residentMegabytes } from '../../platform/image/index.ts';
import type { FittedPicture, PictureToFit } from './FittedPicture.ts';

/** Writes only pixels: whatever else the file contains stays out. */
async function fit({ bytes, side }: PictureToFit): Promise<FittedPicture> {
  try {
    const image = openPicture(Buffer.from(bytes)).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    return { bytes: await image.webp({ quality: 90 }).toBuffer() };
  } catch {
    // Any error means that the image can't be shown.
    return { failure: 'unreadable' };
  }
}

/** The process that decodes images of the organization. */
serveConfined<PictureToFit, FittedPicture>(residentMegabytes, fit);
