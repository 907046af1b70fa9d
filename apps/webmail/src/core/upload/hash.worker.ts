import { chunkBytes } from '@jinshu/api';
import { md5OfSlices } from './md5OfSlices.ts';

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage({ md5: await md5OfSlices(data, chunkBytes) });
  } catch (error) {
    // The file vanished or was changed on disk while it was read.
    self.postMessage({ error: String(error) });
  }
};
