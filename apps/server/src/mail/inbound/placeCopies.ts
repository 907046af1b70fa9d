import type { Change } from '@jinshu/api';
import { recordChanges } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type ArrivingMail, planAutomaticMail } from '../automatic-mail/index.ts';
import { insertMailRecords, type NewMailRecord } from '../mail-record/index.ts';
import { type InsertedCopy, insertCopies } from '../message/index.ts';
import { isAllowed, isBanned, type Receiver } from '../recipient/index.ts';
import { judgeArrivals, noOutcome, type RuleMail, type RuleOutcome } from '../rule/index.ts';
import type { Delivery } from './Delivery.ts';
import { isTestSpam } from './isTestSpam.ts';
import { toMessage, toRuleMail } from './readDelivery.ts';

/** A copy that was delivered to a mailbox. */
export interface Arrival extends InsertedCopy {
  /** Raw name of its folder. */
  folder: string;
  /** Whether it is in Spam. No rule acts on it then. */
  isSpam: boolean;
  /** Actions of the rules: those done, and those left to do. */
  outcome: RuleOutcome;
}

/**
 * Selects the mailboxes that accept a message, and adds its size to their usage. Recipients whose mailboxes all refuse it fail with
 * `over-quota`. Of a list the mailboxes are noted: its owner is notified, not the writer.
 */
function chooseTaking(
  { prepared, traits, whenFull = 'refuse', wanted, found, failed, full: untaken, copyOf }: Delivery,
  receivers: ReadonlyMap<number, Receiver>,
) {
  const size = traits?.size ?? prepared.size;
  const all = wanted.flatMap((id) => receivers.get(id) ?? []);
  const full = new Set(all.filter(({ quotaBytes, usedBytes }) => quotaBytes > 0 && usedBytes + size > quotaBytes));
  const refuses = whenFull === 'refuse' || full.size === all.length;
  const taking = refuses ? all.filter((receiver) => !full.has(receiver)) : all;
  for (const receiver of taking) receiver.usedBytes += size;
  const isFull = new Set([...full].map(({ mailboxId }) => mailboxId));
  if (copyOf) untaken.push(...isFull);
  else if (refuses)
    for (const { address, mailboxIds } of found)
      if (mailboxIds.length > 0 && mailboxIds.every((id) => isFull.has(id))) failed.set(address, 'over-quota');
  return taking;
}

/** Whether a message goes to Spam: the server holds it, or the owner has blocked the sender. */
const isHeld = (receiver: Receiver, { senders, prepared, isSpam = false, isReleased = false }: Delivery): boolean =>
  receiver.spamId !== null && ((!isReleased && (isSpam || isTestSpam(prepared))) || isBanned(receiver, senders));

/** Chooses the place of each copy: the lists of senders come first, then the rules. */
async function choosePlaces(
  tx: Tx,
  deps: Pick<Deps, 'log' | 'now'>,
  going: readonly Delivery[],
  receivers: ReadonlyMap<number, Receiver>,
): Promise<Place[]> {
  const mails = going.map(toRuleMail);
  const copies = going.flatMap((delivery, index) =>
    chooseTaking(delivery, receivers).map((receiver) => ({ delivery, index, receiver, isSpam: isHeld(receiver, delivery) })),
  );
  const judged = copies.filter(({ delivery, isSpam }) => !isSpam && !delivery.hasNoRules);
  const outcomes = await judgeArrivals(
    tx,
    deps,
    judged.map(({ delivery, index, receiver }) => ({
      mailboxId: receiver.mailboxId,
      mail: mails[index] as RuleMail,
      closedFolder: isAllowed(receiver, delivery.senders) ? receiver.spamId : null,
    })),
  );
  const byCopy = new Map(judged.map((copy, at) => [copy, outcomes[at] as RuleOutcome]));
  return copies.map((copy) => {
    const { receiver, index, isSpam } = copy;
    const outcome = byCopy.get(copy) ?? noOutcome();
    const place = isSpam
      ? { folderId: receiver.spamId as number, folder: receiver.spamName as string }
      : outcome.folder
        ? { folderId: outcome.folder.id, folder: outcome.folder.rawName }
        : { folderId: receiver.inboxId, folder: receiver.inboxName };
    return { index, mailboxId: receiver.mailboxId, ...place, isSpam, outcome };
  });
}

