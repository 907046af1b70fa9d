import { maximumUpload, Problem } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { deleteOldChunks, selectRoom, upsertChunk } from './upload.repository.ts';

/** Where the bytes of a piece lie. */
export const chunkName = (mailboxId: number, md5: string, number: number): string => `upload/${mailboxId}/${md5}/${number}`;

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

/** Removes the pieces of uploads that nobody finished within a week. */
export async function dropUnclaimedChunks({ db, blobs, now }: Deps): Promise<void> {
  for (;;) {
    const dropped = await deleteOldChunks(db, new Date(now().getTime() - unclaimedMs), 500);
    for (const { mailboxId, md5, number } of dropped) await blobs.deleteScratch(chunkName(mailboxId, md5, number));
    if (dropped.length < 500) return;
  }
}
