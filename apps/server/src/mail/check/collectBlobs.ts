import { noProgress, type Progress } from '../../platform/backup/index.ts';
import { deleteBlob, selectUnneeded } from '../../platform/blob/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

/** Newly stored bytes may belong to a message that isn't in the database yet. */
const graceMs = 24 * 60 * 60_000;

/** Number and size of the deleted blobs. */
export interface CollectResult {
  blobs: number;
  bytes: number;
}

/** Deletes blobs that no message or stored attachment uses. The server may run meanwhile. */
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
      // Delete the object while the row is locked. A concurrent store of the same bytes waits for the lock and writes the object again.
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
