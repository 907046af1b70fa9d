import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { type Selection, selected } from '../bulk/bulk.repository.ts';

/** A mail that was sent or came. */
export interface NewMailRecord {
  mailboxId: number;
  kind: 'sent' | 'received';
  /** Recipients of a sent message, else the sender. */
  people: readonly string[];
  subject: string;
  size: number;
  /** Raw name of the folder that it came to. */
  folder?: string | undefined;
  /** Header of a sent message, by which its deliveries are found. */
  messageId?: string | undefined;
}

const longestPerson = 320;
const longestSubject = 998;
/** Cuts a text, and takes out what no text column holds. */
const shorten = (text: string, most: number) => text.slice(0, most).replaceAll('\0', '').toWellFormed();

/** Writes one record for each message, in one statement: a mail may come to many mailboxes (QRY-15). */
export async function insertMailRecords(tx: Tx, records: readonly NewMailRecord[], at: Date): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map(({ mailboxId, kind, people, subject, size, folder = '', messageId = '' }) => ({
    mailbox_id: mailboxId,
    kind,
    person: shorten(people.join(', '), longestPerson),
    subject: shorten(subject, longestSubject),
    size,
    folder,
    message_id: messageId,
  }));
  await sql`
    INSERT INTO mail_record (at, mailbox_id, kind, person, subject, size, folder, message_id)
    SELECT ${at}, r.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (mailbox_id bigint, kind text, person text, subject text, size bigint, folder text, message_id text)`.execute(tx);
}

/** Writes one record for each selected message, which is about to be deleted (QRY-15). A draft is no mail. */
export async function recordDeleted(
  tx: Tx,
  selection: Selection,
  { folder, isGone, at }: { folder: string; isGone: boolean; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO mail_record (at, mailbox_id, kind, person, subject, size, folder, is_gone)
    SELECT ${at}, m.mailbox_id, 'deleted', left(CASE
        WHEN m.submission_id IS NULL THEN m.sender ->> 'address'
        ELSE (SELECT string_agg(one ->> 'address', ', ') FROM jsonb_array_elements(m.recipients) AS one)
      END, ${longestPerson}),
      left(m.subject, ${longestSubject}), m.size, ${folder}, ${isGone}
    FROM message m WHERE ${selected(selection, sql`m`)} AND m.draft_id IS NULL ORDER BY m.uid`.execute(tx);
}
