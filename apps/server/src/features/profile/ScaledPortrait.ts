import type { PortraitSize } from '@jinshu/api';

/** An uploaded image and the requested widths. */
export interface PortraitToScale {
  bytes: Uint8Array;
  sizes: Readonly<Record<PortraitSize, number>>;
}

/** Result of an upload: the image in three sizes, or an error if it can't be decoded. */
export type ScaledPortrait = Record<PortraitSize, Uint8Array> | { failure: string };
