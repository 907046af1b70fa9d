import { deleteBlob, isUnneeded } from '../blob/blob.repository.ts';
import { lockMailbox } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { startWorker, type Worker } from '../worker/startWorker.ts';
import {
  claimChore,
  deleteLoose,
  forgetLooseBlob,
  markLoose,
  moveChore,
  selectLooseBlobs,
  selectMailboxToClean,
} from './cleaning.repository.ts';

type CleaningDeps = Pick<Deps, 'db' | 'blobs' | 'log' | 'now'>;

const chore = 'stored-attachments';
const everyMs = 3_600_000;
const leaseMs = 300_000;
/** Bytes that were stored so lately may belong to a mail that is still on its way into the database. */
const graceMs = 12 * 3_600_000;
const blobsAtOnce = 100;

/** What was removed. */
export interface Cleaned {
  files: number;
  bytes: number;
  blobs: number;
}

/** Removes bytes unless something needs them. The object goes while the row is held: whoever stores the same now writes them anew. */
const dropBlob = ({ db, blobs }: CleaningDeps, hash: Buffer, before: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await forgetLooseBlob(tx, hash);
    if (!(await isUnneeded(tx, hash, before))) return false;
    const removed = await deleteBlob(tx, hash, before);
    if (removed?.isObject) await blobs.deleteObject(hash);
    return removed !== undefined;
  });

/**
 * Removes the stored attachments that no draft, no letter in the making, no link and no day in the transit station holds (ATT-46), and the
 * bytes that nothing needs any more. Each step commits by itself: whoever is stopped in the middle has left less to do.
 */
export async function cleanAttachments(deps: CleaningDeps, isStopped = () => false): Promise<Cleaned> {
  const { db, now } = deps;
  const cleaned: Cleaned = { files: 0, bytes: 0, blobs: 0 };
  const goOn = async () => {
    if (isStopped()) return false;
    await moveChore(db, chore, new Date(now().getTime() + leaseMs));
    return true;
  };
  await markLoose(db, now());
  while (await goOn()) {
    const at = now();
    const mailboxId = await selectMailboxToClean(db, at);
    if (mailboxId === undefined) break;
    const { files, bytes } = await db.transaction().execute(async (tx) => {
      await lockMailbox(tx, mailboxId);
      return deleteLoose(tx, mailboxId, at);
    });
    cleaned.files += files;
    cleaned.bytes += bytes;
  }
  while (await goOn()) {
    const before = new Date(now().getTime() - graceMs);
    const hashes = await selectLooseBlobs(db, before, blobsAtOnce);
    if (hashes.length === 0) break;
    for (const hash of hashes) if (await dropBlob(deps, hash, before)) cleaned.blobs += 1;
  }
  return cleaned;
}

/** Does the cleaning if it is due and no other server is at it. Answers what it removed, or nothing. */
export async function cleanWhenDue(deps: CleaningDeps, isStopped = () => false): Promise<Cleaned | null> {
  const { db, log, now } = deps;
  const at = now();
  if (!(await claimChore(db, chore, { at, until: new Date(at.getTime() + leaseMs) }))) return null;
  const cleaned = await cleanAttachments(deps, isStopped);
  // Whoever stops in the middle leaves it to the next one at once.
  await moveChore(db, chore, isStopped() ? now() : new Date(now().getTime() + everyMs));
  if (cleaned.files + cleaned.blobs > 0) log.info(cleaned, 'stored attachments that nothing needs were removed');
  return cleaned;
}

/** Starts to clean. Several servers may do so on one database: one at a time does it, and another takes over when that one dies. */
export function startCleaning(deps: CleaningDeps, { pollMs = 300_000 }: { pollMs?: number | undefined } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'the cleaning of stored attachments',
    pollMs,
    async work(isStopped) {
      await cleanWhenDue(deps, isStopped);
      return null;
    },
  });
}
