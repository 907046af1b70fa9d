import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Something that does not agree, in one sentence. */
export interface Fault {
  kind: 'folder' | 'mailbox' | 'journal' | 'search' | 'blob' | 'content';
  text: string;
}

/** Folder counters that are not what the messages say. */
export async function folderFaults(db: Db): Promise<Fault[]> {
  const { rows } = await sql<{ mailbox: string; folder: string; what: string; kept: number; counted: number }>`
    WITH counted AS (
      SELECT f.mailbox_id, f.id, f.raw_name, f.message_count, f.unseen_count, f.byte_count, f.next_uid,
        count(m.id) AS messages, count(m.id) FILTER (WHERE NOT m.is_seen) AS unseen, coalesce(sum(m.size), 0)::bigint AS bytes,
        coalesce(max(m.uid), 0) + 1 AS lowest_uid
      FROM folder f LEFT JOIN message m ON m.mailbox_id = f.mailbox_id AND m.folder_id = f.id
      GROUP BY f.mailbox_id, f.id)
    SELECT mailbox.address AS mailbox, counted.raw_name AS folder, v.what, v.kept, v.counted
    FROM counted JOIN mailbox ON mailbox.id = counted.mailbox_id,
      LATERAL (VALUES ('messages', message_count, messages), ('unread messages', unseen_count, unseen), ('bytes', byte_count, bytes),
        ('next uid, at least,', next_uid, greatest(next_uid, lowest_uid))) AS v (what, kept, counted)
    WHERE v.kept <> v.counted ORDER BY 1, 2, 3`.execute(db);
  return rows.map(({ mailbox, folder, what, kept, counted }) => ({
    kind: 'folder',
    text: `Folder ${folder} of ${mailbox} says ${kept} ${what} and has ${counted}.`,
  }));
}

/** Mailboxes whose used bytes are not the sum of their messages. */
export async function mailboxFaults(db: Db): Promise<Fault[]> {
  const { rows } = await sql<{ address: string; kept: number; counted: number }>`
    SELECT b.address, b.used_bytes AS kept, coalesce(m.bytes, 0)::bigint AS counted
    FROM mailbox b LEFT JOIN (SELECT mailbox_id, sum(size) AS bytes FROM message GROUP BY mailbox_id) m ON m.mailbox_id = b.id
    WHERE b.used_bytes <> coalesce(m.bytes, 0) ORDER BY 1`.execute(db);
  return rows.map(({ address, kept, counted }) => ({
    kind: 'mailbox',
    text: `Mailbox ${address} says ${kept} used bytes and has ${counted}.`,
  }));
}

/** Journals and messages that are ahead of their mailbox. */
export async function journalFaults(db: Db): Promise<Fault[]> {
  const { rows } = await sql<{ address: string; version: number; highest: number }>`
    SELECT b.address, b.version, greatest(c.version, m.version) AS highest FROM mailbox b
      LEFT JOIN (SELECT mailbox_id, max(version) AS version FROM change GROUP BY mailbox_id) c ON c.mailbox_id = b.id
      LEFT JOIN (SELECT mailbox_id, max(version) AS version FROM message GROUP BY mailbox_id) m ON m.mailbox_id = b.id
    WHERE greatest(c.version, m.version) > b.version ORDER BY 1`.execute(db);
  return rows.map(({ address, version, highest }) => ({
    kind: 'journal',
    text: `Mailbox ${address} is at version ${version} and has changes up to ${highest}.`,
  }));
}

/** Messages that no search can find. */
export async function searchFaults(db: Db): Promise<Fault[]> {
  const { rows } = await sql<{ address: string; count: number }>`
    SELECT b.address, count(*) AS count FROM message m JOIN mailbox b ON b.id = m.mailbox_id
    WHERE m.content_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM message_text t WHERE t.mailbox_id = m.mailbox_id AND t.message_id = m.id)
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows.map(({ address, count }) => ({ kind: 'search', text: `${count} messages of ${address} cannot be found by a search.` }));
}

/** Blobs that messages need and the database does not know. */
export async function referenceFaults(db: Db): Promise<Fault[]> {
  const { rows } = await sql<{ id: number; hash: string }>`
    SELECT DISTINCT r.id, r.hash FROM (
      SELECT id, p->>'hash' AS hash FROM content, jsonb_array_elements(pieces) AS p
      UNION ALL SELECT id, a->>'hash' FROM content, jsonb_array_elements(attachments) AS a) AS r
    WHERE r.hash IS NOT NULL AND NOT EXISTS (SELECT 1 FROM blob WHERE blob.hash = decode(r.hash, 'hex')) ORDER BY 1, 2`.execute(db);
  return rows.map(({ id, hash }) => ({ kind: 'blob', text: `Content ${id} needs the blob ${hash}, which is unknown.` }));
}

/** A page of blobs in the order of their hashes. */
export async function blobsAfter(db: Db, hash: Buffer, limit: number): Promise<{ hash: Buffer; size: number; bytes: Buffer | null }[]> {
  return db.selectFrom('blob').select(['hash', 'size', 'bytes']).where('hash', '>', hash).orderBy('hash').limit(limit).execute();
}

/** Counts blobs, contents and messages. */
export async function countAll(db: Db): Promise<{ blobs: number; contents: number; messages: number }> {
  const { rows } = await sql<{ blobs: number; contents: number; messages: number }>`
    SELECT (SELECT count(*) FROM blob) AS blobs, (SELECT count(*) FROM content) AS contents, (SELECT count(*) FROM message) AS messages`.execute(
    db,
  );
  return rows[0] as { blobs: number; contents: number; messages: number };
}

/** A page of contents in the order of their ids. */
export const contentsAfter = (db: Db, id: number, limit: number) =>
  db.selectFrom('content').select(['id', 'hash', 'size', 'skeleton', 'pieces']).where('id', '>', id).orderBy('id').limit(limit).execute();
