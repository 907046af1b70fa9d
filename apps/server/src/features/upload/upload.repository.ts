import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** One piece of an unfinished upload. */
export interface Chunk {
  number: number;
  size: number;
  /** Scratch shared with other pieces, in which it is at its position in the file; null if it has its own. */
  place: string | null;
}

/** The pieces of a file that a mailbox has, in their order. */
export async function selectChunks(db: Db | Tx, mailboxId: number, md5: string): Promise<Chunk[]> {
  const { rows } = await sql<Chunk>`
    SELECT number, size, place FROM upload_chunk WHERE mailbox_id = ${mailboxId} AND md5 = ${md5} ORDER BY number`.execute(db);
  return rows;
}

/** Whether one piece is there. */
export async function hasChunk(db: Db, mailboxId: number, md5: string, number: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM upload_chunk WHERE mailbox_id = ${mailboxId} AND md5 = ${md5} AND number = ${number}`.execute(db);
  return rows.length > 0;
}

/** Bytes that a mailbox has under this MD5 already, among its stored attachments or on its disk. */
export async function selectKnown(db: Db | Tx, mailboxId: number, md5: string): Promise<{ hash: Buffer; size: number } | undefined> {
  const { rows } = await sql<{ hash: Buffer; size: number }>`
    SELECT hash, size FROM stored_attachment WHERE mailbox_id = ${mailboxId} AND md5 = ${md5}
    UNION ALL
    SELECT f.hash, f.size FROM disk d JOIN disk_file f ON f.disk_id = d.id WHERE d.mailbox_id = ${mailboxId} AND f.md5 = ${md5}
    LIMIT 1`.execute(db);
  return rows[0];
}

/** Whether the user may have a file of this size already, so that it is worth knowing its MD5 before anything is sent. */
export async function hasFileOfSize(db: Db, mailboxId: number, size: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM stored_attachment WHERE mailbox_id = ${mailboxId} AND size = ${size}
    UNION ALL
    SELECT FROM disk d JOIN disk_file f ON f.disk_id = d.id WHERE d.mailbox_id = ${mailboxId} AND f.size = ${size}
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Records a stored piece. Does not wait for the disk: if a power failure loses the record, the client uploads the piece again. */
export async function upsertChunk(db: Db, chunk: Chunk & { mailboxId: number; md5: string; at: Date }): Promise<void> {
  await sql`
    WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO upload_chunk (mailbox_id, md5, number, size, place, created_at)
    SELECT ${chunk.mailboxId}::bigint, ${chunk.md5}, ${chunk.number}::int, ${chunk.size}::int, ${chunk.place}::uuid, ${chunk.at}::timestamptz FROM quick
    ON CONFLICT (mailbox_id, md5, number) DO UPDATE SET size = excluded.size, place = excluded.place, created_at = excluded.created_at`.execute(
    db,
  );
}

/**
 * Deletes the record of a piece that must be uploaded again, and of the later pieces in the same place. If one is lost there, the later
 * ones are lost too.
 */
export async function deleteChunk(db: Db, mailboxId: number, md5: string, { number, place }: Omit<Chunk, 'size'>): Promise<void> {
  await sql`
    DELETE FROM upload_chunk WHERE mailbox_id = ${mailboxId} AND md5 = ${md5}
      AND (number = ${number} OR (place = ${place}::uuid AND number > ${number}))`.execute(db);
}

/** Forgets the pieces of a file. */
export async function deleteChunks(db: Db | Tx, mailboxId: number, md5: string): Promise<void> {
  await sql`DELETE FROM upload_chunk WHERE mailbox_id = ${mailboxId} AND md5 = ${md5}`.execute(db);
}

/** Deletes the pieces of at most `uploads` abandoned uploads. Returns these pieces. */
export async function deleteOldChunks(
  db: Db,
  before: Date,
  uploads: number,
): Promise<(Omit<Chunk, 'size'> & { mailboxId: number; md5: string })[]> {
  const { rows } = await sql<Omit<Chunk, 'size'> & { mailboxId: number; md5: string }>`
    DELETE FROM upload_chunk WHERE (mailbox_id, md5) IN (
      SELECT mailbox_id, md5 FROM upload_chunk GROUP BY mailbox_id, md5 HAVING max(created_at) < ${before} LIMIT ${uploads}
    ) RETURNING mailbox_id AS "mailboxId", md5, number, place`.execute(db);
  return rows;
}
