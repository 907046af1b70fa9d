import { readRaw } from '../../mail/content/index.ts';
import { deliverIn } from '../../mail/inbound/index.ts';
import { selectOwner } from '../../mail/recipient/index.ts';
import { selectProfile } from '../../mail/settings/index.ts';
import { releaseDeliveries, type StoredReview } from '../../mail/submission/index.ts';
import { type PreparedMessage, prepareAnywhere } from '../../mime/reading/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { composeReturn, type ReturnReason } from './composeReturn.ts';

/** Notice by which a message is returned to its sender. */
export interface Notice {
  prepared: PreparedMessage;
  address: string;
  /** Reason in the language of the sender. */
  reason: string;
}

/** Writes the notice by which a message is returned, before anything is locked. */
export async function writeNotice(deps: Deps, tx: Tx, mail: StoredReview, reason: ReturnReason): Promise<Notice> {
  const { db, blobs, config, now } = deps;
  const owner = await selectOwner(tx, mail.mailboxId);
  const raw = mail.contentId === null ? null : await readRaw(db, blobs, mail.contentId);
  const composed = await composeReturn({
    owner,
    subject: mail.subject,
    recipients: [...mail.to, ...mail.cc, ...mail.bcc],
    reason,
    raw: raw ?? Buffer.alloc(0),
    messageId: mail.messageId,
    language: (await selectProfile(db, mail.accountId))?.language ?? 'zh-hans',
    domain: config.domain,
    at: now(),
  });
  return { prepared: await prepareAnywhere(composed.raw), address: owner.address, reason: composed.reason };
}

/** Fails the deliveries of a message and returns it to its sender. */
export async function returnToSender(
  tx: Tx,
  deps: Deps,
  mail: StoredReview,
  { prepared, address, reason }: Notice,
  at: Date,
): Promise<void> {
  await releaseDeliveries(tx, mail, { status: 'failed', info: `5.7.1 rejected: ${reason}`.slice(0, 500), nextAttemptAt: null, at });
  await deliverIn(tx, deps, prepared, { mailFrom: '', recipients: [address] });
}
