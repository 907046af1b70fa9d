import type { Problem } from '@jinshu/api';
import { prepareAnywhere, readPlainText } from '../../mime/reading/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type DueAutomaticMail, lockAutomatic, takeAutomatic } from '../automatic-mail/index.ts';
import { bounceOfList } from '../bounce/index.ts';
import { readRaw } from '../content/index.ts';
import { deliverIn } from '../inbound/index.ts';
import { listOfBounces } from '../recipient/index.ts';
import { clearLetters, handOverLetters, type OutgoingLetter, reviewersOf } from '../submission/index.ts';
import { selectOriginal, selectRuleOwner } from './automaticSending.repository.ts';

/** Hands the copy of a list to the outbox for a member outside, in the name of the list's owner (BAK-55). Returns whether it did. */
export async function sendListCopy(tx: Tx, deps: Deps, due: DueAutomaticMail): Promise<boolean> {
  const { mailboxId, id, contentId, recipient, mailFrom } = due;
  const [owner, original] = [await selectRuleOwner(tx, mailboxId), await selectOriginal(tx, contentId)];
  const raw = await readRaw(tx, deps.blobs, contentId);
  if (!owner || !original || !raw) {
    await takeAutomatic(tx, mailboxId, id);
    return false;
  }
  const { size, facts } = await prepareAnywhere(raw);
  const letter: OutgoingLetter = {
    right: 'send',
    from: { name: owner.name, address: owner.address },
    senderAddress: mailFrom,
    // Not that of the message, whose delivery status must not change with the copy.
    messageId: `${id}@list.${deps.config.domain}`,
    subject: facts.subject,
    to: [{ name: '', address: recipient }],
    text: await readPlainText(facts),
    files: facts.attachments.map(({ name }) => name),
    level: original.level,
    size,
    isAutomatic: true,
  };
  const cleared = await clearLetters(tx, deps, { mailboxId, accountId: owner.accountId }, [letter]);
  await lockMailbox(tx, [mailboxId, ...reviewersOf(cleared)]);
  if (!(await lockAutomatic(tx, due))) return false;
  const origin = original.isInternal ? ('list-of-colleague' as const) : ('list' as const);
  const parcels = [{ id, contentId, recipients: [{ name: '', address: recipient }], origin }];
  await handOverLetters(
    tx,
    deps,
    cleared.map((one) => ({ cleared: one, parcels })),
    deps.now(),
  );
  await takeAutomatic(tx, mailboxId, id);
  return true;
}

/** Ends a copy that rules of the organization refuse, and tells the owner of the list. */
export async function refuseListCopy(tx: Tx, deps: Deps, due: DueAutomaticMail, { code }: Problem): Promise<void> {
  const { mailboxId, id, contentId, recipient, mailFrom: bounceAddress } = due;
  await lockMailbox(tx, mailboxId);
  if (!(await lockAutomatic(tx, due))) return;
  const [owner, original] = [await selectRuleOwner(tx, mailboxId), await selectOriginal(tx, contentId)];
  const raw = await readRaw(tx, deps.blobs, contentId);
  await takeAutomatic(tx, mailboxId, id);
  if (!owner || !original || !raw) return;
  const { domain } = deps.config;
  const failed = [{ address: recipient, info: `5.7.1 ${code}` }];
  const { messageId, subject } = original;
  const { language } = owner;
  const list = listOfBounces(bounceAddress);
  const bounce = await bounceOfList({ list, bounceAddress, raw, messageId, subject, sentAt: deps.now(), failed, language, domain });
  await deliverIn(tx, deps, bounce, { mailFrom: '', recipients: [bounceAddress] }, { hasNoRules: true });
}
