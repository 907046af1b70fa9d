import type { Uids } from '@jinshu/api';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { collectContents } from '../content/index.ts';
import { findFolder } from '../message/index.ts';
import type { MovedUid } from './bulk.repository.ts';
import { applyWork, type BulkStep, type BulkWork, checkWork, sizeOfWork, toldOf } from './bulkWork.ts';
import { insertMailJob } from './mailJob.repository.ts';

/** A bulk call. */
export interface BulkCall {
  mailboxId: number;
  accountId: number;
  /** The raw name of the folder. */
  folder: string;
  uids: Uids;
  work: BulkWork;
}

/** Outcome of a bulk call: the new uids of moved messages, or the job that continues it. */
export interface BulkOutcome {
  moved: MovedUid[];
  job?: { id: string; total: number };
}

/** Maximum number of messages processed while the caller waits. A rejection writes a notice for each sender. */
export const maximumAtOnce = (kind: BulkWork['kind']): number => (kind === 'reject' ? 50 : 3_000);

/**
 * Applies an action to messages of a folder. A small number is processed immediately and all or nothing, a large number as a background job
 * in slices. Messages that no longer exist are skipped.
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
