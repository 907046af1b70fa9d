import { createHash } from 'node:crypto';
import type { StoredBlob } from './BlobStore.ts';

/** Hashes and counts bytes while they pass. */
export interface Digest {
  readonly size: number;
  add(part: Uint8Array): void;
  end(): StoredBlob & { md5: string };
}

/** Begins to hash. */
export function createDigest(): Digest {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(part) {
      sha256.update(part);
      md5.update(part);
      size += part.byteLength;
    },
    end: () => ({ hash: sha256.digest(), size, md5: md5.digest('hex') }),
  };
}
