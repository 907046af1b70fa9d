import { Problem } from '@jinshu/api';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Connection, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import {
  advanceMailJob,
  applyWork,
  deleteEndedJobs,
  endMailJob,
  type HeldJob,
  holdMailJob,
  mailJobChannel,
  maximumAtOnce,
  nextStretch,
  noteFailure,
  toldOf,
} from '../bulk/index.ts';
import { collectContents } from '../content/index.ts';
import { removeWithContent } from '../folder/index.ts';
import { type FolderRow, findFolder } from '../message/index.ts';
import { takeSliceOff } from '../tag/index.ts';
import { applyFilterSlice, filterSliceSize } from './filterSlice.ts';

/** Number of failed slices in a row after which a job is stopped. */
const maximumFailures = 5;
const keptMs = 7 * 86_400_000;

interface Slice {
  uids: number[] | { after: number; upTo: number };
  upTo: number;
  count: number;
}

/** Returns the next messages of a job: consecutive uids if it covers a whole folder, else the next of its list. */
async function nextSlice(
  tx: Tx,
  { mailboxId, uids, doneUid, lastUid }: HeldJob,
  folder: FolderRow,
  limit: number,
): Promise<Slice | undefined> {
  if (uids) {
    const slice = uids.filter((uid) => uid > doneUid).slice(0, limit);
    const upTo = slice.at(-1);
    return upTo === undefined ? undefined : { uids: slice, upTo, count: slice.length };
  }
  const stretch = await nextStretch(tx, { mailboxId, folderId: folder.id }, { after: doneUid, upTo: lastUid }, limit);
  return stretch && { uids: { after: doneUid, upTo: stretch.upTo }, ...stretch };
}

async function workOn(tx: Tx, deps: Deps, job: HeldJob): Promise<number[]> {
  const { mailboxId, accountId, work } = job;
  await lockMailbox(tx, [mailboxId, ...(work.kind === 'remove-tag' || work.kind === 'filter' ? [] : await toldOf(tx, accountId, work))]);
  if (work.kind === 'remove-tag') {
    const count = await takeSliceOff(tx, mailboxId, work.number);
    // Messages may move meanwhile, so search all folders for the tag instead of iterating by uid.
    await advanceMailJob(tx, job, count > 0 ? { upTo: 0, count } : undefined);
    return [];
  }
  const folder = await findFolder(tx, mailboxId, job.folder);
  const slice = await nextSlice(tx, job, folder, work.kind === 'filter' ? filterSliceSize(work) : maximumAtOnce(work.kind));
  await advanceMailJob(tx, job, slice);
  if (work.kind === 'filter') {
    if (slice) await applyFilterSlice(tx, job, work, { folder, after: job.doneUid, upTo: slice.upTo });
    return [];
  }
  const step = { mailboxId, accountId, folder, work };
  if (slice) return (await applyWork(tx, deps, { ...step, uids: slice.uids })).contentIds;
  // What came in meanwhile goes with the folder.
  return work.kind === 'remove-folder' ? removeWithContent(tx, deps, step) : [];
}

/**
 * Does one slice of the job that has waited longest. Returns false if none is waiting. The changes of the slice and the job's progress
 * commit together. If a worker is killed in between, nothing has changed and another worker repeats the slice.
 */
export async function runMailJobSlice(deps: Deps): Promise<boolean> {
  let held: HeldJob | undefined;
  try {
    const contentIds = await deps.db.transaction().execute(async (tx) => {
      held = await holdMailJob(tx);
      return held && workOn(tx, deps, held);
    });
    if (contentIds) await collectContents(deps, contentIds);
    return contentIds !== undefined;
  } catch (error) {
    if (!held) throw error;
    const { id, mailboxId } = held;
    deps.log.warn({ err: error, jobId: id, mailboxId }, 'a slice of a mail job failed');
    // A deleted folder or tag does not come back, so stop instead of retrying.
    await (error instanceof Problem ? endMailJob(deps.db, held) : noteFailure(deps.db, held, maximumFailures));
    return true;
  }
}

/** Starts to work on jobs. Several servers may do so on one database: a slice is done by one of them. */
export function startMailJobs(
  deps: Deps,
  { connection, pollMs = 15_000 }: { connection?: Connection | undefined; pollMs?: number | undefined } = {},
): Worker {
  const { db, log, now } = deps;
  return startWorker({
    log,
    name: 'the worker on mail jobs',
    pollMs,
    connection,
    channel: mailJobChannel,
    async work(isStopped) {
      while (!isStopped() && (await runMailJobSlice(deps)));
      await deleteEndedJobs(db, new Date(now().getTime() - keptMs));
      return null;
    },
  });
}
