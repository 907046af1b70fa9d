import { deleteBlob, isUnneeded } from '../../platform/blob/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { claimChore, moveChore } from '../../platform/jobs/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { deleteLoose, forgetLooseBlob, markLoose, selectLooseBlobs, selectMailboxToClean } from './cleaning.repository.ts';

type CleaningDeps = Pick<Deps, 'db' | 'blobs' | 'log' | 'now'>;

const chore = 'stored-attachments';
const everyMs = 3_600_000;
const leaseMs = 300_000;
/** Grace period: newly stored bytes may belong to a message that isn't in the database yet. */
const graceMs = 12 * 3_600_000;
const blobsAtOnce = 100;

/** Number of removed items. */
export interface Cleaned {
  files: number;
  bytes: number;
  blobs: number;
}

/**
 * Deletes a blob if it is unused. The object is deleted while the row is locked, so a later store of the same bytes writes the object
 * again.
 */
const dropBlob = ({ db, blobs }: CleaningDeps, hash: Buffer, before: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await forgetLooseBlob(tx, hash);
    if (!(await isUnneeded(tx, hash, before))) return false;
    const removed = await deleteBlob(tx, hash, before);
    if (removed?.isObject) await blobs.deleteObject(hash);
    return removed !== undefined;
  });

/**
 * Deletes the stored attachments that no draft, unsaved message, link or transit-station period holds (ATT-46), and unused blobs. Each step
 * commits separately, so an interrupted run keeps its progress.
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

/** Runs the cleanup if it is due and no other server is running it. Returns the removed counts, or null if it didn't run. */
export async function cleanWhenDue(deps: CleaningDeps, isStopped = () => false): Promise<Cleaned | null> {
  const { db, log, now } = deps;
  const at = now();
  if (!(await claimChore(db, chore, { at, until: new Date(at.getTime() + leaseMs) }))) return null;
  const cleaned = await cleanAttachments(deps, isStopped);
  // An interrupted run makes the chore due again immediately.
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
