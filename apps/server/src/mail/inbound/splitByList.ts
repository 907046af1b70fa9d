import { hasPassed, makeListCopy } from '../list-mail/index.ts';
import { type LocalRecipient, normalAddress, type ReachedList, reachesAnyone } from '../recipient/index.ts';
import { type Delivery, type DeliveryFailure, type PreparedDelivery, sendersOfMail } from './Delivery.ts';

/** Message with what is delivered of it: the message as it came, and a copy for each list. */
export interface SplitMail extends PreparedDelivery {
  parts: Delivery[];
  failed: Map<string, DeliveryFailure>;
  /** Moderated lists for which it waits, by the address that it was sent to. */
  held: Map<string, ReachedList>;
}

/** Whether a message waits for the moderators of a list. Their own posts don't. */
const waits = ({ moderation }: ReachedList, address: string, { sent, permitted }: PreparedDelivery): boolean =>
  moderation !== null && !permitted?.has(address) && !(sent && !sent.isForward && moderation.moderatorIds.includes(sent.accountId));

/**
 * Splits a message by what its recipients get. A mailbox gets one copy: the message as it came if it is addressed without a list, else the copy
 * of the first list that it is reached by.
 */
export async function splitByList(mail: PreparedDelivery, known: ReadonlyMap<string, LocalRecipient>): Promise<SplitMail> {
  const found = [...new Set(mail.recipients.map(normalAddress))].flatMap((address) => known.get(address) ?? []);
  const failed = new Map<string, DeliveryFailure>();
  for (const one of found) {
    if (!reachesAnyone(one)) failed.set(one.address, 'unknown-recipient');
    else if (one.list && hasPassed(mail.prepared, one.list)) failed.set(one.address, 'list-loop');
  }
  const held = new Map<string, ReachedList>();
  for (const { address, list } of found) if (list && !failed.has(address) && waits(list, address, mail)) held.set(address, list);
  const going = found.filter(({ address }) => !failed.has(address) && !held.has(address));
  const senders = sendersOfMail(mail);
  const reached = new Set<number>();
  const parts: Delivery[] = [];
  const add = (of: LocalRecipient[], changes: Partial<Delivery> = {}) => {
    const wanted = [...new Set(of.flatMap(({ mailboxIds }) => mailboxIds))].filter((id) => !reached.has(id)).sort((a, b) => a - b);
    for (const id of wanted) reached.add(id);
    if (wanted.length > 0 || of.some(({ list }) => list?.reachesOutside))
      parts.push({ ...mail, found: of, wanted, senders, failed, full: [], ...changes });
  };
  add(going.filter(({ list }) => !list));
  for (const one of going) {
    const { list } = one;
    if (!list) continue;
    const prepared = await makeListCopy(mail.prepared, list);
    add([one], { prepared, mailFrom: list.bounceAddress, copyOf: { list, original: mail.prepared }, whenFull: 'refuse' });
  }
  return { ...mail, parts, failed, held };
}
