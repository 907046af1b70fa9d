import type { DeliveryStatus, RecallStatus } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';

/** The fate of a sent mail at one recipient. */
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
}

/** The fates of an own mail by its message id, in the order of the recipients' addresses. A mail that was sent to each by itself counts as one. */
export async function selectDeliveries(db: Db | Tx, mailboxId: number, messageId: string): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    SELECT d.recipient, d.name, d.status, d.status_info AS "statusInfo", d.recall_status AS "recallStatus", d.recall_info AS "recallInfo",
      d.next_attempt_at IS NOT NULL AS "isWaiting", d.updated_at AS "updatedAt", d.burned_at IS NOT NULL AS "isBurned"
    FROM submission s JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
    WHERE s.message_id = ${messageId} AND s.mailbox_id = ${mailboxId} ORDER BY d.recipient`.execute(db);
  return rows;
}

/**
 * Notes that another server is about to be given a mail, and answers which of the recipients still wait for it. From then on, until the
 * outcome is written or the lease runs out, a recall comes too late (SND-53).
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
 * Notes that another server has taken a mail for these recipients: one statement that waits for no mailbox, since a crash between its answer
 * and this note makes the mail leave twice.
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

/** Those of the claimed recipients whom another server has the mail for already: it was not written what became of it. */
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