/** Writes the journal: what came into one folder together is one change. The copies come folder by folder. */
async function recordArrivals(tx: Tx, copies: readonly Arrival[]): Promise<void> {
  const byFolder = Map.groupBy(copies, ({ folderId }) => folderId);
  await recordChanges(
    tx,
    [...byFolder.values()].map((ofFolder) => {
      const { mailboxId, folder } = ofFolder[0] as Arrival;
      const isArrival = ofFolder.some(({ outcome }) => !outcome.isSeen);
      return {
        mailboxId,
        change: { type: 'message.added', folder, uids: ofFolder.map(({ uid }) => uid), isArrival } satisfies Change,
      };
    }),
  );
}

type Place = Omit<Arrival, 'id' | 'uid'>;

interface Placing {
  going: readonly Delivery[];
  contentIds: readonly number[];
  receivers: ReadonlyMap<number, Receiver>;
}

/** Describes a message in one mailbox for automatic replies, forwards and SMS. */
function toArriving(place: Place, { going, contentIds, receivers }: Placing): ArrivingMail & { place: Place } {
  const delivery = going[place.index] as Delivery;
  const receiver = receivers.get(place.mailboxId) as Receiver;
  return {
    place,
    mailboxId: place.mailboxId,
    contentId: contentIds[place.index] as number,
    mailFrom: delivery.mailFrom,
    prepared: delivery.prepared,
    mail: toRuleMail(delivery),
    senders: delivery.senders,
    isSealed: delivery.traits !== undefined,
    isSpam: place.isSpam || place.folderId === receiver.spamId,
    isBanned: isBanned(receiver, delivery.senders),
    isLeftAlone: (delivery.isFetched ?? false) || (delivery.hasNoRules ?? false),
    filterForwards: place.outcome.forwards,
  };
}

/** Describes a message in one mailbox for its owner's records. */
const toRecord = ({ mailboxId, folder }: Place, { prepared, traits, mailFrom }: Delivery, isKept: boolean): NewMailRecord => ({
  mailboxId,
  kind: 'received',
  people: [prepared.facts.from[0]?.address || mailFrom],
  subject: prepared.facts.subject,
  size: traits?.size ?? prepared.size,
  ...{ folder: isKept ? folder : '', messageId: prepared.facts.messageId },
});

/** Puts a copy of each message into every mailbox that accepts it, where the owner wants it, and writes the journal. */
export async function placeCopies(
  tx: Tx,
  deps: Pick<Deps, 'log' | 'now' | 'config'>,
  { going, contentIds, receivers }: Placing,
): Promise<{ arrivals: Arrival[]; passedOn: number[] }> {
  const chosen = await choosePlaces(tx, deps, going, receivers);
  const passed = await planAutomaticMail(
    tx,
    deps,
    chosen.map((place) => toArriving(place, { going, contentIds, receivers })),
  );
  const passedOn = new Set([...passed].map(({ place }) => place));
  const places = chosen.filter((place) => !passedOn.has(place));
  const byKey = new Map(places.map((place) => [`${place.index}/${place.mailboxId}`, place]));
  const messages = going.map((mail, index) => toMessage(mail, contentIds[index] as number, deps.now()));
  const targets = places.map(({ index, mailboxId, folderId, outcome: { isSeen, flagColor, tags } }) => ({
    ...{ index, mailboxId, folderId, isSeen, flagColor },
    tags: tags.toSorted((a, b) => a - b),
  }));
  const inserted = await insertCopies(tx, messages, targets);
  const arrivals = inserted.map(
    ({ id, uid, index, mailboxId }): Arrival => ({ ...(byKey.get(`${index}/${mailboxId}`) as Place), id, uid }),
  );
  await recordArrivals(tx, arrivals);
  await insertMailRecords(
    tx,
    chosen.map((place) => toRecord(place, going[place.index] as Delivery, !passedOn.has(place))),
    deps.now(),
  );
  return { arrivals, passedOn: [...passedOn].map(({ index }) => index) };
}
