import type { Uids } from '@jinshu/api';
import { lockMailbox } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { insertMailJob } from '../mail-job/mailJob.repository.ts';
import type { MovedUid } from './bulk.repository.ts';
import { applyWork, type BulkStep, type BulkWork, checkWork, sizeOfWork, toldOf } from './bulkWork.ts';
import { collectContents } from './collectContents.ts';
import { findFolder } from './folderRow.ts';

/** A bulk call. */
export interface BulkCall {
  mailboxId: number;
  accountId: number;
  /** The raw name of the folder. */
  folder: string;
  uids: Uids;
  work: BulkWork;
}

/** What came of a bulk call: where mails are now, or the job that goes on with it. */
export interface BulkOutcome {
  moved: MovedUid[];
  job?: { id: string; total: number };
}

/** So many messages are done while the caller waits; a refusal writes a letter for each sender. */
export const maximumAtOnce = (kind: BulkWork['kind']): number => (kind === 'reject' ? 50 : 3_000);

/**
 * Does something with messages of a folder: at once and all or nothing, or, when they are very many, as a job that goes on by itself in
 * slices. Messages that are not there any more are passed over.
 */
export async function doBulk(deps: Deps, { mailboxId, accountId, folder: rawName, uids, work }: BulkCall): Promise<BulkOutcome> {
  const { moved, contentIds, job } = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, [mailboxId, ...(await toldOf(tx, accountId, work))]);
    const folder = await findFolder(tx, mailboxId, rawName);
    const step: BulkStep = { mailboxId, accountId, folder, uids, work };
    const limit = maximumAtOnce(work.kind);
    const size = await sizeOfWork(tx, step, limit + 1);
    if (size <= limit) return { ...(await applyWork(tx, deps, step)), job: undefined };
    await checkWork(tx, step);
    return { moved: [], contentIds: [], job: await insertMailJob(tx, step) };
  });
  await collectContents(deps, contentIds);
  return job ? { moved, job } : { moved };
}
