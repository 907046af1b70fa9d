import { Problem } from '@jinshu/api';
import { sql } from 'kysely';
import { readRaw } from '../../mail/content/content.repository.ts';
import { deliverIn } from '../../mail/inbound/deliver.ts';
import { selectOwner } from '../../mail/recipient/mailbox.repository.ts';
import { selectProfile } from '../../mail/settings/settings.repository.ts';
import { tellReviewers } from '../../mail/submission/holdLetter.ts';
import {
  lockWaitingReviews,
  releaseDeliveries,
  restartSubmissions,
  type StoredReview,
  selectAssigned,
  selectReviewerMailboxes,
  writeDecision,
} from '../../mail/submission/review.repository.ts';
import { enqueueSms } from '../../mail/submission/sms.repository.ts';
import { outboxChannel } from '../../mail/submission/submission.repository.ts';
import { prepareAnywhere } from '../../mime/reading/parsePool.ts';
import type { PreparedMessage } from '../../mime/reading/prepareMessage.ts';
import { lockMailbox, recordChange } from '../../platform/change/change.repository.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { composeReturn } from './composeReturn.ts';

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

interface Notice {
  prepared: PreparedMessage;
  address: string;
}

/** Writes the mail that brings a rejected one back, before anything is locked. */
async function writeNotice(deps: Deps, tx: Tx, mail: StoredReview, reason: string): Promise<Notice> {
  const { db, blobs, config, now } = deps;
  const owner = await selectOwner(tx, mail.mailboxId);
  const raw = mail.contentId === null ? null : await readRaw(db, blobs, mail.contentId);
  const notice = await composeReturn({
    owner,
    subject: mail.subject,
    recipients: [...mail.to, ...mail.cc, ...mail.bcc],
    reason,
    raw: raw ?? Buffer.alloc(0),
    messageId: mail.messageId,
    language: (await selectProfile(db, mail.accountId))?.language ?? 'zh-hans',
    domain: config.domain,
    at: now(),
  });
  return { prepared: await prepareAnywhere(notice), address: owner.address };
}

/** Releases a message for delivery as it was sent (REV-33). */
async function permit(tx: Tx, deps: Deps, mail: StoredReview, at: Date): Promise<void> {
  const { mailboxId, submissionId, smsText } = mail;
  const recipients = await releaseDeliveries(tx, mail, { status: 'queued', info: '', nextAttemptAt: at, at });
  await restartSubmissions(tx, mail, at);
  if (smsText !== '') await enqueueSms(tx, deps, { mailboxId, submissionId, recipients, text: smsText, at });
}

/** Fails the deliveries of a message and returns it to its sender. */
async function reject(tx: Tx, deps: Deps, mail: StoredReview, reason: string, notice: Notice, at: Date): Promise<void> {
  await releaseDeliveries(tx, mail, { status: 'failed', info: `5.7.1 rejected: ${reason}`.slice(0, 500), nextAttemptAt: null, at });
  await deliverIn(tx, deps, notice.prepared, { mailFrom: '', recipients: [notice.address] });
}

async function decideIn(tx: Tx, deps: Deps, { accountId, reviewIds, status, reason }: Decision & { reason: string }): Promise<Decided> {
  const at = deps.now();
  const mails = await selectAssigned(tx, accountId, reviewIds);
  if (mails.length < reviewIds.length) throw new Problem('mail-not-found');
  const notices = new Map<number, Notice>();
  if (status === 'reject')
    for (const mail of mails.filter((one) => one.status === 'wait')) notices.set(mail.id, await writeNotice(deps, tx, mail, reason));
  const reviewers = await selectReviewerMailboxes(tx, reviewIds);
  await lockMailbox(tx, [...new Set([...mails.map(({ mailboxId }) => mailboxId), ...reviewers])]);
  const waiting = await lockWaitingReviews(tx, reviewIds);
  for (const mail of mails.filter(({ id }) => waiting.has(id))) {
    await writeDecision(tx, mail.id, { status, reason, accountId, at });
    if (status === 'permit') await permit(tx, deps, mail, at);
    else await reject(tx, deps, mail, reason, notices.get(mail.id) as Notice, at);
    await recordChange(tx, mail.mailboxId, { type: 'delivery.changed', messageId: mail.messageId });
  }
  if (waiting.size > 0) await tellReviewers(tx, reviewers);
  if (waiting.size > 0 && status === 'permit') await sql`SELECT pg_notify(${outboxChannel}, '')`.execute(tx);
  // Another reviewer may have decided while this transaction waited for the locks.
  const now = await selectAssigned(tx, accountId, reviewIds);
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
  if (decision.status === 'permit') deps.outbox.wake();
  return decided;
}
