import { recordChange } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { MailReport, ReportedRecipient } from '../mime/report.ts';
import { type DeliveryUpdate, findSenders, updateReportedDelivery } from '../submission/submission.repository.ts';

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

/**
 * Takes a delivery report or a read receipt into the record of the mail it tells of, when that mail is ours. Recipients that were not
 * written to are passed over: anybody can send a report.
 */
export async function applyReport(tx: Tx, report: MailReport, { log, now }: Pick<Deps, 'log' | 'now'>): Promise<void> {
  const { messageId } = report;
  if (messageId === null) return;
  const senders = new Set<number>();
  for (const recipient of report.recipients.slice(0, 200)) {
    const update = updateFor(report.kind, recipient);
    if (!update) continue;
    const mailboxIds = await updateReportedDelivery(tx, { messageId, recipient: recipient.address, update, at: now() });
    for (const mailboxId of mailboxIds) senders.add(mailboxId);
  }
  for (const mailboxId of [...senders].sort((a, b) => a - b)) await recordChange(tx, mailboxId, { type: 'delivery.changed', messageId });
  if (senders.size > 0) log.info({ kind: report.kind, recipients: report.recipients.length }, 'report taken into the delivery record');
}
