import { deleteRows, journalUids, recordDeleted } from '../../mail/bulk/index.ts';
import { collectContents } from '../../mail/content/index.ts';
import { findWaitingReviews, withdrawReviews } from '../../mail/submission/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import {
  endLinks,
  endReadings,
  failWaiting,
  forgetContents,
  markBurned,
  selectBurned,
  selectCopies,
  selectSenders,
  untilNextBurn,
} from './burn.repository.ts';
import { forgetLetter } from './forgetLetter.ts';

type BurnDeps = Pick<Deps, 'db' | 'blobs' | 'log' | 'now'>;

/** Copies deleted per transaction. Their mailboxes are locked until it commits. */
const copiesAtOnce = 200;

/** Deletes a batch of the copies of a sealed message and records the change for their mailboxes. Returns false when no copies are left. */
async function removeCopies({ db, now }: BurnDeps, sealedId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const seen = await selectCopies(tx, sealedId, copiesAtOnce);
    if (seen.length === 0) return false;
    await lockMailbox(tx, [...new Set(seen.map(({ mailboxId }) => mailboxId))]);
    // Select again under the lock: until now, users could move copies.
    const mailboxIds = new Set(seen.map(({ mailboxId }) => mailboxId));
    const copies = (await selectCopies(tx, sealedId, copiesAtOnce)).filter(({ mailboxId }) => mailboxIds.has(mailboxId));
    for (const { mailboxId, folderId, folder, uids } of copies) {
      await recordDeleted(tx, { mailboxId, folderId, uids }, { folder, isGone: true, at: now() });
      await deleteRows(tx, { mailboxId, folderId, uids });
      await recordChange(tx, mailboxId, { type: 'message.removed', folder, uids: journalUids(uids) });
    }
    return true;
  });
}

/**
 * Destroys a sealed message for all users: the copies, the recorded content, the links and the sealed content. It is unreadable from its
 * burn date on. The next run resumes an interrupted one.
 */
async function burn(deps: BurnDeps, sealedId: string): Promise<void> {
  const { db, now } = deps;
  let contentIds: number[] | undefined;
  while (!contentIds) {
    while (await removeCopies(deps, sealedId));
    contentIds = await db.transaction().execute(async (tx) => {
      // What was just being delivered has arrived when this lock is given, or never will.
      const told = await failWaiting(tx, sealedId, now());
      const reviews = await Promise.all(told.map((mail) => findWaitingReviews(tx, mail)));
      if ((await selectCopies(tx, sealedId, 1)).length > 0) return undefined;
      await lockMailbox(tx, [...(await selectSenders(tx, sealedId)), ...reviews.flatMap((one) => one.reviewerMailboxIds)]);
      for (const waiting of reviews) await withdrawReviews(tx, waiting, now());
      const news = [...told, ...(await markBurned(tx, { sealedId, at: now() }))];
      for (const { mailboxId, messageId } of news.sort((a, b) => a.mailboxId - b.mailboxId))
        await recordChange(tx, mailboxId, { type: 'delivery.changed', messageId });
      await endLinks(tx, sealedId);
      return forgetContents(tx, sealedId);
    });
  }
  await forgetLetter(deps, sealedId);
  await collectContents(deps, contentIds);
}

/** Destroys messages that are due (RED-64), and sealed messages whose last reading has ended. Returns the number of burned messages. */
export async function burnDue(deps: BurnDeps, isStopped = () => false): Promise<number> {
  let count = 0;
  for (const id of await endReadings(deps.db, deps.now())) await forgetLetter(deps, id);
  while (!isStopped()) {
    const id = await selectBurned(deps.db, deps.now());
    if (id === undefined) break;
    await burn(deps, id);
    count += 1;
  }
  return count;
}

/** Starts to destroy what is due. Several servers may do so on one database: whatever one has done the other finds done. */
export function startBurning(deps: BurnDeps, { pollMs = 60_000 }: { pollMs?: number | undefined } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'the worker on burn mail',
    pollMs,
    async work(isStopped) {
      await burnDue(deps, isStopped);
      return untilNextBurn(deps.db, deps.now());
    },
  });
}
