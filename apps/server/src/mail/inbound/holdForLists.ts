import type { PreparedMessage } from '../../mime/reading/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { normalAddress } from '../recipient/index.ts';
import { insertReviewMail, tellReviewers } from '../submission/index.ts';
import type { SplitMail } from './splitByList.ts';

/** Returns the mailboxes to lock before messages are held. */
export const moderatorMailboxes = (mails: readonly SplitMail[]): number[] =>
  mails.flatMap(({ held }) => [...held.values()].flatMap(({ moderation }) => moderation?.mailboxIds ?? []));

/** Lets messages wait for the moderators of lists (BAK-54). Each list decides alone. The mailboxes of the moderators must be locked. */
export async function holdForLists(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  mails: readonly SplitMail[],
  contentIds: ReadonlyMap<PreparedMessage, number>,
): Promise<void> {
  for (const { held, recipients, prepared, mailFrom, sent, traits } of mails)
    for (const [address, { name, moderation }] of held) {
      if (!moderation) continue;
      const recipient = recipients.find((one) => normalAddress(one) === address) ?? address;
      const { subject, sender, to, cc, messageId } = prepared.facts;
      const submission = sent ?? { mailboxId: null, submissionId: null, accountId: null };
      await insertReviewMail(tx, {
        ...{ mailboxId: submission.mailboxId, submissionId: submission.submissionId, accountId: submission.accountId },
        ...{ recipient, mailFrom: sent ? '' : mailFrom, messageId: sent?.messageId ?? messageId },
        contentId: contentIds.get(prepared) as number,
        ...{ subject, sender, to, cc, bcc: [], size: traits?.size ?? prepared.size },
        ...{ smsText: '', reason: name, rules: [{ id: moderation.ruleId, deadlineHours: null }], at: now() },
      });
      await tellReviewers(tx, moderation.mailboxIds);
    }
}
