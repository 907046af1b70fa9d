import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { DueSubmission } from '../submission/index.ts';

/** A recipient of a submission who still waits, and what the other server said last. */
export interface WaitingRecipient {
  address: string;
  attempts: number;
  answer: string;
}

/** Returns the sender address of a submission. */
export async function selectSenderAddress(tx: Tx, mailboxId: number, submissionId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('submission')
    .select('sender_address')
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', submissionId)
    .executeTakeFirst();
  return row?.sender_address;
}

/**
 * Locks a submission and those of its recipients who wait while no outbox works on them. The outbox takes the lock of a submission before
 * those of its recipients: so does this.
 */
export async function lockStoppable(
  tx: Tx,
  { mailboxId, submissionId, at }: { mailboxId: number; submissionId: string; at: Date },
  recipients: readonly string[],
): Promise<(Omit<DueSubmission, 'recipients'> & { recipients: WaitingRecipient[] }) | undefined> {
  const { rows: submissions } = await sql<Omit<DueSubmission, 'recipients'>>`
    SELECT mailbox_id AS "mailboxId", id, account_id AS "accountId", content_id AS "contentId", message_id AS "messageId",
      sender_address AS "senderAddress", proxy_sender AS "proxySender", origin, created_at AS "createdAt"
    FROM submission WHERE mailbox_id = ${mailboxId} AND id = ${submissionId} AND content_id IS NOT NULL FOR NO KEY UPDATE`.execute(tx);
  const [submission] = submissions;
  if (!submission) return undefined;
  const { rows } = await sql<WaitingRecipient>`
    SELECT recipient AS address, attempts, status_info AS answer FROM delivery
    WHERE mailbox_id = ${mailboxId} AND submission_id = ${submissionId} AND recipient = ANY(${[...recipients]}::text[])
      AND status = 'queued' AND next_attempt_at IS NOT NULL AND accepted_at IS NULL
      AND NOT (claimed_at IS NOT NULL AND next_attempt_at > ${at})
    ORDER BY recipient FOR UPDATE`.execute(tx);
  return { ...submission, recipients: rows };
}

/** Makes mail due at once that waits for a relay. */
export async function releaseHeld(tx: Tx, at: Date): Promise<void> {
  await sql`UPDATE delivery SET next_attempt_at = ${at}
    WHERE status = 'queued' AND status_info = 'no-relay' AND next_attempt_at > ${at} AND claimed_at IS NULL`.execute(tx);
}
