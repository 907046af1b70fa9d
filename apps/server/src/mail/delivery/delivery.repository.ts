import type { DeliveryStatus, RecallStatus } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Delivery state of a sent message for one recipient. */
export interface DeliveryRow {
  recipient: string;
  name: string;
  status: DeliveryStatus;
  statusInfo: string;
  recallStatus: RecallStatus;
  recallInfo: string;
  /** It is still to be delivered. */
  isWaiting: boolean;
  updatedAt: Date;
  isBurned: boolean;
  /** Account that sent the message, and when. */
  accountId: number;
  sentAt: Date;
}

/**
 * Selects the deliveries of a sent message by its message id, ordered by recipient address. A message that was sent separately to each
 * recipient counts as one.
 */
export async function selectDeliveries(db: Db | Tx, mailboxId: number, messageId: string): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    SELECT d.recipient, d.name, d.status, d.status_info AS "statusInfo", d.recall_status AS "recallStatus", d.recall_info AS "recallInfo",
      d.next_attempt_at IS NOT NULL AS "isWaiting", d.updated_at AS "updatedAt", d.burned_at IS NOT NULL AS "isBurned",
      s.account_id AS "accountId", s.created_at AS "sentAt"
    FROM submission s JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
    WHERE s.message_id = ${messageId} AND s.mailbox_id = ${mailboxId} ORDER BY d.recipient`.execute(db);
  return rows;
}

/**
 * Records that a message is about to be handed to another server. Returns the recipients that are still pending. Until the result is
 * written or the lease ends, a recall comes too late (SND-53).
 */
export async function beginHandOver(
  db: Db,
  { mailboxId, submissionId, at }: { mailboxId: number; submissionId: string; at: Date },
  recipients: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ recipient: string }>`
    UPDATE delivery SET handed_over_at = ${at}
    WHERE mailbox_id = ${mailboxId} AND submission_id = ${submissionId} AND recipient = ANY(${[...recipients]}::text[])
      AND status = 'queued' AND next_attempt_at IS NOT NULL AND accepted_at IS NULL
    RETURNING recipient`.execute(db);
  const waiting = new Set(rows.map(({ recipient }) => recipient));
  return recipients.filter((recipient) => waiting.has(recipient));
}

/**
 * Records that another server accepted a message for these recipients. It is one statement that waits for no mailbox lock, because a crash
 * between acceptance and this record sends the message twice.
 */
export async function noteAccepted(
  db: Db,
  { mailboxId, submissionId, at }: { mailboxId: number; submissionId: string; at: Date },
  accepted: readonly { recipient: string; words: string }[],
): Promise<void> {
  await sql`
    UPDATE delivery SET accepted_at = ${at}, status_info = a.words
    FROM unnest(${accepted.map(({ recipient }) => recipient)}::text[], ${accepted.map(({ words }) => words.replaceAll('\u0000', ''))}::text[])
      AS a (recipient, words)
    WHERE mailbox_id = ${mailboxId} AND submission_id = ${submissionId} AND delivery.recipient = a.recipient AND status = 'queued'`.execute(
    db,
  );
}

/** Selects claimed recipients for whom another server already accepted the message, but whose result was not written. */
export async function selectAccepted(
  db: Db,
  { mailboxId, submissionId }: { mailboxId: number; submissionId: string },
  recipients: readonly string[],
): Promise<{ recipient: string; words: string }[]> {
  const { rows } = await sql<{ recipient: string; words: string }>`
    SELECT recipient, status_info AS words FROM delivery
    WHERE mailbox_id = ${mailboxId} AND submission_id = ${submissionId} AND recipient = ANY(${[...recipients]}::text[])
      AND status = 'queued' AND accepted_at IS NOT NULL`.execute(db);
  return rows;
}
