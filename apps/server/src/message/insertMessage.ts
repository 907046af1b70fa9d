import type { Address } from '@jinshu/api';
import { sql } from 'kysely';
import type { Tx } from '../db/db.ts';
import type { FlagColor } from '../db/tables.ts';
import { mailboxLexeme, tsvectorText } from '../search/lexemes.ts';

/** A message as a mailbox keeps it. What is left out takes the value of an ordinary new mail. */
export interface NewMessage {
  contentId: number | null;
  draftId?: string | null | undefined;
  arrivedAt: Date;
  sentAt: Date | null;
  size: number;
  subject: string;
  sender: Address;
  recipients: readonly Address[];
  /** Whose name sorts the row by "sender": in Sent and Drafts the first recipient's. */
  party?: Address | undefined;
  isSeen?: boolean | undefined;
  isAnswered?: boolean | undefined;
  isForwarded?: boolean | undefined;
  flagColor?: FlagColor | null | undefined;
  isUrgent?: boolean | undefined;
  isScheduled?: boolean | undefined;
  hasAttachment?: boolean | undefined;
  submissionId?: string | null | undefined;
  smtpSender?: string | undefined;
  /** What full text finds, without the mailbox's own lexeme; null leaves the message out of the search. */
  lexemes: readonly string[] | null;
}

/** Where a message went. */
export interface InsertedMessage {
  id: number;
  uid: number;
}

const maximumRecipients = 20;
const keyLength = 60;

/** What sorting by subject compares: without the marks of answers and forwards, in lower case, at most 60 characters. */
export function subjectKey(subject: string): string {
  let rest = subject.normalize('NFKC').trim().toLowerCase();
  for (;;) {
    const next = rest.replace(/^(?:re|aw|sv|fw|fwd|wg|回复|回覆|答复|答覆|转发|轉寄|轉發)\s*(?:\[\d+\])?\s*:\s*/, '');
    if (next === rest) return [...rest].slice(0, keyLength).join('');
    rest = next;
  }
}

/** What sorting by sender compares: the name, or the address where there is none. */
export const partyKey = ({ name, address }: Address): string =>
  [...(name === '' ? address : name).normalize('NFKC').trim().toLowerCase()].slice(0, keyLength).join('');

/** The columns of a row that do not depend on the mailbox, under the names that the statements below read. */
const toFields = (message: NewMessage) => ({
  content_id: message.contentId,
  draft_id: message.draftId ?? null,
  arrived_at: message.arrivedAt.toISOString(),
  sent_at: message.sentAt?.toISOString() ?? null,
  size: message.size,
  subject: message.subject,
  sender: message.sender,
  recipients: message.recipients.slice(0, maximumRecipients),
  subject_key: subjectKey(message.subject),
  party_key: partyKey(message.party ?? message.sender),
  is_seen: message.isSeen ?? false,
  is_answered: message.isAnswered ?? false,
  is_forwarded: message.isForwarded ?? false,
  flag_color: message.flagColor ?? null,
  is_urgent: message.isUrgent ?? false,
  is_scheduled: message.isScheduled ?? false,
  has_attachment: message.hasAttachment ?? false,
  submission_id: message.submissionId ?? null,
  smtp_sender: message.smtpSender ?? '',
});

const columns = sql`content_id, draft_id, arrived_at, sent_at, size, subject, sender, recipients, subject_key, party_key, is_seen, is_answered,
  is_forwarded, flag_color, is_urgent, is_scheduled, has_attachment, submission_id, smtp_sender`;
const columnTypes = sql`content_id bigint, draft_id uuid, arrived_at timestamptz, sent_at timestamptz, size bigint, subject text, sender jsonb,
  recipients jsonb, subject_key text, party_key text, is_seen boolean, is_answered boolean, is_forwarded boolean, flag_color text,
  is_urgent boolean, is_scheduled boolean, has_attachment boolean, submission_id uuid, smtp_sender text`;

/**
 * Puts messages into one folder, in their order: numbers them, counts them and makes them searchable. The mailbox must be locked; the
 * rows carry the version of the change that the caller records next.
 */
