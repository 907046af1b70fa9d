import { Readable } from 'node:stream';
import { readRaw } from '../../mail/content/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

/**
 * Returns the bytes of a message. If another user has permanently deleted it meanwhile, the file is empty, so that the other files still
 * arrive.
 */
export const openMail = async ({ db, blobs }: Pick<Deps, 'db' | 'blobs'>, contentId: number): Promise<Readable> =>
  Readable.from([(await readRaw(db, blobs, contentId)) ?? Buffer.alloc(0)], { objectMode: false });
