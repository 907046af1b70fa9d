import { type Draft, Problem } from '@jinshu/api';
import { sql } from 'kysely';
import type { InvitationMail } from '../../mime/calendar/index.ts';
import type { MailTraits } from '../../mime/structure/index.ts';
import type { Db, MailAuthentication, StoredAddress, StoredAttachmentPart, Tx } from '../../platform/db/index.ts';
import { rowColumns } from './messageRow.repository.ts';
import type { StoredRow } from './messageRow.ts';

/** Stored content of a message. */
export interface StoredContent {
  messageId: string;
  references: string[];
  to: StoredAddress[];
  cc: StoredAddress[];
  replyTo: StoredAddress[];
  text: string | null;
  html: string | null;
  attachments: StoredAttachmentPart[];
  wantsReceipt: boolean;
  isUnparsed: boolean;
  /** Traits of the message. A trait introduced after the message arrived may be missing. */
  traits: Partial<MailTraits>;
  /** Id of the sealed message that contains its text and files; null for a message stored unsealed. */
  sealedId: string | null;
  level: number;
  /** The event that a calendar mail tells of. */
  calendar: InvitationMail | null;
}

/** One message with what it says, or with the form of the draft that it is. */
export interface StoredMessage extends StoredRow {
  id: number;
  folderId: number;
  contentId: number | null;
  /** Set on the sender's own copy. */
  submissionId: string | null;
  /** Views left of a received burn-after-reading message. */
  burnLeft: number | null;
  smtpSender: string;
  /** It was opened before, whatever `isSeen` says since. */
  isOpened: boolean;
  /** Whether it is the placeholder of a message that its sender recalled. */
  isRecalled: boolean;
  /** Its sender was sent the receipt asked for. */
  hasReceipt: boolean;
  content: StoredContent | null;
  draft: { form: Draft; version: number; sealedBody: Buffer | null } | null;
  /** Address of the mailbox's owner. */
  ownAddress: string;
  ownName: string;
  /** Whether an internal user wrote it here. */
  isInternal: boolean;
  /** It came from outside, and its sender is checked. */
  isFromOutside: boolean;
  /** Result of the sender checks; null if there is none. */
  authentication: MailAuthentication | null;
  /** Whether its internal sender has not been notified yet that it was read (SND-58). */
  isReadUntold: boolean;
}

type Row = Omit<StoredMessage, 'content' | 'draft'> &
  StoredContent & { form: Draft | null; draftVersion: number | null; sealedBody: Buffer | null };

/** Finds one message of a folder, or says what is missing. */
export async function findMessage(
  db: Db,
  { mailboxId, folder, uid }: { mailboxId: number; folder: string; uid: number },
): Promise<StoredMessage> {
  const { rows } = await sql<Row>`
    SELECT m.id, m.is_opened AS "isOpened", m.is_recalled AS "isRecalled", m.has_receipt AS "hasReceipt", c.calendar,
      f.id AS "folderId", ${rowColumns}, m.content_id AS "contentId", m.submission_id AS "submissionId", m.smtp_sender AS "smtpSender",
      c.message_id AS "messageId", c.message_references AS "references", c.recipients_to AS "to", c.recipients_cc AS cc,
      c.reply_to AS "replyTo", c.text, c.html, c.attachments, c.wants_receipt AS "wantsReceipt", c.is_unparsed AS "isUnparsed", c.traits,
      c.sealed_id AS "sealedId", c.level, m.burn_left AS "burnLeft", d.sealed_body AS "sealedBody",
      EXISTS (SELECT FROM submission s WHERE s.content_id IN (m.content_id, c.original_id) AND s.origin NOT IN ('forward', 'list')) AS "isInternal",
      a.content_id IS NOT NULL AS "isFromOutside", a.result AS authentication, d.form, d.version AS "draftVersion", b.address AS "ownAddress", b.name AS "ownName",
      m.submission_id IS NULL AND EXISTS (
        SELECT FROM submission s JOIN delivery r ON r.mailbox_id = s.mailbox_id AND r.submission_id = s.id
        WHERE s.content_id = m.content_id AND r.recipient = b.address AND r.status IN ('queued', 'delivered', 'quarantined', 'proxy')
      ) AS "isReadUntold"
    FROM folder f JOIN mailbox b ON b.id = f.mailbox_id
      LEFT JOIN message m ON m.mailbox_id = f.mailbox_id AND m.folder_id = f.id AND m.uid = ${uid}
      LEFT JOIN content c ON c.id = m.content_id
      LEFT JOIN mail_authentication a ON a.content_id = coalesce(c.original_id, m.content_id)
      LEFT JOIN draft d ON d.mailbox_id = m.mailbox_id AND d.id = m.draft_id
    WHERE f.mailbox_id = ${mailboxId} AND f.raw_name = ${folder}`.execute(db);
  const row = rows[0];
  if (!row) throw new Problem('folder-not-found');
  if (row.uid === null) throw new Problem('mail-not-found');
  const { messageId, references, to, cc, replyTo, text, html, attachments, wantsReceipt, isUnparsed, traits, ...others } = row;
  const { sealedId, level, calendar, form, draftVersion, sealedBody, ...rest } = others;
  const body = { to, cc, replyTo, text, html, attachments };
  const content = { messageId, references, ...body, wantsReceipt, isUnparsed, traits, sealedId, level, calendar };
  return {
    ...rest,
    content: row.contentId === null ? null : content,
    draft: form && draftVersion !== null ? { form, version: draftVersion, sealedBody } : null,
  };
}

