import { isWithinReach, Problem } from '@jinshu/api';
import { selectReviewerMailboxes, tellReviewers } from '../../../mail/submission/index.ts';
import { lockMailbox } from '../../../platform/change/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { personToSee } from '../person/personInReach.ts';
import { refused } from '../refuse.ts';
import type { Caller } from './changeReviewRule.ts';
import { lockHeld, replaceAssignees } from './heldReview.repository.ts';
import { selectActive } from './reviewer.repository.ts';

/** Assigns waiting messages to other reviewers (BAK-64). Each has at least one that may log in and didn't write it. */
export async function assignReviews(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { ids, reviewerIds }: { ids: readonly number[]; reviewerIds: readonly number[] },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const wanted = [...new Set(ids)];
    const given = [...new Set(reviewerIds)];
    const mailboxes = [];
    for (const id of given) mailboxes.push((await personToSee(tx, caller, id)).mailboxId);
    const active = await selectActive(tx, given);
    const before = await selectReviewerMailboxes(tx, wanted);
    const told = [...new Set([...before, ...mailboxes])];
    await lockMailbox(tx, told);
    const mails = await lockHeld(tx, wanted);
    if (mails.some(({ departmentId }) => !isWithinReach(caller.reach, departmentId))) throw new Problem('forbidden');
    if (mails.length < wanted.length) throw new Problem(caller.reach === 'all' ? 'not-found' : 'forbidden');
    if (mails.some(({ isWaiting }) => !isWaiting)) throw refused('review-decided');
    for (const { id, subject, writerId, departmentId, reviewerIds: known } of mails) {
      if (active.every((accountId) => accountId === writerId)) throw refused('reviewers-missing', { field: 'reviewers', rule: subject });
      await replaceAssignees(tx, id, given);
      await recordAction(tx, deps, author, {
        action: 'assignHeldReviews',
        target: { kind: 'held-review', id, name: subject, departmentId },
        changes: [{ field: 'reviewers', before: known, after: given }],
      });
    }
    await tellReviewers(tx, told);
  });
}
