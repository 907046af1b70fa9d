import { sql } from 'kysely';
import type { Db } from '../platform/db/db.ts';
import { folderId } from './factories.ts';

/**
 * Adds a large number of generated messages to a folder, faster than delivery. Subjects are `Mail 1` … from a hundred senders, a minute
 * apart. Every tenth is unread, every fiftieth flagged, every hundredth tagged with `tagNumber`.
 */
export async function fillFolder(
  db: Db,
  { mailboxId, folder = 'INBOX', count, tagNumber }: { mailboxId: number; folder?: string; count: number; tagNumber?: number | undefined },
): Promise<void> {
  const id = await folderId({ db }, mailboxId, folder);
  const tags = tagNumber === undefined ? sql`'{}'::integer[]` : sql`CASE WHEN n % 100 = 0 THEN ARRAY[${tagNumber}::integer] ELSE '{}' END`;
  await db.transaction().execute(async (tx) => {
    await sql`
      WITH made AS (
        INSERT INTO content (hash, size, skeleton, message_id, subject, sender, text)
        SELECT sha256(convert_to(${`${mailboxId}/${folder}/`} || n, 'UTF8')), 1000, 'x', n || '@made.example', 'Mail ' || n,
          jsonb_build_object('name', 'Sender ' || n % 100, 'address', 's' || n % 100 || '@made.example'), 'Body ' || n
        FROM generate_series(1, ${count}) AS n RETURNING id, subject, sender
      ),
      numbered AS (SELECT *, split_part(subject, ' ', 2)::integer AS n FROM made),
      placed AS (
        INSERT INTO message (mailbox_id, folder_id, uid, content_id, arrived_at, sent_at, size, subject, sender, subject_key, party_key,
          is_seen, is_answered, is_forwarded, is_urgent, has_attachment, flag_color, tag_ids, smtp_sender, version)
        SELECT ${mailboxId}, ${id}, f.next_uid - 1 + n, m.id, now() - make_interval(mins => n), now() - make_interval(mins => n), 1000 + n,
          subject, sender, lower(subject), lower(sender ->> 'name'), n % 10 <> 0, n % 40 = 0, n % 60 = 0, n % 80 = 0, n % 20 = 0,
          CASE WHEN n % 50 = 0 THEN (ARRAY['red', 'green', 'blue'])[1 + n % 3] END, ${tags}, sender ->> 'address', 0
        FROM numbered m, folder f WHERE f.mailbox_id = ${mailboxId} AND f.id = ${id} RETURNING id, arrived_at, subject
      )
      INSERT INTO message_text (mailbox_id, message_id, arrived_at, lexemes)
      SELECT ${mailboxId}, id, arrived_at,
        array_to_tsvector(ARRAY['=' || ${mailboxId}::bigint, 'mail', split_part(subject, ' ', 2), 's:mail', 's:' || split_part(subject, ' ', 2)])
      FROM placed`.execute(tx);
    await sql`
      UPDATE folder SET next_uid = next_uid + ${count}, message_count = message_count + ${count},
        unseen_count = unseen_count + ${Math.floor(count / 10)}, byte_count = s.bytes
      FROM (SELECT sum(size) AS bytes FROM message WHERE mailbox_id = ${mailboxId} AND folder_id = ${id}) s
      WHERE mailbox_id = ${mailboxId} AND id = ${id}`.execute(tx);
    await sql`
      UPDATE mailbox SET used_bytes = s.bytes FROM (SELECT sum(size) AS bytes FROM message WHERE mailbox_id = ${mailboxId}) s
      WHERE id = ${mailboxId}`.execute(tx);
  });
}
