import type { Problem } from '@jinshu/api';
import { type PreparedMessage, prepareAnywhere, readPlainText } from '../../mime/reading/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type DueAutomaticMail, lockAutomatic, takeAutomatic, writeHandedOver } from '../automatic-mail/index.ts';
import { readRaw, storeContent } from '../content/index.ts';
import { forwardedBytes } from '../forward/index.ts';
import { updateContentTraits } from '../sealed-letter/index.ts';
import { clearLetters, handOverLetters, levelInfo, type OutgoingLetter, reviewersOf } from '../submission/index.ts';
import { copyAuthentication, type RuleOwner, selectOriginal, selectRuleOwner } from './automaticSending.repository.ts';
import { giveUpForward } from './noteForwards.ts';

/** Describes a forward for review: the text of the message, in the name of the owner of the mailbox. */
async function letterOf(
  { size, facts }: PreparedMessage,
  { owner, due, level, domain }: { owner: RuleOwner; due: DueAutomaticMail; level: number; domain: string },
): Promise<OutgoingLetter> {
  return {
    right: 'send',
    from: { name: owner.name, address: owner.address },
    // A bounce that is forwarded must not bounce (SET-113).
    senderAddress: due.mailFrom === '' ? '' : owner.address,
    // Not that of the message, whose delivery status must not change with the forward.
    messageId: `${due.id}@forward.${domain}`,
    subject: facts.subject,
    to: [{ name: '', address: due.recipient }],
    text: await readPlainText(facts),
    files: facts.attachments.map(({ name }) => name),
    level,
    size,
    isAutomatic: true,
  };
}

/** Hands an unchanged message to the outbox for a target (SET-73). Returns whether it did. */
export async function sendForward(tx: Tx, deps: Deps, due: DueAutomaticMail): Promise<boolean> {
  const { mailboxId, id, contentId, recipient } = due;
  const [owner, original] = [await selectRuleOwner(tx, mailboxId), await selectOriginal(tx, contentId)];
  const raw = await readRaw(tx, deps.blobs, contentId);
  if (!owner || !original || !raw) {
    await takeAutomatic(tx, mailboxId, id);
    return false;
  }
  const prepared = await prepareAnywhere(forwardedBytes(raw, owner.address));
  const { level, isInternal } = original;
  const forwardId = await storeContent(tx, deps.blobs, prepared);
  await updateContentTraits(tx, forwardId, { sealedId: null, level });
  await copyAuthentication(tx, contentId, forwardId);
  const letter = await letterOf(prepared, { owner, due, level, domain: deps.config.domain });
  const cleared = await clearLetters(tx, deps, { mailboxId, accountId: owner.accountId }, [letter]);
  await lockMailbox(tx, [mailboxId, ...reviewersOf(cleared)]);
  if (!(await lockAutomatic(tx, due))) return false;
  const origin = isInternal ? ('forward-of-colleague' as const) : ('forward' as const);
  const parcels = [{ id, contentId: forwardId, recipients: [{ name: '', address: recipient }], origin }];
  await handOverLetters(
    tx,
    deps,
    cleared.map((one) => ({ cleared: one, parcels })),
    deps.now(),
  );
  await writeHandedOver(tx, due);
  return true;
}

/** Ends a forward that rules of the organization refuse, such as one to a person below the level of the message. */
export async function refuseForward(tx: Tx, deps: Deps, due: DueAutomaticMail, problem: Problem): Promise<void> {
  await lockMailbox(tx, due.mailboxId);
  if (!(await lockAutomatic(tx, due))) return;
  await giveUpForward(tx, deps, due, problem.code === 'forbidden' ? levelInfo : `5.7.1 ${problem.code}`);
}
