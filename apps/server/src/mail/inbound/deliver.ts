import type { Change } from '@jinshu/api';
import { prepareAnywhere } from '../../mime/reading/parsePool.ts';
import type { PreparedMessage } from '../../mime/reading/prepareMessage.ts';
import { recordChanges } from '../../platform/change/change.repository.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { SmtpClient } from '../../platform/db/MailAuthentication.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { storeContents } from '../content/content.repository.ts';
import { applyInvitation } from '../invitation/applyInvitation.ts';
import { senderOfRow } from '../mail-auth/colleagueNames.ts';
import { enqueueChecks } from '../mail-auth/mailAuth.repository.ts';
import { type CopyTarget, type InsertedCopy, insertCopies, type NewMessage } from '../message/insertMessage.repository.ts';
import {
  findRecipients,
  isBanned,
  type LocalRecipient,
  lockReceivers,
  normalAddress,
  patternsOf,
  type Receiver,
} from '../recipient/recipient.repository.ts';
import { applyReport, sendersOf } from './applyReport.ts';
import { claimArrivals, dropArrivals } from './arrival.repository.ts';
import { isTestSpam } from './isTestSpam.ts';

/** Input of a delivery to local mailboxes. */
export interface DeliverInput {
  raw: Buffer;
  /** MAIL FROM: where bounces go; empty for a bounce. */
  mailFrom: string;
  /** Local addresses, those of departments and of everyone too. */
  recipients: readonly string[];
  /** Names envelope and bytes of what a client handed to us: the same again within an hour is the same mail. */
  once?: Buffer | undefined;
  /** SMTP client that sent it, if the sender must be checked. */
  client?: SmtpClient | undefined;
}

/** Why a recipient got nothing. */
export type DeliveryFailure = 'unknown-recipient' | 'over-quota';

/** A copy that arrived. */
export interface DeliveredCopy {
  mailboxId: number;
  folder: string;
  uid: number;
}

/** Result of a delivery, by recipient. */
export interface DeliverOutcome {
  contentId: number | null;
  copies: DeliveredCopy[];
  /** Whether a rule of this server moved the message to Spam. Its sender is notified (SND-61). */
  isQuarantined: boolean;
  /** It was here already: the client did not get our answer. */
  isRepeated: boolean;
  failed: Map<string, DeliveryFailure>;
}

/** Handling of full mailboxes. */
export interface DeliverOptions {
  /**
   * Handling of full mailboxes:
   * - `refuse`: each full mailbox fails separately.
   * - `all-or-none`: full mailboxes accept the message unless all of them are full. Used for SMTP, whose single response must not lose
   *   messages of other recipients.
   */
  whenFull?: 'refuse' | 'all-or-none' | undefined;
}

const toMessage = (
  { prepared: { facts, size, lexemes }, mailFrom, traits }: PreparedDelivery,
  contentId: number,
  arrivedAt: Date,
): NewMessage => ({
  contentId,
  arrivedAt,
  sentAt: facts.sentAt,
  size: traits?.size ?? size,
  subject: facts.subject,
  sender: senderOfRow(facts),
  recipients: facts.to,
  isUrgent: facts.isUrgent,
  hasAttachment: traits?.hasAttachment ?? facts.attachments.some(({ isInline }) => !isInline),
  isBurn: traits !== undefined && traits.burnLimit !== null,
  burnLeft: traits?.burnLimit ?? null,
  smtpSender: mailFrom.replaceAll('\u0000', '').slice(0, 320),
  lexemes,
});

/** Fields of a sealed message in the message list. */
export interface CopyTraits {
  size: number;
  hasAttachment: boolean;
  /** Views allowed per copy. Null if the message doesn't burn after reading. */
  burnLimit: number | null;
}

/** Prepared message with its recipients. */
export interface PreparedDelivery extends Omit<DeliverInput, 'raw'>, DeliverOptions {
  prepared: PreparedMessage;
  /** Row fields of a sealed message, used instead of those of its outer message. */
  traits?: CopyTraits | undefined;
}

