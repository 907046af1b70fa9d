import type { BenchMailbox } from './mailbox.ts';

/**
 * Fills the Inbox up to the given number of messages with copies of its messages, as separate rows with other times, sizes, subjects and
 * flags. The rows are created inside the database, which takes a minute for a million. Importing as many would take most of an hour, and
 * the list, which is measured on them, reads only rows. Returns the tag that some of them have.
 */
export async function growFolder({ open, account }: BenchMailbox, count: number): Promise<string> {
  const { pool } = open;
  const { mailboxId } = account;
  const { rows: tags } = await pool.query<{ id: number }>(
    `INSERT INTO tag (mailbox_id, name, color) VALUES ($1, 'bench', '#33B679')
     ON CONFLICT (mailbox_id, lower(name)) DO UPDATE SET color = excluded.color RETURNING id`,
    [mailboxId],
  );
  const { rows: folders } = await pool.query<{ id: number; messageCount: number; nextUid: number }>(
    `SELECT id, message_count AS "messageCount", next_uid AS "nextUid" FROM folder WHERE mailbox_id = $1 AND raw_name = 'INBOX'`,
    [mailboxId],
  );
  const [folder, tag] = [folders[0], tags[0]];
  if (!folder || !tag) throw new Error('The mailbox that is measured has no Inbox.');
  // Indexes are built in a fraction of the time in which they grow row by row.
  const { rows: indexes } = await pool.query<{ name: string; statement: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS statement FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = 'message'::regclass AND NOT i.indisunique`,
  );
  for (const { name } of indexes) await pool.query(`DROP INDEX "${name}"`);
  await pool.query(
    `INSERT INTO message (mailbox_id, folder_id, uid, content_id, arrived_at, sent_at, size, subject, sender, recipients, subject_key,
       party_key, is_seen, is_answered, is_forwarded, flag_color, is_urgent, has_attachment, tag_ids, version)
     SELECT m.mailbox_id, m.folder_id, $3::bigint + n, m.content_id, m.arrived_at - make_interval(secs => n * 61), m.sent_at,
       m.size + n % 50000 * 7919 % 50000, m.subject, m.sender, m.recipients, left(m.subject_key || ' ' || n % 1000, 60), m.party_key, n % 20 <> 0, n % 10 = 0,
       n % 15 = 0, CASE WHEN n % 50 = 0 THEN (ARRAY['red', 'green', 'orange', 'blue', 'pink'])[1 + n / 50 % 5] END, n % 25 = 0,
       m.has_attachment, CASE WHEN n % 40 = 0 THEN ARRAY[$5::integer] ELSE '{}' END, m.version
     FROM (
       SELECT k.n::integer AS n, b.* FROM generate_series(0, $4::bigint - 1) AS k (n)
       JOIN (SELECT row_number() OVER (ORDER BY uid) - 1 AS place, count(*) OVER () AS total, * FROM message
         WHERE mailbox_id = $1 AND folder_id = $2 ORDER BY uid LIMIT 2000) AS b ON b.place = k.n % least(b.total, 2000)
     ) AS m`,
    [mailboxId, folder.id, folder.nextUid, count - folder.messageCount, tag.id],
  );
  for (const { statement } of indexes) await pool.query(statement);
  await pool.query(
    `UPDATE folder f SET next_uid = s.last + 1, message_count = s.count, unseen_count = s.unseen, byte_count = s.bytes
     FROM (SELECT max(uid) AS last, count(*) AS count, count(*) FILTER (WHERE NOT is_seen) AS unseen, sum(size) AS bytes
       FROM message WHERE mailbox_id = $1 AND folder_id = $2) AS s
     WHERE f.mailbox_id = $1 AND f.id = $2`,
    [mailboxId, folder.id],
  );
  await pool.query('UPDATE mailbox SET used_bytes = (SELECT sum(size) FROM message WHERE mailbox_id = $1) WHERE id = $1', [mailboxId]);
  await pool.query('VACUUM ANALYZE');
  return `tag${tag.id}`;
}