export async function insertMessages(
  tx: Tx,
  mailboxId: number,
  folderId: number,
  messages: readonly NewMessage[],
): Promise<InsertedMessage[]> {
  if (messages.length === 0) return [];
  const bytes = messages.reduce((sum, { size }) => sum + size, 0);
  const unseen = messages.filter(({ isSeen }) => !isSeen).length;
  const { rows: counted } = await sql<{ first: number; version: number }>`
    WITH f AS (
      UPDATE folder SET next_uid = next_uid + ${messages.length}, message_count = message_count + ${messages.length},
        unseen_count = unseen_count + ${unseen}, byte_count = byte_count + ${bytes}
      WHERE mailbox_id = ${mailboxId} AND id = ${folderId} RETURNING next_uid - ${messages.length} AS first
    ),
    m AS (UPDATE mailbox SET used_bytes = used_bytes + ${bytes} WHERE id = ${mailboxId} RETURNING version + 1 AS version)
    SELECT f.first, m.version FROM f, m`.execute(tx);
  const place = counted[0];
  if (!place) throw new Error(`There is no folder ${folderId} in mailbox ${mailboxId}.`);
  const rows = messages.map((message, index) => ({ uid: place.first + index, ...toFields(message) }));
  const { rows: inserted } = await sql<InsertedMessage>`
    INSERT INTO message (mailbox_id, folder_id, version, uid, ${columns})
    SELECT ${mailboxId}, ${folderId}, ${place.version}, uid, ${columns}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (uid bigint, ${columnTypes}) ORDER BY uid
    RETURNING id, uid`.execute(tx);
  inserted.sort((a, b) => a.uid - b.uid);
  const texts = inserted.flatMap(({ id }, index) => {
    const { lexemes, arrivedAt } = messages[index] as NewMessage;
    return lexemes === null ? [] : [{ id, at: arrivedAt.toISOString(), lexemes: tsvectorText([mailboxLexeme(mailboxId), ...lexemes]) }];
  });
  if (texts.length > 0) {
    await sql`
      INSERT INTO message_text (mailbox_id, message_id, arrived_at, lexemes)
      SELECT ${mailboxId}, t.id, t.at, t.lexemes::tsvector
      FROM unnest(${texts.map(({ id }) => id)}::bigint[], ${texts.map(({ at }) => at)}::timestamptz[],
        ${texts.map(({ lexemes }) => lexemes)}::text[]) AS t (id, at, lexemes)`.execute(tx);
  }
  return inserted;
}

/** Puts one message into a folder, as `insertMessages` does. */
export async function insertMessage(tx: Tx, mailboxId: number, folderId: number, message: NewMessage): Promise<InsertedMessage> {
  const [inserted] = await insertMessages(tx, mailboxId, folderId, [message]);
  return inserted as InsertedMessage;
}

/** One mailbox's place for a copy, and what went there. */
export interface CopyTarget {
  mailboxId: number;
  folderId: number;
}

/** A copy that was put into a mailbox. */
export interface InsertedCopy extends CopyTarget, InsertedMessage {}

const copiesAtOnce = 1000;

/**
 * Puts one and the same message into many mailboxes, set by set: the way of a mail to everyone. The mailboxes must be locked, one target
 * each.
 */
export async function insertCopies(tx: Tx, message: NewMessage, targets: readonly CopyTarget[]): Promise<InsertedCopy[]> {
  const copies: InsertedCopy[] = [];
  const fields = JSON.stringify([toFields(message)]);
  const lexemes = message.lexemes === null ? null : tsvectorText(message.lexemes);
  for (let start = 0; start < targets.length; start += copiesAtOnce) {
    const slice = targets.slice(start, start + copiesAtOnce);
    const mailboxIds = slice.map(({ mailboxId }) => mailboxId);
    const folderIds = slice.map(({ folderId }) => folderId);
    const { rows } = await sql<{ id: number; uid: number; mailbox_id: number; folder_id: number }>`
      WITH target AS (SELECT * FROM unnest(${mailboxIds}::bigint[], ${folderIds}::bigint[]) AS t (mailbox_id, folder_id)),
      f AS (
        UPDATE folder SET next_uid = next_uid + 1, message_count = message_count + 1,
          unseen_count = unseen_count + ${message.isSeen ? 0 : 1}, byte_count = byte_count + ${message.size}
        FROM target WHERE folder.mailbox_id = target.mailbox_id AND folder.id = target.folder_id
        RETURNING folder.mailbox_id, folder.id AS folder_id, folder.next_uid - 1 AS uid
      ),
      m AS (
        UPDATE mailbox SET used_bytes = used_bytes + ${message.size} FROM target WHERE mailbox.id = target.mailbox_id
        RETURNING mailbox.id AS mailbox_id, mailbox.version + 1 AS version
      )
      INSERT INTO message (mailbox_id, folder_id, uid, version, ${columns})
      SELECT f.mailbox_id, f.folder_id, f.uid, m.version, ${columns}
      FROM f JOIN m USING (mailbox_id), jsonb_to_recordset(${fields}::jsonb) AS g (${columnTypes})
      RETURNING id, uid, mailbox_id, folder_id`.execute(tx);
    if (lexemes !== null) {
      await sql`
        INSERT INTO message_text (mailbox_id, message_id, arrived_at, lexemes)
        SELECT t.mailbox_id, t.id, ${message.arrivedAt}, own.lexemes || array_to_tsvector(ARRAY['=' || t.mailbox_id])
        FROM unnest(${rows.map((row) => row.mailbox_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[]) AS t (mailbox_id, id),
          (SELECT ${lexemes}::tsvector AS lexemes) AS own`.execute(tx);
    }
    for (const row of rows) copies.push({ id: row.id, uid: row.uid, mailboxId: row.mailbox_id, folderId: row.folder_id });
  }
  return copies;
}
