import { recordChange } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { MailReport, ReportedRecipient } from '../mime/report.ts';
import { type DeliveryUpdate, findSenders, updateReportedDelivery } from '../submission/submission.repository.ts';
import { domainOf, findRecipients, normalAddress } from './recipient.repository.ts';

/** What a report of one recipient changes in our own record, or null when it says nothing lasting. */
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
  /** Who sends it, by its header. */
  from: readonly string[];
  /** The mailboxes that it came into. */
  mailboxIds: readonly number[];
}

/** Whom a report may speak of: of nobody of ours, whose fate is known here; a receipt besides only of people at its sender's domain. */
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
 * Takes a delivery report or a read receipt into the record of the mail it tells of, when that mail was sent from a mailbox that it came to.
 * Anybody can send a report: what it says of recipients that were not written to, or that it cannot know of, is passed over.
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
