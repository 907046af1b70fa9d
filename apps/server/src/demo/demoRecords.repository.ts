import { sql } from 'kysely';
import type { Tx } from '../platform/db/db.ts';

/** Writes the records of what the demo's people did before it began: their mail, and a login on each of the last days. */
export async function insertRecords(tx: Tx, at: Date): Promise<void> {
  await sql`
    INSERT INTO mail_record (at, mailbox_id, kind, person, subject, size, folder, message_id)
    SELECT m.arrived_at, m.mailbox_id, CASE WHEN m.submission_id IS NULL THEN 'received' ELSE 'sent' END,
      left(CASE
        WHEN m.submission_id IS NULL THEN m.sender ->> 'address'
        ELSE (SELECT string_agg(one ->> 'address', ', ') FROM jsonb_array_elements(m.recipients) AS one)
      END, 320),
      left(m.subject, 998), m.size, CASE WHEN m.submission_id IS NULL THEN f.raw_name ELSE '' END,
      coalesce(CASE WHEN m.submission_id IS NOT NULL THEN s.message_id END, '')
    FROM message m
    JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
    LEFT JOIN submission s ON s.mailbox_id = m.mailbox_id AND s.id = m.submission_id
    WHERE m.draft_id IS NULL AND (f.role IS DISTINCT FROM 'sent' OR m.submission_id IS NOT NULL)`.execute(tx);
  await sql`
    INSERT INTO mail_record (at, mailbox_id, kind, person, subject, size, folder)
    SELECT m.arrived_at + interval '1 hour', m.mailbox_id, 'deleted', m.sender ->> 'address', m.subject, m.size, 'INBOX'
    FROM message m JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
    WHERE f.role = 'trash' AND m.draft_id IS NULL`.execute(tx);
  await sql`
    INSERT INTO login_log (account_id, at, ip, is_success)
    SELECT a.id, ${at}::timestamptz - make_interval(days => day, mins => (a.id % 60)::integer),
      CASE WHEN day % 3 = 0 THEN '198.51.100.7' ELSE '203.0.113.24' END, day <> 4
    FROM account a, generate_series(1, 6) AS day`.execute(tx);
}
