import type { Language } from '@jinshu/api';
import { composeMessage } from '../../mime/compose/index.ts';
import { oneLine } from '../../mime/header/index.ts';
import { prepareAnywhere } from '../../mime/reading/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type DueAutomaticMail, lockAutomatic, takeAutomatic } from '../automatic-mail/index.ts';
import { storeContent } from '../content/index.ts';
import { findFolder, insertMessage } from '../message/index.ts';
import { parametersOf } from '../settings/index.ts';
import { clearLetters, handOverLetters, letterOf, reviewersOf } from '../submission/index.ts';
import { type Original, type RuleOwner, selectOriginal, selectReplyContent, selectRuleOwner } from './automaticSending.repository.ts';

const subjects: Record<Language, (about: string) => string> = {
  'zh-hans': (about) => `自动回复：${about}`,
  'zh-tw': (about) => `自動回覆：${about}`,
  en: (about) => `Automatic reply: ${about}`,
};

/** Longest chain of earlier messages that a reply names. */
const mostReferences = 20;

interface Reply {
  recipient: string;
  owner: RuleOwner;
  original: Original;
  html: string;
}

/** Writes the reply of a rule (SET-110): a message that says that no person sent it, so that no other machine answers. */
async function writeReply({ config, now }: Deps, { recipient, owner, original, html }: Reply) {
  const { sender, subject, messageId, references } = original;
  const { raw } = await composeMessage({
    from: { name: owner.name, address: owner.address },
    to: [{ name: sender.address.toLowerCase() === recipient.toLowerCase() ? sender.name : '', address: recipient }],
    cc: [],
    subject: subjects[owner.language](oneLine(subject)),
    html,
    inReplyTo: messageId,
    references: [...references, messageId].slice(-mostReferences),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    domain: config.domain,
    date: now(),
  });
  return prepareAnywhere(raw);
}

/** Hands the reply of a rule to the outbox, with a copy in Sent for who keeps such copies. Returns whether it did. */
export async function sendReply(tx: Tx, deps: Deps, due: DueAutomaticMail): Promise<boolean> {
  const { mailboxId, id, contentId, recipient, ruleId } = due;
  const [owner, original] = [await selectRuleOwner(tx, mailboxId), await selectOriginal(tx, contentId)];
  const html = ruleId === null ? undefined : await selectReplyContent(tx, mailboxId, ruleId);
  if (!owner || !original || html === undefined) {
    await takeAutomatic(tx, mailboxId, id);
    return false;
  }
  const reply = await writeReply(deps, { recipient, owner, original, html });
  const replyId = await storeContent(tx, deps.blobs, reply);
  const at = deps.now();
  const from = { name: owner.name, address: owner.address };
  const to = [{ name: '', address: recipient }];
  const letter = { ...letterOf(reply, { right: 'send', from, senderAddress: '', to }), isAutomatic: true };
  const cleared = await clearLetters(tx, deps, { mailboxId, accountId: owner.accountId }, [letter]);
  await lockMailbox(tx, [mailboxId, ...reviewersOf(cleared)]);
  if (!(await lockAutomatic(tx, due))) return false;
  const parcels = [{ id, contentId: replyId, recipients: to, origin: 'reply' as const }];
  await handOverLetters(
    tx,
    deps,
    cleared.map((one) => ({ cleared: one, parcels })),
    at,
  );
  await takeAutomatic(tx, mailboxId, id);
  if (!(await parametersOf(tx, owner.accountId)).savesToSent) return true;
  const sent = await findFolder(tx, mailboxId, 'Sent');
  const { uid } = await insertMessage(tx, mailboxId, sent.id, {
    contentId: replyId,
    arrivedAt: at,
    sentAt: at,
    size: reply.size,
    subject: reply.facts.subject,
    sender: from,
    recipients: reply.facts.to,
    party: reply.facts.to[0],
    isSeen: true,
    submissionId: id,
    lexemes: reply.lexemes,
  });
  await recordChange(tx, mailboxId, { type: 'message.added', folder: sent.rawName, uids: [uid], isArrival: false });
  return true;
}
