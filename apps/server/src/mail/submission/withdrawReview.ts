import type { Tx } from '../../platform/db/index.ts';
import { tellReviewers } from './holdLetter.ts';
import { selectReviewerMailboxes, selectWaitingOf, withdrawEmpty } from './review.repository.ts';

/** Waiting reviews of a message, and the mailboxes to lock before changing them. */
export interface WaitingReviews {
  ids: number[];
  reviewerMailboxIds: number[];
}

/** Finds the waiting reviews of a message. */
export async function findWaitingReviews(tx: Tx, mail: { mailboxId: number; messageId: string }): Promise<WaitingReviews> {
  const ids = await selectWaitingOf(tx, mail);
  return { ids, reviewerMailboxIds: ids.length === 0 ? [] : await selectReviewerMailboxes(tx, ids) };
}

/** Withdraws the reviews of a message that has no recipients left, because it was recalled or destroyed. */
export async function withdrawReviews(tx: Tx, { ids, reviewerMailboxIds }: WaitingReviews, at: Date): Promise<void> {
  if (ids.length > 0 && (await withdrawEmpty(tx, ids, at)).length > 0) await tellReviewers(tx, reviewerMailboxIds);
}
