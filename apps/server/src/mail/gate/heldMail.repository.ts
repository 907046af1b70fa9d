import type { HeldMail, HeldMailRule } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { DueSubmission } from '../submission/index.ts';

/** Message that is held back. */
export interface NewHeldMail {
  rule: HeldMailRule;
  detail: string;
  mailFrom: string;
  sender: string;
  recipients: readonly string[];
  subject: string;
  raw: Buffer;
  /** Submission of mail that leaves. */
  submission?: { mailboxId: number; id: string } | undefined;
}

const kept = (text: string, length: number) => text.replaceAll('\0', '').slice(0, length).toWellFormed();

/** Stores a message that is held back. */
export async function insertHeldMail(db: Db | Tx, mail: NewHeldMail, at: Date): Promise<void> {
  const { rule, detail, mailFrom, sender, recipients, subject, raw, submission } = mail;
  await sql`INSERT INTO held_mail (held_at, rule, detail, mail_from, sender, recipients, subject, size, raw, mailbox_id, submission_id)
    VALUES (${at}, ${rule}, ${kept(detail, 300)}, ${kept(mailFrom, 320)}, ${kept(sender, 320)}, ${[...recipients]}::text[], ${kept(subject, 1_000)},
      ${raw.length}, ${raw}, ${submission?.mailboxId ?? null}, ${submission?.id ?? null})`.execute(db);
}

/** Returns a page of the messages that are held back, the newest first. Their text stays where it is. */
export async function selectHeldMail(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  const { rows: counted } = await sql<{
    count: number;
  }>`SELECT count(*)::integer AS count FROM held_mail WHERE released_at IS NULL`.execute(db);
  const { rows } = await sql<Omit<HeldMail, 'at'> & { at: Date }>`
    SELECT id, held_at AS at, rule, detail, sender, recipients, subject, size, submission_id IS NOT NULL AS "isLeaving"
    FROM held_mail WHERE released_at IS NULL ORDER BY id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db);
  return { count: counted[0]?.count ?? 0, results: rows.map((row): HeldMail => ({ ...row, at: row.at.toISOString() })) };
}

/** Message that is held back, with its bytes. */
export interface StoredHeldMail extends NewHeldMail {
  id: number;
}

/** Locks a message that is held back. Nothing if another administrator has decided about it. */
export async function lockHeldMail(tx: Tx, id: number): Promise<StoredHeldMail | undefined> {
  const { rows } = await sql<Omit<StoredHeldMail, 'submission'> & { mailboxId: number | null; submissionId: string | null }>`
    SELECT id, rule, detail, mail_from AS "mailFrom", sender, recipients, subject, raw, mailbox_id AS "mailboxId", submission_id AS "submissionId"
    FROM held_mail WHERE id = ${id}::bigint AND released_at IS NULL FOR UPDATE`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { mailboxId, submissionId, ...mail } = row;
  return mailboxId !== null && submissionId !== null ? { ...mail, submission: { mailboxId, id: submissionId } } : mail;
}

/** Forgets a message that was held back. */
export const deleteHeldMail = (tx: Tx, id: number) => sql`DELETE FROM held_mail WHERE id = ${id}::bigint`.execute(tx);

/** Longest time of further attempts for outgoing messages. */
const triedMs = 6 * 86_400_000;

/** Records that an outgoing message was released: it is not checked again. */
export async function noteReleased(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`UPDATE held_mail SET released_at = ${at}, raw = '' WHERE id = ${id}::bigint`.execute(tx);
  await sql`DELETE FROM held_mail WHERE released_at < ${new Date(at.getTime() - triedMs)}`.execute(tx);
}

/** Whether an outgoing message was released. */
export async function wasReleased(db: Db, { mailboxId, id }: Pick<DueSubmission, 'mailboxId' | 'id'>): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM held_mail WHERE mailbox_id = ${mailboxId} AND submission_id = ${id} AND released_at IS NOT NULL LIMIT 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** Lets recipients wait again whose mail was held back. Returns the submission with those that did. */
export async function requeueHeld(
  tx: Tx,
  { mailboxId, id }: { mailboxId: number; id: string },
  recipients: readonly string[],
  at: Date,
): Promise<DueSubmission | undefined> {
  const { rows: submissions } = await sql<Omit<DueSubmission, 'recipients'>>`
    SELECT mailbox_id AS "mailboxId", id, account_id AS "accountId", content_id AS "contentId", message_id AS "messageId",
      sender_address AS "senderAddress", proxy_sender AS "proxySender", origin, created_at AS "createdAt"
    FROM submission WHERE mailbox_id = ${mailboxId} AND id = ${id} AND content_id IS NOT NULL FOR NO KEY UPDATE`.execute(tx);
  const [submission] = submissions;
  if (!submission) return undefined;
  const { rows } = await sql<{ address: string; attempts: number }>`
    UPDATE delivery SET status = 'queued', status_info = '', next_attempt_at = ${at}, claimed_at = NULL
    WHERE mailbox_id = ${mailboxId} AND submission_id = ${id} AND recipient = ANY(${[...recipients]}::text[]) AND status = 'quarantined'
      AND recall_status <> 'recalled'
    RETURNING recipient AS address, attempts`.execute(tx);
  return { ...submission, recipients: rows };
}
