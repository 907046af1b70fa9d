import type { PreparedMessage } from '../../mime/reading/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { planListMail } from '../automatic-mail/index.ts';
import { linkToOriginal, selectHoldersOf, storeContents } from '../content/index.ts';
import { applyInvitation } from '../invitation/index.ts';
import { lockReceivers, normalAddress } from '../recipient/index.ts';
import { applyReport, sendersOf } from './applyReport.ts';
import type { DeliveredCopy, Delivery } from './Delivery.ts';
import { placeCopies } from './placeCopies.ts';
import type { SplitMail } from './splitByList.ts';

/** Stores what is delivered: messages as they came, and the copies of lists, which keep the traits of what they were made of. */
export async function storeParts(tx: Tx, blobs: Deps['blobs'], going: readonly SplitMail[]): Promise<ReadonlyMap<PreparedMessage, number>> {
  const messages = [...new Set(going.flatMap(({ prepared, parts }) => [prepared, ...parts.map((part) => part.prepared)]))];
  const ids = await storeContents(tx, blobs, messages);
  const idOf = new Map(messages.map((message, index) => [message, ids[index] as number]));
  for (const { copyOf, prepared } of going.flatMap(({ parts }) => parts))
    if (copyOf) await linkToOriginal(tx, idOf.get(prepared) as number, idOf.get(copyOf.original) as number);
  return idOf;
}

/** Leaves out mailboxes that have a message already, which a moderator permits later for a list: a mailbox gets one copy. */
export async function leaveOutHolders(tx: Tx, going: readonly SplitMail[], idOf: ReadonlyMap<PreparedMessage, number>): Promise<void> {
  for (const { permitted, prepared, parts } of going) {
    if (!permitted || permitted.size === 0) continue;
    const holders = await selectHoldersOf(tx, idOf.get(prepared) as number);
    for (const part of parts) part.wanted = part.wanted.filter((id) => !holders.has(id));
  }
}

interface PartOutcome {
  copies: DeliveredCopy[];
  passedOn: number;
}

/** Puts what was stored into the mailboxes, and passes it on to members of lists outside. */
export async function deliverParts(
  tx: Tx,
  { log, now, config }: Pick<Deps, 'now' | 'log' | 'config'>,
  going: readonly Delivery[],
  { idOf, alsoLocked: others }: { idOf: ReadonlyMap<PreparedMessage, number>; alsoLocked: readonly number[] },
): Promise<ReadonlyMap<Delivery, PartOutcome>> {
  const contentIds = going.map(({ prepared }) => idOf.get(prepared) as number);
  const alsoLocked = [...others, ...going.flatMap(({ copyOf }) => copyOf?.list.owner?.mailboxId ?? [])];
  for (const { prepared } of going) if (prepared.report) alsoLocked.push(...(await sendersOf(tx, prepared.report)));
  const wanted = [...new Set(going.flatMap((delivery) => delivery.wanted))];
  const patterns = new Set(going.flatMap(({ senders }) => [...senders]));
  if (wanted.length + alsoLocked.length + going.length === 0) return new Map();
  const receivers = await lockReceivers(tx, { mailboxIds: wanted, alsoLocked, patterns, at: now() });

  const { arrivals, passedOn } = await placeCopies(tx, { log, now, config }, { going, contentIds, receivers });

  const byIndex = Map.groupBy(arrivals, ({ index }) => index);
  const outside = await planListMail(tx, { now }, going, contentIds);
  const outcomes = new Map<Delivery, PartOutcome>();
  for (const [index, delivery] of going.entries()) {
    const { calendar, report, facts } = delivery.prepared;
    const copies = byIndex.get(index) ?? [];
    const mailboxIds = copies.map(({ mailboxId }) => mailboxId);
    const from = facts.from.map(({ address }) => normalAddress(address));
    if (calendar) await applyInvitation(tx, { event: calendar, from, mailboxIds });
    if (report) await applyReport(tx, { report, from, mailboxIds }, { log, now });
    outcomes.set(delivery, {
      copies: copies.map(({ mailboxId, folder, uid }) => ({ mailboxId, folder, uid })),
      passedOn: passedOn.filter((one) => one === index).length + (outside[index] ?? 0) + delivery.full.length,
    });
  }
  return outcomes;
}
