import { type PreparedMessage, prepareAnywhere } from '../../mime/reading/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { enqueueChecks } from '../mail-auth/index.ts';
import { findRecipients } from '../recipient/index.ts';
import { claimArrivals, dropArrivals } from './arrival.repository.ts';
import type { DeliverInput, DeliverOptions, DeliverOutcome, PreparedDelivery } from './Delivery.ts';
import { deliverParts, leaveOutHolders, storeParts } from './deliverParts.ts';
import { holdForLists, moderatorMailboxes } from './holdForLists.ts';
import { isTestSpam } from './isTestSpam.ts';
import { reportFullMembers } from './reportFullMembers.ts';
import { type SplitMail, splitByList } from './splitByList.ts';

export type { DeliveryFailure } from './Delivery.ts';

/** Whether a mailbox has a message now or passes it on, or it waits for a moderator. */
export const isTaken = (outcome: DeliverOutcome | undefined): boolean =>
  outcome !== undefined && outcome.copies.length + outcome.passedOn + outcome.held.size > 0;

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
  const split: SplitMail[] = [];
  for (const mail of mails) split.push(await splitByList(mail, known));
  const wanted = split.filter(({ parts, held }) => parts.length + held.size > 0);
  const repeated = await claimArrivals(tx, wanted, now());
  const going = wanted.filter((mail) => !repeated.has(mail));
  const parts = going.flatMap((mail) => mail.parts);
  const contentIds = await storeParts(tx, blobs, going);
  await enqueueChecks(
    tx,
    going.flatMap(({ client, prepared }) => (client ? { contentId: contentIds.get(prepared) as number, client } : [])),
    now(),
  );
  await leaveOutHolders(tx, going, contentIds);
  const delivered = await deliverParts(tx, { log, now, config }, parts, { idOf: contentIds, alsoLocked: moderatorMailboxes(going) });
  await holdForLists(tx, { now }, going, contentIds);
  const outcomes = split.map((mail): DeliverOutcome => {
    const own = mail.parts.flatMap((part) => delivered.get(part) ?? []);
    return {
      contentId: contentIds.get(mail.prepared) ?? null,
      copies: own.flatMap(({ copies }) => copies),
      isQuarantined: own.length > 0 && !mail.isReleased && isTestSpam(mail.prepared),
      isRepeated: repeated.has(mail),
      passedOn: own.reduce((sum, { passedOn }) => sum + passedOn, 0),
      failed: mail.failed,
      held: new Set(repeated.has(mail) ? [] : mail.held.keys()),
    };
  });
  // Messages without any recipient were refused, so another attempt isn't a repetition.
  const refused = going.filter((mail) => !isTaken(outcomes[split.indexOf(mail)]));
  await dropArrivals(
    tx,
    refused.flatMap(({ once }) => once ?? []),
  );
  const reports = await reportFullMembers(tx, { now, config }, parts);
  if (reports.length > 0) await deliverAllIn(tx, { blobs, now, log, config }, reports);
  return outcomes;
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