/** Message being delivered to mailboxes. */
interface Delivery extends PreparedDelivery {
  found: LocalRecipient[];
  /** The mailboxes that are meant, in ascending order. */
  wanted: number[];
  /** The names that rules may have for its senders. */
  senders: Set<string>;
  failed: Map<string, DeliveryFailure>;
}

function toDelivery(mail: PreparedDelivery, known: ReadonlyMap<string, LocalRecipient>): Delivery {
  const found = [...new Set(mail.recipients.map(normalAddress))].flatMap((address) => known.get(address) ?? []);
  const unknown = found.filter(({ mailboxIds }) => mailboxIds.length === 0);
  return {
    ...mail,
    found,
    wanted: [...new Set(found.flatMap(({ mailboxIds }) => mailboxIds))].sort((a, b) => a - b),
    senders: patternsOf([mail.mailFrom, ...mail.prepared.facts.from.map(({ address }) => address)]),
    failed: new Map(unknown.map(({ address }) => [address, 'unknown-recipient'])),
  };
}

/**
 * Selects the mailboxes that accept a message, and adds its size to their usage. Recipients whose mailboxes all refuse it fail with
 * `over-quota`.
 */
function chooseTaking(
  { prepared, traits, whenFull = 'refuse', wanted, found, failed }: Delivery,
  receivers: ReadonlyMap<number, Receiver>,
) {
  const size = traits?.size ?? prepared.size;
  const all = wanted.flatMap((id) => receivers.get(id) ?? []);
  const full = new Set(all.filter(({ quotaBytes, usedBytes }) => quotaBytes > 0 && usedBytes + size > quotaBytes));
  const refuses = whenFull === 'refuse' || full.size === all.length;
  const taking = refuses ? all.filter((receiver) => !full.has(receiver)) : all;
  for (const receiver of taking) receiver.usedBytes += size;
  if (refuses) {
    const isFull = new Set([...full].map(({ mailboxId }) => mailboxId));
    for (const { address, mailboxIds } of found)
      if (mailboxIds.length > 0 && mailboxIds.every((id) => isFull.has(id))) failed.set(address, 'over-quota');
  }
  return taking;
}

/** Returns the target folder: Spam if a rule holds the message or the owner has blocked the sender, else the Inbox. */
const placeIn = (receiver: Receiver, { senders, prepared }: Delivery) =>
  receiver.spamId !== null && receiver.spamName !== null && (isTestSpam(prepared) || isBanned(receiver, senders))
    ? { folderId: receiver.spamId, folder: receiver.spamName }
    : { folderId: receiver.inboxId, folder: receiver.inboxName };

type Placed = InsertedCopy & { folder: string };

/** Writes the journal: what came into one folder together is one change. The copies come folder by folder. */
async function recordArrivals(tx: Tx, copies: readonly Placed[]): Promise<void> {
  const byFolder = Map.groupBy(copies, ({ folderId }) => folderId);
  await recordChanges(
    tx,
    [...byFolder.values()].map(([first, ...others]) => {
      const { mailboxId, folder, uid } = first as Placed;
      const uids = [uid, ...others.map((copy) => copy.uid)];
      return { mailboxId, change: { type: 'message.added', folder, uids, isArrival: true } satisfies Change };
    }),
  );
}

