import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { claimChore, moveChore } from '../../platform/jobs/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { holdDisk } from './disk.repository.ts';
import { noteDiskChange } from './diskChange.repository.ts';
import { purgeTrash, selectOldTrash, trashEnd } from './trash.repository.ts';

type CleaningDeps = Pick<Deps, 'db' | 'log' | 'now'>;

const chore = 'disk-trash';
const everyMs = 3_600_000;
const leaseMs = 300_000;
const rowsAtOnce = 200;

/** Deletes what has been in the trash for 30 days, a part at a time. The cleaning of attachments removes the bytes. */
export async function cleanTrash({ db, now }: CleaningDeps, isStopped = () => false): Promise<number> {
  let count = 0;
  for (;;) {
    const old = isStopped() ? [] : await selectOldTrash(db, trashEnd(now()), rowsAtOnce);
    if (old.length === 0) return count;
    await moveChore(db, chore, new Date(now().getTime() + leaseMs));
    for (const { mailboxId, diskId, ids } of old)
      count += await db.transaction().execute(async (tx) => {
        if (mailboxId !== null) await lockMailbox(tx, mailboxId);
        const held = await holdDisk(tx, mailboxId === null ? { disk: 'company' } : { disk: 'personal', mailboxId });
        const removed = await purgeTrash(tx, diskId, ids);
        await noteDiskChange(tx, held);
        return removed;
      });
  }
}

/** Starts to clean the trash of disks. Several servers may do so on one database: one at a time does it. */
export function startDiskCleaning(deps: CleaningDeps, { pollMs = 300_000 }: { pollMs?: number } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'the trash of the disks',
    pollMs,
    async work(isStopped) {
      const at = deps.now();
      if (!(await claimChore(deps.db, chore, { at, until: new Date(at.getTime() + leaseMs) }))) return null;
      const count = await cleanTrash(deps, isStopped);
      await moveChore(deps.db, chore, isStopped() ? deps.now() : new Date(deps.now().getTime() + everyMs));
      if (count > 0) deps.log.info({ count }, 'what was in the trash of disks for too long was deleted');
      return null;
    },
  });
}
