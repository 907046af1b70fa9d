import { prepareAnywhere } from '../../mime/reading/index.ts';
import { recordChange } from '../../platform/change/index.ts';
import type { SubmissionOrigin, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type DueAutomaticMail, takeAutomatic } from '../automatic-mail/index.ts';
import { readRaw } from '../content/index.ts';
import { deliverIn } from '../inbound/index.ts';
import type { DeliveryUpdate } from '../submission/index.ts';
import { claimTelling, countRefusal, forgetRefusals, selectOriginal, selectRuleOwner } from './automaticSending.repository.ts';
import { composeForwardNotice } from './composeForwardNotice.ts';

/** Whether a rule forwarded a submission. */
export const isForward = (origin: SubmissionOrigin): boolean => origin === 'forward' || origin === 'forward-of-colleague';

/** Puts a message into the mailbox that had forwarded it without a copy, so that no accepted message is lost. */
async function putBack(tx: Tx, deps: Deps, { contentId, mailFrom }: DueAutomaticMail, address: string): Promise<void> {
  const raw = await readRaw(tx, deps.blobs, contentId);
  if (!raw) return;
  await deliverIn(tx, deps, await prepareAnywhere(raw), { mailFrom, recipients: [address] }, { hasNoRules: true });
}

/**
 * Takes note that a forward failed for good: disables its target at the third refusal in a row (SET-113), tells the owner, once a day at
 * most unless the target was disabled, and keeps the message.
 */
export async function giveUpForward(tx: Tx, deps: Deps, due: Pick<DueAutomaticMail, 'mailboxId' | 'id'>, info: string): Promise<void> {
  const { mailboxId } = due;
  const mail = await takeAutomatic(tx, mailboxId, due.id);
  const owner = await selectRuleOwner(tx, mailboxId);
  if (!mail || !owner) return;
  // A server that could not be reached has refused nothing.
  const isRefusal = !info.startsWith('4.4.7');
  const isStopped = isRefusal && mail.ruleId !== null && (await countRefusal(tx, mailboxId, mail.ruleId));
  if (isStopped) await recordChange(tx, mailboxId, { type: 'settings.changed' });
  const original = mail.contentId === null ? undefined : await selectOriginal(tx, mail.contentId);
  if (!mail.isKept) await putBack(tx, deps, mail, owner.address);
  if (!(await claimTelling(tx, mailboxId, deps.now())) && !isStopped) return;
  const notice = await composeForwardNotice({
    owner,
    target: mail.recipient,
    subject: original?.subject ?? '',
    info,
    isStopped,
    domain: deps.config.domain,
    at: deps.now(),
  });
  await deliverIn(tx, deps, await prepareAnywhere(notice), { mailFrom: '', recipients: [owner.address] }, { hasNoRules: true });
}

/** Records the results of forwarded messages. The mailbox must be locked. */
export async function noteForwards(
  tx: Tx,
  deps: Deps,
  { mailboxId, id }: { mailboxId: number; id: string },
  outcomes: readonly { update: DeliveryUpdate }[],
): Promise<void> {
  for (const { update } of outcomes) {
    if (update.status === 'queued') continue;
    if (update.status === 'failed') await giveUpForward(tx, deps, { mailboxId, id }, update.info);
    else {
      const done = await takeAutomatic(tx, mailboxId, id);
      if (done?.ruleId != null) await forgetRefusals(tx, mailboxId, done.ruleId);
    }
  }
}
