import { prepareAnywhere } from '../../mime/reading/parsePool.ts';
import type { PreparedMessage } from '../../mime/reading/prepareMessage.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { planListMail } from '../automatic-mail/index.ts';
import { storeContents } from '../content/content.repository.ts';
import { applyInvitation } from '../invitation/applyInvitation.ts';
import { enqueueChecks } from '../mail-auth/mailAuth.repository.ts';
import { findRecipients, lockReceivers, normalAddress } from '../recipient/recipient.repository.ts';
import { applyReport, sendersOf } from './applyReport.ts';
import { claimArrivals, dropArrivals } from './arrival.repository.ts';
import {
  type DeliverInput,
  type DeliverOptions,
  type DeliverOutcome,
  type Delivery,
  type PreparedDelivery,
  toDelivery,
} from './Delivery.ts';
import { isTestSpam } from './isTestSpam.ts';
import { placeCopies } from './placeCopies.ts';

export type { DeliveryFailure } from './Delivery.ts';

/** Whether a mailbox has a message now, or passes it on. */
export const isTaken = (outcome: DeliverOutcome | undefined): boolean =>
  outcome !== undefined && (outcome.copies.length > 0 || outcome.passedOn > 0);

/** Delivers messages, all or none, inside the caller's transaction. Returns the result of each. */
export async function deliverAllIn(
  tx: Tx,
  { blobs, now, log, config }: Pick<Deps, 'blobs' | 'now' | 'log' | 'config'>,
  mails: readonly PreparedDelivery[],
): Promise<DeliverOutcome[]> {
  const recipients = await findRecipients(
    tx,
    mails.flatMap((mail) => mail.recipients),
  );
  const known = new Map(recipients.map((recipient) => [recipient.address, recipient]));
  const deliveries = mails.map((mail) => toDelivery(mail, known));
  const repeated = await claimArrivals(tx, deliveries, now());
  const going = deliveries.filter((delivery) => delivery.wanted.length + delivery.lists.length > 0 && !repeated.has(delivery));
  const outcomes = new Map<Delivery, DeliverOutcome>(
    deliveries.map((delivery) => [
      delivery,
      { contentId: null, copies: [], isQuarantined: false, isRepeated: repeated.has(delivery), passedOn: 0, failed: delivery.failed },
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

  const { arrivals, passedOn } = await placeCopies(tx, { log, now, config }, { going, contentIds, receivers });

  const byIndex = Map.groupBy(arrivals, ({ index }) => index);
  for (const [index, delivery] of going.entries()) {
    const { calendar, report, facts } = delivery.prepared;
    const mailboxIds = (byIndex.get(index) ?? []).map(({ mailboxId }) => mailboxId);
    const from = facts.from.map(({ address }) => normalAddress(address));
    if (calendar) await applyInvitation(tx, { event: calendar, from, mailboxIds });
    if (report) await applyReport(tx, { report, from, mailboxIds }, { log, now });
    const outside = await planListMail(tx, { now }, { ...delivery, contentId: contentIds[index] as number });
    outcomes.set(delivery, {
      contentId: contentIds[index] as number,
      copies: (byIndex.get(index) ?? []).map(({ mailboxId, folder, uid }) => ({ mailboxId, folder, uid })),
      isQuarantined: isTestSpam(delivery.prepared),
      isRepeated: false,
      passedOn: passedOn.filter((one) => one === index).length + outside,
      failed: delivery.failed,
    });
  }
  // Messages without any recipient were refused, so another attempt isn't a repetition.
  const refused = going.filter((delivery) => !isTaken(outcomes.get(delivery)));
  await dropArrivals(
    tx,
    refused.flatMap(({ once }) => once ?? []),
  );
  return [...outcomes.values()];
}

/** Delivers one message inside the caller's transaction. The caller's other writes commit together with the message or not at all. */
export async function deliverIn(
  tx: Tx,
  deps: Pick<Deps, 'blobs' | 'now' | 'log' | 'config'>,
  prepared: PreparedMessage,
  envelope: Omit<DeliverInput, 'raw'>,
  options: DeliverOptions & Pick<PreparedDelivery, 'traits'> = {},
): Promise<DeliverOutcome> {
  const [outcome] = await deliverAllIn(tx, deps, [{ prepared, ...envelope, ...options }]);
  return outcome as DeliverOutcome;
}

/** Delivers a message to local mailboxes in one transaction. When it returns, the message is stored durably. */
export async function deliver(
  deps: Pick<Deps, 'db' | 'blobs' | 'now' | 'log' | 'config'>,
  { raw, ...envelope }: DeliverInput,
  options?: DeliverOptions,
): Promise<DeliverOutcome> {
  const prepared = await prepareAnywhere(raw);
  return deps.db.transaction().execute((tx) => deliverIn(tx, deps, prepared, envelope, options));
}
