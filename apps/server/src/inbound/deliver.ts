import type { Change } from '@jinshu/api';
import { lockMailbox, recordChanges } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { insertCopies, type NewMessage } from '../message/insertMessage.ts';
import { storeContent } from '../mime/content.repository.ts';
import { prepareAnywhere } from '../mime/parsePool.ts';
import type { PreparedMessage } from '../mime/prepareMessage.ts';
import { applyReport, sendersOf } from './applyReport.ts';
import { findRecipients, type Receiver, readReceivers } from './recipient.repository.ts';

/** What is to be delivered to mailboxes of ours. */
export interface DeliverInput {
  raw: Buffer;
  /** MAIL FROM: where bounces go; empty for a bounce. */
  mailFrom: string;
  /** Local addresses, those of departments and of everyone too. */
  recipients: readonly string[];
}

/** Why a recipient got nothing. */
export type DeliveryFailure = 'unknown-recipient' | 'over-quota';

/** A copy that arrived. */
export interface DeliveredCopy {
  mailboxId: number;
  folder: string;
  uid: number;
}

/** What became of a delivery, recipient by recipient. */
export interface DeliverOutcome {
  contentId: number | null;
  copies: DeliveredCopy[];
  failed: Map<string, DeliveryFailure>;
}

/** How a delivery treats mailboxes that are full. */
export interface DeliverOptions {
  /**
   * `refuse`: each full mailbox is a failure of its own. `all-or-none`: full mailboxes still take the mail unless all of them are full; for
   * SMTP, whose one answer must not lose the mail of the others.
   */
  whenFull?: 'refuse' | 'all-or-none' | undefined;
}

const toMessage = ({ facts, size, lexemes }: PreparedMessage, contentId: number, mailFrom: string, arrivedAt: Date): NewMessage => ({
  contentId,
  arrivedAt,
  sentAt: facts.sentAt,
  size,
  subject: facts.subject,
  sender: facts.sender,
  recipients: facts.to,
  isUrgent: facts.isUrgent,
  hasAttachment: facts.attachments.some(({ isInline }) => !isInline),
  smtpSender: mailFrom.replaceAll('\u0000', '').slice(0, 320),
  lexemes,
});

/** Where a mail goes in a mailbox: to Spam when its owner has banned the sender, else to the Inbox. */
const placeIn = ({ isBanned, spamId, spamName, inboxId, inboxName }: Receiver) =>
  isBanned && spamId !== null && spamName !== null ? { folderId: spamId, folder: spamName } : { folderId: inboxId, folder: inboxName };

/** Delivers inside a transaction that the caller owns: what it writes besides commits with the mail or not at all. */
export async function deliverIn(
  tx: Tx,
  { blobs, now, log }: Pick<Deps, 'blobs' | 'now' | 'log'>,
  prepared: PreparedMessage,
  { mailFrom, recipients }: Pick<DeliverInput, 'mailFrom' | 'recipients'>,
  { whenFull = 'refuse' }: DeliverOptions = {},
): Promise<DeliverOutcome> {
  const failed = new Map<string, DeliveryFailure>();
  const found = await findRecipients(tx, recipients);
  for (const { address, mailboxIds } of found) if (mailboxIds.length === 0) failed.set(address, 'unknown-recipient');
  const wanted = [...new Set(found.flatMap(({ mailboxIds }) => mailboxIds))].sort((a, b) => a - b);
  if (wanted.length === 0) return { contentId: null, copies: [], failed };

  const contentId = await storeContent(tx, blobs, prepared);
  const reported = prepared.report ? await sendersOf(tx, prepared.report) : [];
  await lockMailbox(tx, [...wanted, ...reported]);
  const receivers = await readReceivers(tx, wanted, [mailFrom, ...prepared.facts.from.map(({ address }) => address)], prepared.size);
  const isFull = new Set(receivers.filter(({ isOver }) => isOver).map(({ mailboxId }) => mailboxId));
  const refuses = whenFull === 'refuse' || isFull.size === wanted.length;
  const taking = refuses ? receivers.filter(({ mailboxId }) => !isFull.has(mailboxId)) : receivers;
  if (refuses) {
    for (const { address, mailboxIds } of found)
      if (mailboxIds.length > 0 && mailboxIds.every((id) => isFull.has(id))) failed.set(address, 'over-quota');
  }

  const folderNames = new Map<number, string>();
  const targets = taking.map((receiver) => {
    const { folderId, folder } = placeIn(receiver);
    folderNames.set(receiver.mailboxId, folder);
    return { mailboxId: receiver.mailboxId, folderId };
  });
  const inserted = await insertCopies(tx, toMessage(prepared, contentId, mailFrom, now()), targets);
  const copies = inserted.map(({ mailboxId, uid }) => ({ mailboxId, uid, folder: folderNames.get(mailboxId) as string }));
  await recordChanges(
    tx,
    copies.map(({ mailboxId, folder, uid }) => ({
      mailboxId,
      change: { type: 'message.added', folder, uids: [uid], isArrival: true } satisfies Change,
    })),
  );
  if (prepared.report) await applyReport(tx, prepared.report, { log, now });
  return { contentId, copies, failed };
}

/** Delivers a mail to mailboxes of ours in one transaction; once it returns, the mail is there for good. */
export async function deliver(
  deps: Pick<Deps, 'db' | 'blobs' | 'now' | 'log'>,
  { raw, ...envelope }: DeliverInput,
  options?: DeliverOptions,
): Promise<DeliverOutcome> {
  const prepared = await prepareAnywhere(raw);
  return deps.db.transaction().execute((tx) => deliverIn(tx, deps, prepared, envelope, options));
}
