import { randomUUID } from 'node:crypto';
import { emptyDraft, hasContent, Problem, type Submission } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { selectIdentities, selectSubmission } from '../draft/draft.repository.ts';
import { toWellFormed } from '../draft/outgoing.ts';
import { sendDraft, toAnswer } from '../draft/sendDraft.ts';
import { composeReady } from '../message/composeReady.ts';
import { findMessage } from '../message/read.repository.ts';

interface ReplyInput {
  mailboxId: number;
  accountId: number;
  folder: string;
  uid: number;
  html: string;
  replyId?: string | undefined;
  timeZone?: string | undefined;
}

/**
 * Answers a mail to its sender in one go (QRP-08): quoted, threaded, kept in Sent, the mail marked as answered. It is the draft of an
 * answer that is sent at once, and the same id is the same answer.
 */
export async function replyToMessage(
  deps: Deps,
  { mailboxId, accountId, folder, uid, html, replyId = randomUUID(), timeZone = 'UTC' }: ReplyInput,
): Promise<Submission> {
  if (!hasContent({ html, text: '', isHtml: true })) throw new Problem('enter-content');
  // The mail may be gone when an answer of the server was lost and the same reply comes once more.
  const earlier = await selectSubmission(deps.db, mailboxId, replyId);
  if (earlier) return toAnswer(earlier, { draftId: replyId, version: 0 });
  const message = await findMessage(deps.db, { mailboxId, folder, uid });
  if (message.content === null) throw new Problem('mail-not-found');
  const [ready, identities] = await Promise.all([
    composeReady(deps, { mailboxId, accountId, view: 'reply', timeZone, message, content: message.content }),
    selectIdentities(deps.db, accountId),
  ]);
  // Whoever may write in a mailbox of others and not send for it answers in his own name.
  const sender = identities.find(({ address }) => address === ready.sender.address) ?? identities[0] ?? ready.sender;
  const form = {
    ...emptyDraft(replyId, sender),
    to: ready.to,
    subject: ready.subject,
    html: `${html}${ready.html}`,
    // Nobody is asked for a receipt by somebody who did not see that he asks.
    wantsReceipt: false,
    uid,
    folder,
    relation: 'reply' as const,
  };
  return sendDraft(deps, { mailboxId, accountId, form: toWellFormed(form) });
}
