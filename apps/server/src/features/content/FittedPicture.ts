/** An uploaded image, and the largest width and height that it may have, in pixels. */
export interface PictureToFit {
  bytes: Uint8Array;
  side: number;
}

/** The image as WebP, or an error if it can't be decoded. */
export type FittedPicture = { bytes: Uint8Array } | { failure: string };
