import type { PortraitSize } from '@jinshu/api';

/** An uploaded picture, and the widths that it is wanted in. */
export interface PortraitToScale {
  bytes: Uint8Array;
  sizes: Readonly<Record<PortraitSize, number>>;
}

/** What came of an uploaded picture: its three sizes, or that it is no image. */
export type ScaledPortrait = Record<PortraitSize, Uint8Array> | { failure: string };

/** Memory of the process that decodes: the largest picture with its pixels, several times over. */
export const residentMegabytes = 700;
