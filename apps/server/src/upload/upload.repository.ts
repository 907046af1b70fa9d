import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';

/** One piece of an unfinished upload. */
export interface Chunk {
  number: number;
  size: number;
}

/** The pieces of a file that a mailbox has, in their order. */
export async function selectChunks(db: Db | Tx, mailboxId: number, md5: string): Promise<Chunk[]> {
  const { rows } = await sql<Chunk>`
    SELECT number, size FROM upload_chunk WHERE mailbox_id = ${mailboxId} AND md5 = ${md5} ORDER BY number`.execute(db);
  return rows;
}

/** Whether one piece is there. */
export async function hasChunk(db: Db, mailboxId: number, md5: string, number: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM upload_chunk WHERE mailbox_id = ${mailboxId} AND md5 = ${md5} AND number = ${number}`.execute(db);
  return rows.length > 0;
}

/** Notes a piece whose bytes are kept. */
export async function upsertChunk(
  db: Db,
  chunk: { mailboxId: number; md5: string; number: number; size: number; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO upload_chunk (mailbox_id, md5, number, size, created_at)
    VALUES (${chunk.mailboxId}, ${chunk.md5}, ${chunk.number}, ${chunk.size}, ${chunk.at})
    ON CONFLICT (mailbox_id, md5, number) DO UPDATE SET size = excluded.size, created_at = excluded.created_at`.execute(db);
}

/** Forgets the pieces of a file. */
export async function deleteChunks(db: Db | Tx, mailboxId: number, md5: string): Promise<void> {
  await sql`DELETE FROM upload_chunk WHERE mailbox_id = ${mailboxId} AND md5 = ${md5}`.execute(db);
}

/** Forgets pieces that nobody came back for, and answers which. */
export async function deleteOldChunks(db: Db, before: Date, limit: number): Promise<{ mailboxId: number; md5: string; number: number }[]> {
  const { rows } = await sql<{ mailboxId: number; md5: string; number: number }>`
    DELETE FROM upload_chunk WHERE (mailbox_id, md5, number) IN (
      SELECT mailbox_id, md5, number FROM upload_chunk WHERE created_at < ${before} LIMIT ${limit}
    ) RETURNING mailbox_id AS "mailboxId", md5, number`.execute(db);
  return rows;
}

/** What a mailbox may hold and holds, in bytes. A quota of 0 is none. */
export interface Room {
  quota: number;
  /** Mail and stored attachments. */
  used: number;
  /** Pieces of unfinished uploads. */
  pending: number;
}

/** How much room a mailbox has. */
export async function selectRoom(db: Db | Tx, mailboxId: number): Promise<Room> {
  const { rows } = await sql<Room>`
    SELECT quota_bytes AS quota,
      used_bytes + coalesce((SELECT sum(size) FROM stored_attachment WHERE mailbox_id = m.id), 0) AS used,
      coalesce((SELECT sum(size) FROM upload_chunk WHERE mailbox_id = m.id), 0) AS pending
    FROM mailbox m WHERE id = ${mailboxId}`.execute(db);
  return rows[0] ?? { quota: 0, used: 0, pending: 0 };
}
