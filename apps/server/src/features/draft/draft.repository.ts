import type { Address, Draft } from '@jinshu/api';
import { sql } from 'kysely';
import { partyKey, subjectKey } from '../../mail/message/index.ts';
import { draftLexeme } from '../../mail/search/index.ts';
import { levelInfo, levelReason } from '../../mail/submission/index.ts';
import { tsvectorText } from '../../mime/lexeme/index.ts';
import type { Db, FolderRole, Tx } from '../../platform/db/index.ts';

/** A stored draft, and the row that stands for it in a folder. */
export interface StoredDraft {
  form: Draft;
  version: number;
  /** Text and HTML, encrypted, where the form has them not; see `draftBody.ts`. */
  sealedBody: Buffer | null;
  /** Scheduled send time, or null. */
  scheduledAt: Date | null;
  message: { id: number; uid: number; folderId: number; folder: string; role: FolderRole | null };
}

/** A draft by its id, wherever its row lies. */
export async function selectDraft(db: Db | Tx, mailboxId: number, draftId: string): Promise<StoredDraft | undefined> {
  const { rows } = await sql<{
    form: Draft;
    version: number;
    sealedBody: Buffer | null;
    scheduledAt: Date | null;
    id: number;
    uid: number;
    folderId: number;
    folder: string;
    role: FolderRole | null;
  }>`
    SELECT d.form, d.version, d.sealed_body AS "sealedBody", d.scheduled_at AS "scheduledAt", m.id, m.uid, f.id AS "folderId", f.raw_name AS folder, f.role
    FROM draft d JOIN message m ON m.mailbox_id = d.mailbox_id AND m.draft_id = d.id
    JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
    WHERE d.mailbox_id = ${mailboxId} AND d.id = ${draftId}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { form, version, sealedBody, scheduledAt, ...message } = row;
  return { form, version, sealedBody, scheduledAt, message };
}

/** A draft as it is kept. */
export interface KeptDraft {
  mailboxId: number;
  draftId: string;
  /** Account that wrote it, and for which it is sent at the scheduled time. */
  accountId: number;
  form: Draft;
  sealedBody: Buffer | null;
  version: number;
  scheduledAt: Date | null;
  at: Date;
}

/** Keeps the form of a draft. */
export async function upsertDraft(
  tx: Tx,
  { mailboxId, draftId, accountId, form, sealedBody, version, scheduledAt, at }: KeptDraft,
): Promise<void> {
  await sql`
    INSERT INTO draft (mailbox_id, id, version, form, sealed_body, account_id, scheduled_at, updated_at)
    VALUES (${mailboxId}, ${draftId}, ${version}, ${JSON.stringify(form)}::jsonb, ${sealedBody}, ${accountId}, ${scheduledAt}, ${at})
    ON CONFLICT (mailbox_id, id) DO UPDATE SET version = excluded.version, form = excluded.form, sealed_body = excluded.sealed_body,
      account_id = excluded.account_id, scheduled_at = excluded.scheduled_at, claimed_until = NULL, updated_at = excluded.updated_at`.execute(
    tx,
  );
}

/** Fields of a draft in the message list. */
export interface DraftRow {
  subject: string;
  sender: Address;
  recipients: readonly Address[];
  party: Address;
  size: number;
  isUrgent: boolean;
  isScheduled: boolean;
  hasAttachment: boolean;
  at: Date;
}

/** Updates the row of a draft without moving it, and the byte counts of folder and mailbox. */
export async function updateDraftRow(tx: Tx, mailboxId: number, messageId: number, row: DraftRow): Promise<void> {
  await sql`
    WITH old AS (SELECT id, folder_id, size FROM message WHERE mailbox_id = ${mailboxId} AND id = ${messageId}),
    changed AS (
      UPDATE message m SET subject = ${row.subject}, subject_key = ${subjectKey(row.subject)}, sender = ${JSON.stringify(row.sender)}::jsonb,
        recipients = ${JSON.stringify(row.recipients.slice(0, 20))}::jsonb, party_key = ${partyKey(row.party)}, size = ${row.size},
        is_urgent = ${row.isUrgent}, is_scheduled = ${row.isScheduled}, has_attachment = ${row.hasAttachment}, arrived_at = ${row.at},
        version = (SELECT version + 1 FROM mailbox WHERE id = ${mailboxId})
      FROM old WHERE m.mailbox_id = ${mailboxId} AND m.id = old.id
    ),
    counted AS (
      UPDATE folder SET byte_count = byte_count + ${row.size} - old.size FROM old
      WHERE folder.mailbox_id = ${mailboxId} AND folder.id = old.folder_id
    )
    UPDATE mailbox SET used_bytes = used_bytes + ${row.size} - old.size FROM old WHERE mailbox.id = ${mailboxId}`.execute(tx);
}

/** Makes a draft's words known to the filter of its folder, and to no search. */
export async function upsertDraftText(
  tx: Tx,
  { mailboxId, messageId, at, lexemes }: { mailboxId: number; messageId: number; at: Date; lexemes: readonly string[] },
): Promise<void> {
  await sql`
    INSERT INTO message_text (mailbox_id, message_id, arrived_at, lexemes)
    VALUES (${mailboxId}, ${messageId}, ${at}, ${tsvectorText([draftLexeme(mailboxId), ...lexemes])}::tsvector)
    ON CONFLICT (mailbox_id, message_id) DO UPDATE SET arrived_at = excluded.arrived_at, lexemes = excluded.lexemes`.execute(tx);
}

/** Message that was submitted for delivery. */
export interface StoredSubmission {
  messageId: string;
  recipients: string[];
  /** Recipients it was not sent to, with the reason. */
  refused: { address: string; reason: string }[];
  /** A reviewer holds it. */
  isInReview: boolean;
  /** HMAC of the submitted form. Null for older submissions. */
  formSeal: Buffer | null;
}

/** Selects the submission of a sent draft, with all its recipients. */
export async function selectSubmission(db: Db | Tx, mailboxId: number, draftId: string): Promise<StoredSubmission | undefined> {
  const { rows } = await sql<StoredSubmission>`
    SELECT s.message_id AS "messageId", s.form_seal AS "formSeal", coalesce((
      SELECT json_agg(d.recipient ORDER BY d.recipient) FROM submission o JOIN delivery d ON d.mailbox_id = o.mailbox_id AND d.submission_id = o.id
      WHERE o.mailbox_id = s.mailbox_id AND o.message_id = s.message_id AND d.status_info <> ${levelInfo}
    ), '[]') AS recipients, coalesce((
      SELECT json_agg(json_build_object('address', d.recipient, 'reason', ${levelReason}::text) ORDER BY d.recipient)
      FROM submission o JOIN delivery d ON d.mailbox_id = o.mailbox_id AND d.submission_id = o.id
      WHERE o.mailbox_id = s.mailbox_id AND o.message_id = s.message_id AND d.status_info = ${levelInfo}
    ), '[]') AS refused, EXISTS (
      SELECT FROM submission o JOIN delivery d ON d.mailbox_id = o.mailbox_id AND d.submission_id = o.id
      WHERE o.mailbox_id = s.mailbox_id AND o.message_id = s.message_id AND d.status = 'in-review'
    ) AS "isInReview"
    FROM submission s WHERE s.mailbox_id = ${mailboxId} AND s.id = ${draftId}`.execute(db);
  return rows[0];
}

/**
 * The addresses that an account may send from: its own with those marked as sender, and those of mailboxes it may send for. Its own comes first, or that of the mailbox
 * that is open.
 */
export async function selectIdentities(db: Db | Tx, accountId: number, openMailboxId = 0): Promise<Address[]> {
  const { rows } = await sql<Address>`
    SELECT a.address, m.name FROM (
      SELECT mailbox_id, true AS is_own FROM account WHERE id = ${accountId}
      UNION ALL
      SELECT mailbox_id, false FROM shares_of(${accountId}) WHERE level IN ('send', 'full')
    ) i JOIN mailbox m ON m.id = i.mailbox_id CROSS JOIN LATERAL (
      SELECT m.address, true AS is_main
      UNION ALL SELECT f.address, false FROM mailbox_address f WHERE f.mailbox_id = m.id AND f.is_sender AND i.is_own
    ) a
    ORDER BY m.id = ${openMailboxId} DESC, i.is_own DESC, a.is_main DESC, a.address`.execute(db);
  return rows;
}

/** Whether a message from an address doesn't name the account that writes: a further address of its own, or one of a mailbox at full control. */
export async function writesAsItself(db: Db | Tx, accountId: number, address: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM shares_of(${accountId}) s JOIN mailbox m ON m.id = s.mailbox_id WHERE m.address = ${address} AND s.level = 'full'
    UNION ALL
    SELECT FROM mailbox_address f JOIN account a ON a.mailbox_id = f.mailbox_id WHERE a.id = ${accountId} AND f.address = ${address}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Selects the message ids of the message being replied to, for the thread. */
export async function selectThread(
  db: Db | Tx,
  { mailboxId, folder, uid }: { mailboxId: number; folder: string; uid: number },
): Promise<{ messageId: string; references: string[] } | undefined> {
  const { rows } = await sql<{ messageId: string; references: string[] }>`
    SELECT c.message_id AS "messageId", c.message_references AS "references"
    FROM folder f JOIN message m ON m.mailbox_id = f.mailbox_id AND m.folder_id = f.id AND m.uid = ${uid}
    JOIN content c ON c.id = m.content_id
    WHERE f.mailbox_id = ${mailboxId} AND f.raw_name = ${folder}`.execute(db);
  return rows[0];
}
