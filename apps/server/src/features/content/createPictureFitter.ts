import { contentPictureSide, Problem } from '@jinshu/api';
import { createConfinedReader } from '../../platform/confined/index.ts';
import type { FittedPicture, PictureToFit } from './FittedPicture.ts';

const program = new URL('./contentPictureProcess.ts', import.meta.url);
const mostWaiting = 20;

/** Decodes images of the organization in a process of their own: none can take the server down. */
export interface PictureFitter {
  /** @throws {Problem} `image-type` for files that can't be decoded, or cost too much to decode. */
  fit(bytes: Uint8Array): Promise<Buffer>;
  close(): void;
}

/** Makes a fitter. Its process starts with the first image and ends when there are none. */
export function createPictureFitter(): PictureFitter {
  const reader = createConfinedReader<PictureToFit, FittedPicture>({
    program,
    heapMegabytes: 256,
    timeLimitMs: 20_000,
    idleMs: 30_000,
    niceness: 5,
    hasNativeCode: true,
  });
  return {
    async fit(bytes) {
      if (reader.pending >= mostWaiting) throw new Problem('unavailable');
      const fitted = await reader.read({ bytes, side: contentPictureSide });
      if ('failure' in fitted) throw new Problem('image-type');
      return Buffer.from(fitted.bytes);
    },
    close: () => reader.close(),
  };
}
