import { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import { readRaw } from '../mime/content.repository.ts';

/** The bytes of a mail; one that somebody else removed for good meanwhile is an empty file, so that the others still come. */
export const openMail = async ({ db, blobs }: Pick<Deps, 'db' | 'blobs'>, contentId: number): Promise<Readable> =>
  Readable.from([(await readRaw(db, blobs, contentId)) ?? Buffer.alloc(0)], { objectMode: false });
