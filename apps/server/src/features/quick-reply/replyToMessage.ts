import { randomUUID } from 'node:crypto';
import { emptyDraft, hasContent, Problem, type Submission } from '@jinshu/api';
import { findMessage } from '../../mail/message/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { identitiesOf, selectSubmission, sendDraft, toAnswer, toWellFormed } from '../draft/index.ts';
import { composeReady } from '../message/index.ts';

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
 * Sends a quick reply to the sender of a message (QRP-08): quoted, threaded and saved in Sent, with the original marked as answered.
 * Creates a reply draft and sends it immediately. The reply id makes it idempotent.
 */
export async function replyToMessage(
  deps: Deps,
  { mailboxId, accountId, folder, uid, html, replyId = randomUUID(), timeZone = 'UTC' }: ReplyInput,
): Promise<Submission> {
  if (!hasContent({ html, text: '', isHtml: true })) throw new Problem('enter-content');
  // Check first: when a reply is retried after a lost response, the original message may have been deleted since.
  const earlier = await selectSubmission(deps.db, mailboxId, replyId);
  if (earlier) return toAnswer(earlier, { draftId: replyId, version: 0 });
  const message = await findMessage(deps.db, { mailboxId, folder, uid });
  if (message.content === null) throw new Problem('mail-not-found');
  const [ready, identities] = await Promise.all([
    composeReady(deps, { mailboxId, accountId, view: 'reply', timeZone, message, content: message.content }),
    identitiesOf(deps.db, accountId),
  ]);
  // Users who may write in a shared mailbox but not send for it reply with their own identity.
  const sender = identities.find(({ address }) => address === ready.sender.address) ?? identities[0] ?? ready.sender;
  const form = {
    ...emptyDraft(replyId, sender),
    to: ready.to,
    subject: ready.subject,
    html: `${html}${ready.html}`,
    // Never request a receipt: quick reply does not show that option to the user.
    wantsReceipt: false,
    uid,
    folder,
    relation: 'reply' as const,
  };
  return sendDraft(deps, { mailboxId, accountId, form: toWellFormed(form) });
}
