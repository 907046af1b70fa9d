import { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import { readRaw } from '../mime/content.repository.ts';

/**
 * Returns the bytes of a message. If another user has permanently deleted it meanwhile, the file is empty, so that the other files still
 * arrive.
 */
export const openMail = async ({ db, blobs }: Pick<Deps, 'db' | 'blobs'>, contentId: number): Promise<Readable> =>
  Readable.from([(await readRaw(db, blobs, contentId)) ?? Buffer.alloc(0)], { objectMode: false });
