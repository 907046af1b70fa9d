import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Something that does not agree, in one sentence. */
export interface Fault {
  kind: 'folder' | 'mailbox' | 'journal' | 'search' | 'blob' | 'content' | 'disk';
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

/** Inconsistencies of disks: counts that differ from the rows, and contradictions between folders, files and the trash. */
export async function diskFaults(db: Db): Promise<Fault[]> {
  const { rows } = await sql<{ text: string }>`
    WITH entry AS (
      SELECT disk_id, coalesce(parent_id, 0) AS folder_id, 1 AS folders, 0 AS files, 0::bigint AS bytes FROM disk_folder WHERE trash_id IS NULL
      UNION ALL SELECT disk_id, coalesce(folder_id, 0), 0, 1, size FROM disk_file WHERE trash_id IS NULL
    ),
    counted AS (SELECT disk_id, folder_id, sum(folders) AS folders, sum(files) AS files, sum(bytes) AS bytes FROM entry GROUP BY 1, 2)
    SELECT format('Folder %s of disk %s says %s folders, %s files and %s bytes and has %s, %s and %s.', coalesce(c.folder_id, k.folder_id),
      coalesce(c.disk_id, k.disk_id), coalesce(k.folders, 0), coalesce(k.files, 0), coalesce(k.bytes, 0), coalesce(c.folders, 0),
      coalesce(c.files, 0), coalesce(c.bytes, 0)) AS text
    FROM counted c FULL JOIN disk_count k ON k.disk_id = c.disk_id AND k.folder_id = c.folder_id
    WHERE (coalesce(k.folders, 0), coalesce(k.files, 0), coalesce(k.bytes, 0))
      IS DISTINCT FROM (coalesce(c.folders, 0), coalesce(c.files, 0), coalesce(c.bytes, 0))
    UNION ALL
    SELECT format('File %s of disk %s is in a deleted folder and is not deleted.', f.id, f.disk_id) FROM disk_file f
    JOIN disk_folder d ON d.disk_id = f.disk_id AND d.id = f.folder_id WHERE f.trash_id IS NULL AND d.trash_id IS NOT NULL
    UNION ALL
    SELECT format('Folder %s of disk %s is in a deleted folder and is not deleted.', f.id, f.disk_id) FROM disk_folder f
    JOIN disk_folder d ON d.disk_id = f.disk_id AND d.id = f.parent_id WHERE f.trash_id IS NULL AND d.trash_id IS NOT NULL
    UNION ALL
    SELECT format('An entry %s of disk %s is deleted and not in the trash.', e.id, e.disk_id) FROM (
      SELECT disk_id, id, trash_id FROM disk_file UNION ALL SELECT disk_id, id, trash_id FROM disk_folder
    ) e WHERE e.trash_id IS NOT NULL AND NOT EXISTS (SELECT FROM disk_trash t WHERE t.disk_id = e.disk_id AND t.id = e.trash_id)
    UNION ALL
    SELECT format('What is in the trash of disk %s as %s is not there.', t.disk_id, t.name) FROM disk_trash t
    WHERE NOT EXISTS (SELECT FROM disk_file f WHERE f.disk_id = t.disk_id AND f.id = t.file_id AND f.trash_id = t.id)
      AND NOT EXISTS (SELECT FROM disk_folder f WHERE f.disk_id = t.disk_id AND f.id = t.folder_id AND f.trash_id = t.id)
    UNION ALL
    SELECT format('File %s of disk %s says %s bytes and its content has %s.', f.id, f.disk_id, f.size, b.size)
    FROM (SELECT disk_id, id, size, hash FROM disk_file UNION ALL SELECT disk_id, file_id, size, hash FROM disk_version) f
    JOIN blob b ON b.hash = f.hash WHERE b.size <> f.size`.execute(db);
  return rows.map(({ text }) => ({ kind: 'disk', text }));
}
