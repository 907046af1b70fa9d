import type { MailReport, ReportedRecipient } from '../../mime/structure/index.ts';
import { recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { domainOf, findRecipients, normalAddress } from '../recipient/index.ts';
import { type DeliveryUpdate, findSenders, updateReportedDelivery } from '../submission/index.ts';

/** Returns the change to our delivery record that a recipient's report causes. Null if it reports no final state. */
function updateFor(kind: MailReport['kind'], { action, status, diagnostic }: ReportedRecipient): DeliveryUpdate | null {
  if (kind === 'receipt') return action === 'displayed' ? { status: 'read', info: '' } : null;
  const info = `${status} ${diagnostic}`.replace(/\s+/g, ' ').trim();
  if (action === 'failed') return { status: 'failed', info: info === '' ? '5.0.0' : info };
  if (action === 'delivered' || action === 'relayed' || action === 'expanded') return { status: 'delivered', info };
  return null;
}

/** The mailboxes whose record a report may change: they are locked together with those that receive it. */
export const sendersOf = (tx: Tx, { messageId }: MailReport): Promise<number[]> =>
  messageId === null ? Promise.resolve([]) : findSenders(tx, messageId);

/** A report that has come in. */
export interface ArrivedReport {
  report: MailReport;
  /** Senders named in its header. */
  from: readonly string[];
  /** The mailboxes that it came into. */
  mailboxIds: readonly number[];
}

/**
 * Returns the recipients that a report may change. Local recipients are excluded, because their state is known here. A receipt only counts
 * for people at its sender's domain.
 */
async function credibleRecipients(tx: Tx, { report, from }: ArrivedReport): Promise<ReportedRecipient[]> {
  const given = report.recipients.slice(0, 200);
  const found = await findRecipients(
    tx,
    given.map(({ address }) => address),
  );
  const ours = new Set(found.filter(({ mailboxIds }) => mailboxIds.length > 0).map(({ address }) => address));
  const domains = new Set(from.map(domainOf));
  return given.filter(({ address }) => !ours.has(normalAddress(address)) && (report.kind === 'delivery' || domains.has(domainOf(address))));
}

/**
 * Applies a delivery report or read receipt to the record of its message, if a mailbox that received it sent that message. Reports can be
 * forged: entries about people who weren't recipients, or whom the reporter can't know about, are ignored.
 */
export async function applyReport(tx: Tx, arrived: ArrivedReport, { log, now }: Pick<Deps, 'log' | 'now'>): Promise<void> {
  const { report, mailboxIds: receivers } = arrived;
  const { messageId } = report;
  if (messageId === null || receivers.length === 0) return;
  const senders = new Set<number>();
  for (const recipient of await credibleRecipients(tx, arrived)) {
    const update = updateFor(report.kind, recipient);
    if (!update) continue;
    const mailboxIds = await updateReportedDelivery(tx, { messageId, recipient: recipient.address, update, receivers, at: now() });
    for (const mailboxId of mailboxIds) senders.add(mailboxId);
  }
  for (const mailboxId of [...senders].sort((a, b) => a - b)) await recordChange(tx, mailboxId, { type: 'delivery.changed', messageId });
  if (senders.size > 0) log.info({ kind: report.kind, recipients: report.recipients.length }, 'report taken into the delivery record');
}
