import { recordChanges } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Written } from '../draft/writeMail.ts';
import type { Held } from './judgeMail.ts';
import { insertReviewMail } from './review.repository.ts';

/**
 * Puts a mail that was just handed over before its reviewers (SND-51): as one whole, whatever it was parted into. Their mailboxes must be
 * locked.
 */
export async function holdMail(
  tx: Tx,
  { input: { mailboxId, accountId }, form, message, recipients, prepared, letter, at }: Written,
  { contentId, smsText, held }: { contentId: number; smsText: string; held: Held },
): Promise<void> {
  const reached = new Set(recipients.map(({ address }) => address));
  const shown = (people: typeof form.to) => people.filter(({ address }) => reached.has(address.toLowerCase()));
  await insertReviewMail(tx, {
    mailboxId,
    accountId,
    submissionId: form.draftId,
    messageId: message.messageId ?? '',
    contentId,
    subject: form.subject,
    sender: message.from,
    to: shown(form.to),
    cc: shown(form.cc),
    bcc: shown(form.bcc),
    size: letter?.size ?? prepared.size,
    smsText,
    reason: held.reason,
    ruleIds: held.ruleIds,
    at,
  });
  await tellReviewers(tx, held.reviewerMailboxIds);
}

/** Lets the pages of reviewers ask again. Their mailboxes must be locked. */
export async function tellReviewers(tx: Tx, mailboxIds: readonly number[]): Promise<void> {
  await recordChanges(
    tx,
    mailboxIds.map((mailboxId) => ({ mailboxId, change: { type: 'review.changed' } })),
  );
}
