import type { Tx } from '../db/db.ts';
import { tellReviewers } from './holdLetter.ts';
import { selectReviewerMailboxes, selectWaitingOf, withdrawEmpty } from './review.repository.ts';

/** The reviews that a mail waits in, and the mailboxes to be locked before anything is changed about them. */
export interface WaitingReviews {
  ids: number[];
  reviewerMailboxIds: number[];
}

/** Looks up which reviews a mail waits in. */
export async function findWaitingReviews(tx: Tx, mail: { mailboxId: number; messageId: string }): Promise<WaitingReviews> {
  const ids = await selectWaitingOf(tx, mail);
  return { ids, reviewerMailboxIds: ids.length === 0 ? [] : await selectReviewerMailboxes(tx, ids) };
}

/** Takes a mail out of the review that is for nobody any more: its sender took it back, or it was destroyed. */
export async function withdrawReviews(tx: Tx, { ids, reviewerMailboxIds }: WaitingReviews, at: Date): Promise<void> {
  if (ids.length > 0 && (await withdrawEmpty(tx, ids, at)).length > 0) await tellReviewers(tx, reviewerMailboxIds);
}
