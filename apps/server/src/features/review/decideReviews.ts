import { Problem } from '@jinshu/api';
import {
  enqueueSms,
  isSubmitted,
  lockWaitingReviews,
  releaseDeliveries,
  restartSubmissions,
  type StoredReview,
  selectAssigned,
  selectReviewerMailboxes,
  tellReviewers,
  wakeOutboxes,
  writeDecision,
} from '../../mail/submission/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { membersReached, permitFromOutside } from './permitFromOutside.ts';
import { type Notice, returnToSender, writeNotice } from './returnToSender.ts';
import { reviewerOf } from './reviewerOf.ts';

/** Decision on messages under review. */
export interface Decision {
  accountId: number;
  reviewIds: readonly number[];
  status: 'permit' | 'reject';
  reason?: string | undefined;
}

/** Result of a decision. `taken` lists messages that were already decided differently or by another reviewer, or withdrawn. */
export interface Decided {
  count: number;
  taken: number[];
}

/** Releases a message for delivery as it was sent (REV-33): to all recipients, or to the list that it waits for. */
async function permit(tx: Tx, deps: Deps, mail: StoredReview, { accountId, at }: { accountId: number; at: Date }): Promise<void> {
  if (!isSubmitted(mail)) return permitFromOutside(tx, deps, mail, accountId);
  const { mailboxId, submissionId, smsText } = mail;
  const recipients = await releaseDeliveries(tx, mail, { status: 'queued', info: '', nextAttemptAt: at, at });
  await restartSubmissions(tx, mail, at);
  if (smsText !== '') await enqueueSms(tx, deps, { mailboxId, submissionId, recipients, text: smsText, at });
}

async function decideIn(tx: Tx, deps: Deps, { accountId, reviewIds, status, reason }: Decision & { reason: string }): Promise<Decided> {
  const at = deps.now();
  const reviewer = reviewerOf(accountId, at);
  const mails = await selectAssigned(tx, reviewer, reviewIds);
  if (mails.length < reviewIds.length) throw new Problem('mail-not-found');
  const notices = new Map<number, Notice>();
  if (status === 'reject')
    for (const mail of mails.filter((one) => one.status === 'wait')) notices.set(mail.id, await writeNotice(deps, tx, mail, reason));
  const reviewers = await selectReviewerMailboxes(tx, reviewIds);
  const reached = status === 'permit' ? await membersReached(tx, mails) : [];
  await lockMailbox(tx, [...new Set([...mails.flatMap(({ mailboxId }) => mailboxId ?? []), ...reviewers, ...reached])]);
  const waiting = await lockWaitingReviews(tx, reviewIds);
  for (const mail of mails.filter(({ id }) => waiting.has(id))) {
    await writeDecision(tx, mail.id, { status, reason, reviewer, at });
    const notice = notices.get(mail.id);
    if (status === 'permit') await permit(tx, deps, mail, { accountId, at });
    else if (notice) await returnToSender(tx, deps, mail, { notice, accountId, at });
    if (mail.mailboxId !== null) await recordChange(tx, mail.mailboxId, { type: 'delivery.changed', messageId: mail.messageId });
  }
  if (waiting.size > 0) await tellReviewers(tx, reviewers);
  if (waiting.size > 0 && status === 'permit') await wakeOutboxes(tx);
  // Another reviewer may have decided while this transaction waited for the locks.
  const now = await selectAssigned(tx, reviewer, reviewIds);
  const isAsAsked = (mail: StoredReview) => mail.status === status && mail.decidedById === accountId;
  const taken = now.filter((mail) => !isAsAsked(mail)).map(({ id }) => id);
  return { count: now.length - taken.length, taken };
}

/**
 * Approves or rejects messages (REV-28). Each is decided only once: the first decision holds, and a later reviewer is informed. Repeating
 * the same decision by the same reviewer succeeds.
 */
export async function decideReviews(deps: Deps, { reason = '', ...decision }: Decision): Promise<Decided> {
  const given = reason.trim();
  if (decision.status === 'reject' && given === '') throw new Problem('input-reject-reason');
  const input = { ...decision, reviewIds: [...new Set(decision.reviewIds)], reason: decision.status === 'reject' ? given : '' };
  const decided = await deps.db.transaction().execute((tx) => decideIn(tx, deps, input));
  // Mail is due, or a notice to a sender outside.
  deps.outbox.wake();
  return decided;
}
