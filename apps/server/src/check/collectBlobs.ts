import { noProgress, type Progress } from '../backup/Progress.ts';
import { deleteBlob, selectUnneeded } from '../blob/blob.repository.ts';
import type { Deps } from '../deps.ts';

/** Bytes that were stored a moment ago may belong to a message that is still on its way into the database. */
const graceMs = 24 * 60 * 60_000;

/** What was removed. */
export interface CollectResult {
  blobs: number;
  bytes: number;
}

/** Removes the bytes that no message and no stored attachment needs any more. The server may go on working. */
export async function collectBlobs(
  { db, blobs, now }: Pick<Deps, 'db' | 'blobs' | 'now'>,
  { progress = noProgress }: { progress?: Progress | undefined } = {},
): Promise<CollectResult> {
  const before = new Date(now().getTime() - graceMs);
  const unneeded = await selectUnneeded(db, before);
  const result = { blobs: 0, bytes: 0 };
  progress.start(unneeded.length);
  try {
    for (const hash of unneeded) {
      // The object goes while the row is held: whoever stores the same bytes now waits, and then writes them anew.
      await db.transaction().execute(async (tx) => {
        const removed = await deleteBlob(tx, hash, before);
        if (removed?.isObject) await blobs.deleteObject(hash);
        if (removed) {
          result.blobs += 1;
          result.bytes += removed.size;
        }
      });
      progress.advance(1, 'blobs');
    }
  } finally {
    progress.stop();
  }
  return result;
}
