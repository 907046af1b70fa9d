import { sql } from 'kysely';
import type { Db, SubmissionOrigin, Tx } from '../../platform/db/index.ts';
import type { Cleared } from './clearLetters.ts';

/** The channel that wakes the outboxes of all servers. */
export const outboxChannel = 'jinshu_outbox';

/** Wakes the outboxes of all servers when the transaction commits. */
export async function wakeOutboxes(tx: Tx): Promise<void> {
  await sql`SELECT pg_notify(${outboxChannel}, '')`.execute(tx);
}

/** Message to deliver, or a part of it: content and recipients. Its owner is in its clearance. */
export interface NewSubmission {
  /** The draft's id: handing the same draft over twice is handing it over once. */
  id: string;
  contentId: number;
  recipients: readonly { address: string; name: string }[];
  /** Refused recipients, recorded with the reason. */
  refused?: readonly RefusedRecipient[] | undefined;
  /** Seal of the form it was sent as; see `sealOfForm`. */
  formSeal?: Buffer | undefined;
  /** The kind of rule that made it; left out for what a person sends. */
  origin?: SubmissionOrigin | undefined;
}

/** Recipient excluded from sending, with the recorded status. */
export interface RefusedRecipient {
  address: string;
  name: string;
  info: string;
}

/**
 * Queues a cleared message: inserts the submission and one row per recipient, due immediately, and notifies the outboxes on commit. A held
 * message waits for its reviewer (SND-51). Returns false without changes if the submission already exists.
 */
