import { prepareAnywhere } from '../../mime/reading/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { insertHeldMail, judgeMail, wasReleased } from '../gate/index.ts';
import { type DeliveryUpdate, lockWaiting } from '../submission/index.ts';
import { type Parcel, settle } from './settle.ts';

const downPauseMs = 5 * 60_000;

/** Settles all due recipients of a message in one way. Returns those that waited. */
async function settleAll(deps: Deps, parcel: Parcel, update: DeliveryUpdate, hold?: { rule: 'spam' | 'virus' | 'test'; detail: string }) {
  const { submission, raw } = parcel;
  const at = deps.now();
  const subject = hold ? (await prepareAnywhere(raw)).facts.subject : '';
  await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, [submission.mailboxId]);
    const addresses = submission.recipients.map(({ address }) => address);
    const waiting = await lockWaiting(tx, submission.mailboxId, submission.id, addresses);
    if (waiting.length === 0) return;
    if (hold) {
      const { senderAddress: sender, mailboxId, id } = submission;
      const mail = { ...hold, mailFrom: sender, sender, recipients: waiting, subject, raw, submission: { mailboxId, id } };
      await insertHeldMail(tx, mail, at);
    }
    await settle(
      tx,
      deps,
      parcel,
      waiting.map((recipient) => ({ recipient, update })),
      at,
    );
  });
}

/** Checks mail that leaves (SND-61). What doesn't go is held back, or waits for a checker. */
export async function gateLeaving(deps: Deps, parcel: Parcel): Promise<'goes' | 'released' | 'stays'> {
  const { submission, raw } = parcel;
  const recipients = submission.recipients.map(({ address }) => address);
  // Mail that rules pass on was checked when it arrived.
  if (submission.origin !== '') return 'goes';
  if (await wasReleased(deps.db, submission)) return 'released';
  const verdict = await judgeMail(deps, raw, { mailFrom: submission.senderAddress, recipients });
  if (verdict.kind === 'take') return 'goes';
  if (verdict.kind === 'hold') await settleAll(deps, parcel, { status: 'quarantined', info: verdict.rule }, verdict);
  else {
    const nextAttemptAt = new Date(deps.now().getTime() + downPauseMs);
    await settleAll(deps, parcel, { status: 'queued', info: 'checker-down', nextAttemptAt });
  }
  return 'stays';
}