/**
 * Records that a message was opened. Returns false if it no longer exists: recalled or deleted after it was found and before its mailbox
 * was locked.
 */
export async function updateOpened(
  tx: Tx,
  mailboxId: number,
  { id, contentId }: Pick<StoredMessage, 'id' | 'contentId'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE message SET is_opened = true WHERE mailbox_id = ${mailboxId} AND id = ${id} AND content_id = ${contentId}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Submission of an internal sender whose message a recipient is reading. */
export interface Untold {
  mailboxId: number;
  submissionId: string;
  messageId: string;
}

/** Senders who are to learn that their mail was read. */
export async function selectUntold(tx: Tx, contentId: number, address: string): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    SELECT s.mailbox_id AS "mailboxId", s.id AS "submissionId", s.message_id AS "messageId"
    FROM submission s JOIN delivery r ON r.mailbox_id = s.mailbox_id AND r.submission_id = s.id
    WHERE s.content_id = ${contentId} AND r.recipient = ${address} AND r.status IN ('queued', 'delivered', 'quarantined', 'proxy')`.execute(
    tx,
  );
  return rows;
}

/** Marks a delivery read; false when that was known already. */
export async function updateDeliveryRead(tx: Tx, { mailboxId, submissionId }: Untold, address: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE delivery SET status = 'read', status_info = '', updated_at = ${at}
    WHERE mailbox_id = ${mailboxId} AND submission_id = ${submissionId} AND recipient = ${address}
      AND status IN ('queued', 'delivered', 'quarantined', 'proxy')`.execute(tx);
  return numAffectedRows === 1n;
}

/** Returns all recipients of a message sent from this mailbox, including Bcc. */
export async function selectSentTo(db: Db, mailboxId: number, messageId: string): Promise<StoredAddress[]> {
  const { rows } = await sql<StoredAddress>`
    SELECT r.recipient AS address, r.name FROM submission s
    JOIN delivery r ON r.mailbox_id = s.mailbox_id AND r.submission_id = s.id
    WHERE s.mailbox_id = ${mailboxId} AND s.message_id = ${messageId} ORDER BY r.recipient`.execute(db);
  return rows;
}

/** Whether one's own mail went as one for each: those say less about who got it than the copy in Sent (SND-47). */
export async function wentSeparately(
  db: Db,
  { mailboxId, messageId, contentId }: { mailboxId: number; messageId: string; contentId: number },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM submission s JOIN content c ON c.id = s.content_id JOIN content own ON own.id = ${contentId}
    WHERE s.mailbox_id = ${mailboxId} AND s.message_id = ${messageId} AND c.recipients_to <> own.recipients_to LIMIT 1`.execute(db);
  return rows.length > 0;
}