/** Delivers messages, all or none, inside the caller's transaction. Returns the result of each. */
export async function deliverAllIn(
  tx: Tx,
  { blobs, now, log }: Pick<Deps, 'blobs' | 'now' | 'log'>,
  mails: readonly PreparedDelivery[],
): Promise<DeliverOutcome[]> {
  const recipients = await findRecipients(
    tx,
    mails.flatMap((mail) => mail.recipients),
  );
  const known = new Map(recipients.map((recipient) => [recipient.address, recipient]));
  const deliveries = mails.map((mail) => toDelivery(mail, known));
  const repeated = await claimArrivals(tx, deliveries, now());
  const going = deliveries.filter((delivery) => delivery.wanted.length > 0 && !repeated.has(delivery));
  const outcomes = new Map<Delivery, DeliverOutcome>(
    deliveries.map((delivery) => [
      delivery,
      { contentId: null, copies: [], isQuarantined: false, isRepeated: repeated.has(delivery), failed: delivery.failed },
    ]),
  );
  if (going.length === 0) return [...outcomes.values()];

  const contentIds = await storeContents(
    tx,
    blobs,
    going.map(({ prepared }) => prepared),
  );
  await enqueueChecks(
    tx,
    going.flatMap(({ client }, index) => (client ? { contentId: contentIds[index] as number, client } : [])),
    now(),
  );
  const reported: number[] = [];
  for (const { prepared } of going) if (prepared.report) reported.push(...(await sendersOf(tx, prepared.report)));
  const wanted = [...new Set(going.flatMap((delivery) => delivery.wanted))];
  const patterns = new Set(going.flatMap(({ senders }) => [...senders]));
  const receivers = await lockReceivers(tx, { mailboxIds: wanted, alsoLocked: reported, patterns, at: now() });

  const folderNames = new Map<number, string>();
  const targets = going.flatMap((delivery, index) =>
    chooseTaking(delivery, receivers).map((receiver): CopyTarget => {
      const { folderId, folder } = placeIn(receiver, delivery);
      folderNames.set(folderId, folder);
      return { index, mailboxId: receiver.mailboxId, folderId };
    }),
  );
  const messages = going.map((mail, index) => toMessage(mail, contentIds[index] as number, now()));
  const copies = (await insertCopies(tx, messages, targets)).map(
    (copy): Placed => ({ ...copy, folder: folderNames.get(copy.folderId) as string }),
  );
  await recordArrivals(tx, copies);

  const byIndex = Map.groupBy(copies, ({ index }) => index);
  for (const [index, delivery] of going.entries()) {
    const { calendar, report, facts } = delivery.prepared;
    const mailboxIds = (byIndex.get(index) ?? []).map(({ mailboxId }) => mailboxId);
    const from = facts.from.map(({ address }) => normalAddress(address));
    if (calendar) await applyInvitation(tx, { event: calendar, from, mailboxIds });
    if (report) await applyReport(tx, { report, from, mailboxIds }, { log, now });
    outcomes.set(delivery, {
      contentId: contentIds[index] as number,
      copies: (byIndex.get(index) ?? []).map(({ mailboxId, folder, uid }) => ({ mailboxId, folder, uid })),
      isQuarantined: isTestSpam(delivery.prepared),
      isRepeated: false,
      failed: delivery.failed,
    });
  }
  // Messages without any recipient were refused, so another attempt isn't a repetition.
  const refused = going.filter((delivery) => (outcomes.get(delivery)?.copies.length ?? 0) === 0);
  await dropArrivals(
    tx,
    refused.flatMap(({ once }) => once ?? []),
  );
  return [...outcomes.values()];
}

/** Delivers one message inside the caller's transaction. The caller's other writes commit together with the message or not at all. */
export async function deliverIn(
  tx: Tx,
  deps: Pick<Deps, 'blobs' | 'now' | 'log'>,
  prepared: PreparedMessage,
  envelope: Omit<DeliverInput, 'raw'>,
  options: DeliverOptions & Pick<PreparedDelivery, 'traits'> = {},
): Promise<DeliverOutcome> {
  const [outcome] = await deliverAllIn(tx, deps, [{ prepared, ...envelope, ...options }]);
  return outcome as DeliverOutcome;
}

/** Delivers a message to local mailboxes in one transaction. When it returns, the message is stored durably. */
export async function deliver(
  deps: Pick<Deps, 'db' | 'blobs' | 'now' | 'log'>,
  { raw, ...envelope }: DeliverInput,
  options?: DeliverOptions,
): Promise<DeliverOutcome> {
  const prepared = await prepareAnywhere(raw);
  return deps.db.transaction().execute((tx) => deliverIn(tx, deps, prepared, envelope, options));
}
