import { readRaw, storeContent } from '../../mail/content/index.ts';
import { deliverIn } from '../../mail/inbound/index.ts';
import { selectOwner, selectOwnMailbox } from '../../mail/recipient/index.ts';
import { selectProfile } from '../../mail/settings/index.ts';
import {
  clearLetters,
  handOverLetters,
  isSubmitted,
  letterOf,
  releaseDeliveries,
  type StoredReview,
  separateId,
} from '../../mail/submission/index.ts';
import { type PreparedMessage, prepareAnywhere } from '../../mime/reading/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { composeReturn, type ReturnReason } from './composeReturn.ts';

/** Notice by which a message is returned to its sender. */
export interface Notice {
  prepared: PreparedMessage;
  /** Empty for a message that has no sender, such as a bounce. */
  address: string;
  /** Reason in the language of the sender. */
  reason: string;
}

/** Writes the notice by which a message is returned, before anything is locked. */
export async function writeNotice(deps: Deps, tx: Tx, mail: StoredReview, reason: ReturnReason): Promise<Notice> {
  const { db, blobs, config, now } = deps;
  const owner = isSubmitted(mail) ? await selectOwner(tx, mail.mailboxId) : { address: mail.mailFrom, name: '' };
  const profile = isSubmitted(mail) ? await selectProfile(db, mail.accountId) : undefined;
  const raw = mail.contentId === null ? null : await readRaw(db, blobs, mail.contentId);
  const composed = await composeReturn({
    owner,
    subject: mail.subject,
    recipients: [...mail.to, ...mail.cc, ...mail.bcc],
    list: mail.recipient ?? undefined,
    reason,
    raw: raw ?? Buffer.alloc(0),
    messageId: mail.messageId,
    language: profile?.language ?? (await readPolicy(db, 'language')),
    domain: config.domain,
    at: now(),
  });
  return { prepared: await prepareAnywhere(composed.raw), address: owner.address, reason: composed.reason };
}

/** Sends a notice out of the organization, in the name of the reviewer who decided. It has an empty envelope sender, so it cannot bounce. */
async function sendNotice(
  tx: Tx,
  deps: Deps,
  { prepared, address }: Notice,
  { reviewId, accountId }: { reviewId: number; accountId: number },
) {
  const reviewer = await selectOwnMailbox(tx, accountId);
  if (address === '' || !reviewer) return;
  const to = [{ address, name: '' }];
  const letter = letterOf(prepared, { right: 'send', from: { address: reviewer.address, name: '' }, senderAddress: '', to });
  const [cleared] = await clearLetters(tx, deps, { mailboxId: reviewer.mailboxId, accountId }, [{ ...letter, isAutomatic: true }]);
  if (!cleared) return;
  const parcel = {
    id: separateId(`returned/${reviewId}`, address),
    contentId: await storeContent(tx, deps.blobs, prepared),
    recipients: to,
  };
  await handOverLetters(tx, deps, [{ cleared, parcels: [parcel] }], deps.now());
}

/** Fails the deliveries of a message and returns it to its sender. */
export async function returnToSender(
  tx: Tx,
  deps: Deps,
  mail: StoredReview,
  { notice, accountId, at }: { notice: Notice; accountId: number | null; at: Date },
): Promise<void> {
  const { prepared, address, reason } = notice;
  if (!isSubmitted(mail)) {
    if (accountId !== null) await sendNotice(tx, deps, notice, { reviewId: mail.id, accountId });
    return;
  }
  await releaseDeliveries(tx, mail, { status: 'failed', info: `5.7.1 rejected: ${reason}`.slice(0, 500), nextAttemptAt: null, at });
  await deliverIn(tx, deps, prepared, { mailFrom: '', recipients: [address] });
}
