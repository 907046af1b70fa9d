import { maximumUpload, Problem } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { type Chunk, deleteChunks, deleteOldChunks, selectRoom, upsertChunk } from './upload.repository.ts';

/** Where the bytes of a piece lie. */
const chunkName = (mailboxId: number, md5: string, number: number): string => `upload/${mailboxId}/${md5}/${number}`;

/** Unfinished uploads of one mailbox may take so much, also where it has no quota. */
const maximumPending = 2 * maximumUpload;
const unclaimedMs = 7 * 86_400_000;

/** Keeps one piece of a file; sent twice, it is kept once (ATT-28). */
export async function keepChunk(
  { db, blobs, now }: Deps,
  { mailboxId, md5, number, bytes }: { mailboxId: number; md5: string; number: number; bytes: Buffer },
): Promise<void> {
  const { quota, used, pending } = await selectRoom(db, mailboxId);
  const wanted = pending + bytes.length;
  if (wanted > maximumPending || (quota > 0 && used + wanted > quota)) throw new Problem('upload-over-mailbox');
  await blobs.putScratch(chunkName(mailboxId, md5, number), bytes);
  await upsertChunk(db, { mailboxId, md5, number, size: bytes.length, at: now() });
}

/** Whose file is on its way up, and which. */
export interface UploadKey {
  mailboxId: number;
  md5: string;
}

/** Whether the pieces are all there: numbered without a gap from 0 or 1, and as long together as the file. */
export function isComplete(chunks: readonly Chunk[], size: number): boolean {
  const first = chunks[0]?.number ?? -1;
  return (
    (first === 0 || first === 1) &&
    chunks.every(({ number }, index) => number === first + index) &&
    chunks.reduce((sum, chunk) => sum + chunk.size, 0) === size
  );
}

/** The bytes of a file whose pieces are all there. */
export async function* bytesOf({ blobs }: Deps, { mailboxId, md5 }: UploadKey, chunks: readonly Chunk[]): AsyncGenerator<Uint8Array> {
  for (const { number } of chunks) yield* (await blobs.readScratch(chunkName(mailboxId, md5, number))) as AsyncIterable<Uint8Array>;
}

/** Forgets the pieces of a file. */
export async function dropChunks({ db, blobs }: Deps, { mailboxId, md5 }: UploadKey, chunks: readonly Chunk[]): Promise<void> {
  await deleteChunks(db, mailboxId, md5);
  for (const { number } of chunks) await blobs.deleteScratch(chunkName(mailboxId, md5, number));
}

/** Removes the pieces of uploads that nobody finished within a week. */
export async function dropUnclaimedChunks({ db, blobs, now }: Deps): Promise<void> {
  for (;;) {
    const dropped = await deleteOldChunks(db, new Date(now().getTime() - unclaimedMs), 500);
    for (const { mailboxId, md5, number } of dropped) await blobs.deleteScratch(chunkName(mailboxId, md5, number));
    if (dropped.length < 500) return;
  }
}
