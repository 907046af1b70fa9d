import { prepareAnywhere } from '../../mime/reading/index.ts';
import { recordChange } from '../../platform/change/index.ts';
import type { SubmissionOrigin, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { deliveryAttempts } from '../../platform/health/index.ts';
import { isForward, noteForwards } from '../automatic-sending/index.ts';
import { composeBounce } from '../bounce/index.ts';
import { deliverIn } from '../inbound/index.ts';
import { listOfBounces } from '../recipient/index.ts';
import type { SealedLetter } from '../sealed-letter/index.ts';
import { selectLanguage } from '../settings/index.ts';
import { type DeliveryUpdate, type DueSubmission, selectSubject, settleDeliveries } from '../submission/index.ts';

/** Outcome of an attempt for one recipient. */
export interface Outcome {
  recipient: string;
  update: DeliveryUpdate;
}

/** Message being delivered: the due part of its submission, and its bytes. */
export interface Parcel {
  submission: DueSubmission;
  raw: Buffer;
  /** Sealed message that contains the text and files, if there is one. */
  letter?: SealedLetter | undefined;
}

/** Whether a submission is the copy of a list. */
const isOfList = (origin: SubmissionOrigin) => origin === 'list' || origin === 'list-of-colleague';

/** Delivers a bounce to the sender, or to the owner of the list that sent it. It has an empty envelope sender and no submission, so it can't bounce itself. */
async function leaveBounce(tx: Tx, deps: Deps, { submission, raw }: Parcel, failed: readonly Outcome[], at: Date): Promise<void> {
  const { senderAddress: sender, messageId, accountId, createdAt, origin } = submission;
  const language = await selectLanguage(tx, accountId);
  const bounce = await composeBounce({
    raw,
    messageId,
    subject: await selectSubject(tx, submission.contentId),
    sender,
    ...(isOfList(origin) && { list: listOfBounces(sender) }),
    sentAt: createdAt,
    failed: failed.map(({ recipient, update }) => ({ address: recipient, info: update.info })),
    language,
    domain: deps.config.domain,
    at,
  });
  // The record has been written: the report in it says nothing new.
  const prepared = { ...(await prepareAnywhere(bounce)), report: null };
  await deliverIn(tx, deps, prepared, { mailFrom: '', recipients: [sender] });
}

/** Writes outcomes and tells the sender, both or neither. The mailbox is locked first, as everywhere. */
export async function settle(tx: Tx, deps: Deps, parcel: Parcel, outcomes: readonly Outcome[], at: Date, isNews = true): Promise<void> {
  const { submission } = parcel;
  if (isNews) await recordChange(tx, submission.mailboxId, { type: 'delivery.changed', messageId: submission.messageId });
  for (const { update } of outcomes) {
    if (update.status === 'in-review') continue;
    deliveryAttempts.inc({ result: update.status === 'queued' ? 'deferred' : update.status === 'failed' ? 'failed' : 'delivered' });
  }
  const settled = await settleDeliveries(tx, { mailboxId: submission.mailboxId, submissionId: submission.id, at }, outcomes);
  const failed = outcomes.filter(({ recipient, update }) => update.status === 'failed' && settled.has(recipient));
  if (isForward(submission.origin))
    return noteForwards(
      tx,
      deps,
      submission,
      outcomes.filter(({ recipient }) => settled.has(recipient)),
    );
  // A notice has no sender to tell.
  if (failed.length > 0 && submission.senderAddress !== '') await leaveBounce(tx, deps, parcel, failed, at);
}