export async function enqueue(tx: Tx, cleared: Cleared, submission: NewSubmission, { at }: { at: Date }): Promise<boolean> {
  cleared.expect(submission.recipients.map(({ address }) => address));
  const { mailboxId, accountId } = cleared.actor;
  const { messageId, senderAddress, isProxied, from } = cleared.letter;
  const isHeld = cleared.held !== null;
  const inserted = await tx
    .insertInto('submission')
    .values({
      mailbox_id: mailboxId,
      id: submission.id,
      account_id: accountId,
      content_id: submission.contentId,
      message_id: messageId,
      sender_address: senderAddress,
      ...(isProxied && { proxy_sender: from.address.toLowerCase() }),
      ...(submission.formSeal && { form_seal: submission.formSeal }),
      ...(submission.origin && { origin: submission.origin }),
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['mailbox_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  const byAddress = new Map(submission.recipients.map(({ address, name }) => [address.toLowerCase(), { address, name }]));
  const recipients = [...byAddress.values()];
  if (recipients.length > 0) {
    await sql`
      INSERT INTO delivery (mailbox_id, submission_id, recipient, name, status, next_attempt_at, updated_at)
      SELECT ${mailboxId}, ${submission.id}, recipient, name, ${isHeld ? 'in-review' : 'queued'}, ${isHeld ? null : at}, ${at}
      FROM unnest(${recipients.map(({ address }) => address)}::text[], ${recipients.map(({ name }) => name)}::text[]) AS r (recipient, name)`.execute(
      tx,
    );
  }
  const { refused = [] } = submission;
  if (refused.length > 0) {
    await sql`
      INSERT INTO delivery (mailbox_id, submission_id, recipient, name, status, status_info, updated_at)
      SELECT ${mailboxId}, ${submission.id}, recipient, name, 'failed', info, ${at}
      FROM unnest(${refused.map(({ address }) => address)}::text[], ${refused.map(({ name }) => name)}::text[],
        ${refused.map(({ info }) => info)}::text[]) AS r (recipient, name, info)
      ON CONFLICT DO NOTHING`.execute(tx);
  }
  await wakeOutboxes(tx);
  return true;
}

/** A submission with rows that are due, claimed by one outbox. */
export interface DueSubmission {
  mailboxId: number;
  id: string;
  accountId: number;
  contentId: number;
  messageId: string;
  senderAddress: string;
  /** Address of the SMTP proxy that it leaves by; empty for the relay. */
  proxySender: string;
  /** The kind of rule that made it; empty for what a person sent. */
  origin: SubmissionOrigin;
  createdAt: Date;
  recipients: { address: string; attempts: number }[];
}

/**
 * Claims submissions with due rows. A claim is a lease: it postpones `next_attempt_at`, so that the rows become due again if this server
 * dies before it records the outcome.
 */
export async function claimDue(db: Db, { at, leaseUntil, limit }: { at: Date; leaseUntil: Date; limit: number }): Promise<DueSubmission[]> {
  const { rows } = await sql<{
    mailboxId: number;
    id: string;
    accountId: number;
    contentId: number;
    messageId: string;
    senderAddress: string;
    proxySender: string;
    origin: SubmissionOrigin;
    createdAt: Date;
    recipient: string;
    attempts: number;
  }>`
    WITH due AS (
      SELECT s.mailbox_id, s.id, s.account_id, s.content_id, s.message_id, s.sender_address, s.proxy_sender, s.origin, s.created_at FROM submission s
      JOIN (
        SELECT mailbox_id, submission_id, min(next_attempt_at) AS first FROM (
          SELECT mailbox_id, submission_id, next_attempt_at FROM delivery WHERE next_attempt_at <= ${at} ORDER BY next_attempt_at LIMIT 10000
        ) d GROUP BY mailbox_id, submission_id ORDER BY first LIMIT ${limit * 4}
      ) q ON q.mailbox_id = s.mailbox_id AND q.submission_id = s.id
      ORDER BY q.first LIMIT ${limit} FOR UPDATE OF s SKIP LOCKED
    ),
    claimed AS (
      UPDATE delivery SET next_attempt_at = ${leaseUntil}, claimed_at = ${at} FROM due
      WHERE delivery.mailbox_id = due.mailbox_id AND delivery.submission_id = due.id AND delivery.next_attempt_at <= ${at}
      RETURNING delivery.mailbox_id, delivery.submission_id, delivery.recipient, delivery.attempts
    )
    SELECT due.mailbox_id AS "mailboxId", due.id, due.account_id AS "accountId", due.content_id AS "contentId", due.message_id AS "messageId",
      due.sender_address AS "senderAddress", due.proxy_sender AS "proxySender", due.origin, due.created_at AS "createdAt", claimed.recipient, claimed.attempts
    FROM due JOIN claimed ON claimed.mailbox_id = due.mailbox_id AND claimed.submission_id = due.id`.execute(db);
  const found = new Map<string, DueSubmission>();
  for (const { recipient, attempts, ...submission } of rows) {
    // Ids are made by clients: only together with the mailbox do they name one submission.
    const key = `${submission.mailboxId}/${submission.id}`;
    const entry = found.get(key) ?? { ...submission, recipients: [] };
    entry.recipients.push({ address: recipient, attempts });
    found.set(key, entry);
  }
  return [...found.values()];
}

/** Returns the subject of a message, for a notice about it. */
export async function selectSubject(tx: Tx, contentId: number): Promise<string> {
  return (await tx.selectFrom('content').select('subject').where('id', '=', contentId).executeTakeFirst())?.subject ?? '';
}

/** New state of a delivery. */
export interface DeliveryUpdate {
  status: 'queued' | 'in-review' | 'delivered' | 'quarantined' | 'read' | 'proxy' | 'failed';
  /** An enhanced status and the other server's words, or one of our codes. */
  info: string;
  /** Time of the next attempt; null or undefined if settled. */
  nextAttemptAt?: Date | null | undefined;
}

/** Records the outcome of an attempt for the recipients that are still waiting. Returns these recipients. */
export async function settleDeliveries(
  tx: Tx | Db,
  { mailboxId, submissionId, at }: { mailboxId: number; submissionId: string; at: Date },
  outcomes: readonly { recipient: string; update: DeliveryUpdate }[],
): Promise<Set<string>> {
  if (outcomes.length === 0) return new Set();
  const rows = outcomes.map(({ recipient, update: { status, info, nextAttemptAt } }) => ({
    recipient,
    status,
    // Words of other servers that were cut in the middle of a character would be refused as JSON.
    info: info.replaceAll('\u0000', '').slice(0, 500).toWellFormed(),
    next: nextAttemptAt?.toISOString() ?? null,
  }));
  const { rows: settled } = await sql<{ recipient: string }>`
    UPDATE delivery SET status = o.status, status_info = o.info, next_attempt_at = o.next, handed_over_at = NULL, claimed_at = NULL,
      attempts = attempts + 1,
      updated_at = ${at}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS o (recipient text, status text, info text, next timestamptz)
    WHERE delivery.mailbox_id = ${mailboxId} AND delivery.submission_id = ${submissionId} AND delivery.recipient = o.recipient
      AND delivery.status = 'queued'
    RETURNING delivery.recipient`.execute(tx);
  return new Set(settled.map(({ recipient }) => recipient));
}

/**
 * Locks those of the claimed rows that are still waiting, so that an attempt of another server whose lease ran out cannot deliver them a
 * second time; answers their recipients.
 */
export async function lockWaiting(tx: Tx, mailboxId: number, submissionId: string, recipients: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('delivery')
    .select('recipient')
    .where('mailbox_id', '=', mailboxId)
    .where('submission_id', '=', submissionId)
    .where('recipient', '=', sql<string>`ANY(${[...recipients]}::text[])`)
    .where('next_attempt_at', 'is not', null)
    .where('status', '=', 'queued')
    .orderBy('recipient')
    .forUpdate()
    .execute();
  return rows.map(({ recipient }) => recipient);
}

/**
 * Applies a report about a message that we sent. Returns the mailboxes of the senders.
 * - A read message stays read, and a late delivery report does not undo a settled failure.
 * - Pending deliveries are never changed: every recipient knows the message id and must not be able to stop another recipient's delivery.
 * - A report counts only if it arrived at the sender's mailbox, or at the mailbox in whose name the message was sent.
 */
export async function updateReportedDelivery(
  tx: Tx,
  {
    messageId,
    recipient,
    update: { status, info },
    receivers,
    at,
  }: { messageId: string; recipient: string; update: DeliveryUpdate; receivers: readonly number[]; at: Date },
): Promise<number[]> {
  const from = {
    read: ['queued', 'delivered', 'proxy'],
    delivered: ['queued', 'delivered'],
    failed: ['queued', 'delivered', 'proxy'],
    queued: [],
    proxy: [],
    quarantined: [],
    'in-review': [],
  }[status];
  const { rows } = await sql<{ mailbox_id: number }>`
    UPDATE delivery SET status = ${status}, status_info = ${info.replaceAll('\u0000', '').slice(0, 500)}, updated_at = ${at}
    FROM submission s
    WHERE s.message_id = ${messageId} AND delivery.mailbox_id = s.mailbox_id AND delivery.submission_id = s.id
      AND lower(delivery.recipient) = lower(${recipient}) AND delivery.status = ANY(${from}::text[])
      AND delivery.next_attempt_at IS NULL AND delivery.recall_status <> 'recalled'
      AND (s.mailbox_id = ANY(${[...receivers]}::bigint[]) OR EXISTS (
        SELECT FROM content c JOIN mailbox b ON b.address = lower(c.sender ->> 'address')
        WHERE c.id = s.content_id AND b.id = ANY(${[...receivers]}::bigint[])))
    RETURNING delivery.mailbox_id`.execute(tx);
  return rows.map((row) => row.mailbox_id);
}

/** Returns the mailboxes that sent a message with this id: one, unless a user sent a copy of another user's message. */
export async function findSenders(tx: Tx, messageId: string): Promise<number[]> {
  const rows = await tx.selectFrom('submission').select('mailbox_id').distinct().where('message_id', '=', messageId).limit(100).execute();
  return rows.map((row) => row.mailbox_id);
}

/** Moves the lease of rows that are still being worked on. What waits for longer than a lease has been put off already. */
export async function moveLease(
  db: Db,
  { mailboxId, id, recipients }: DueSubmission,
  { until, longest }: { until: Date; longest: Date },
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ next_attempt_at: until })
    .where('mailbox_id', '=', mailboxId)
    .where('submission_id', '=', id)
    .where('recipient', '=', sql<string>`ANY(${recipients.map(({ address }) => address)}::text[])`)
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', longest)
    .execute();
}

/** Returns the time until the next delivery is due, in milliseconds; null if none is waiting. */
export async function untilNextDue(db: Db, at: Date): Promise<number | null> {
  const { rows } = await sql<{
    next: Date | null;
  }>`SELECT min(next_attempt_at) AS next FROM delivery WHERE next_attempt_at IS NOT NULL`.execute(db);
  const next = rows[0]?.next;
  return next ? Math.max(0, next.getTime() - at.getTime()) : null;
}
