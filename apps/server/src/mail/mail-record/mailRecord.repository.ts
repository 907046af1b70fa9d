import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** A message that was sent or received. */
export interface NewMailRecord {
  mailboxId: number;
  kind: 'sent' | 'received';
  /** Recipients of a sent message, else the sender. */
  people: readonly string[];
  subject: string;
  size: number;
  /** Raw name of the folder that it came to. */
  folder?: string | undefined;
  /** Header of the message, by which its deliveries and the records of its recipients are found. */
  messageId?: string | undefined;
}

/** Lengths at which people and subject of a record are cut. */
export const longestPerson = 320;
export const longestSubject = 998;
/** Cuts a text, and takes out what no text column holds. */
const shorten = (text: string, most: number) => text.slice(0, most).replaceAll('\0', '').toWellFormed();

/** Writes one record for each message, in one statement: a message may come to many mailboxes (QRY-15). */
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
