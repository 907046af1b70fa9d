import { recordChanges } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Cleared } from './clearLetters.ts';
import { insertReviewMail } from './review.repository.ts';

/**
 * Submits a message that was just handed over for review (SND-51), as a whole even if it was split per recipient. The mailboxes of the
 * reviewers must be locked.
 */
export async function holdLetter(
  tx: Tx,
  { actor, letter, held }: Pick<Cleared, 'actor' | 'letter' | 'held'>,
  { submissionId, contentId, smsText, at }: { submissionId: string; contentId: number; smsText: string; at: Date },
): Promise<void> {
  if (!held) return;
  const { messageId, subject, from, to, cc = [], bcc = [], size } = letter;
  const { reason, rules, reviewerMailboxIds } = held;
  const mail = { ...actor, submissionId, messageId, contentId, subject, sender: from, to, cc, bcc, size, smsText, reason, rules, at };
  await insertReviewMail(tx, mail);
  await tellReviewers(tx, reviewerMailboxIds);
}

/** Lets the pages of reviewers ask again. Their mailboxes must be locked. */
export async function tellReviewers(tx: Tx, mailboxIds: readonly number[]): Promise<void> {
  await recordChanges(
    tx,
    mailboxIds.map((mailboxId) => ({ mailboxId, change: { type: 'review.changed' } })),
  );
}
