import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';

/** What the table says of a blob; `bytes` is null for one that lies in the store. */
export interface BlobRow {
  size: number;
  bytes: Buffer | null;
}

/** The row of a blob. */
export const selectBlob = (db: Db | Tx, hash: Uint8Array): Promise<BlobRow | undefined> =>
  db.selectFrom('blob').select(['size', 'bytes']).where('hash', '=', Buffer.from(hash)).executeTakeFirst();

/** Writes the row of a blob. The same bytes twice are one row, which is told that somebody wants it. */
export async function insertBlob(db: Db | Tx, blob: { hash: Buffer; size: number; bytes: Uint8Array | null }): Promise<void> {
  const bytes = blob.bytes && Buffer.from(blob.bytes.buffer, blob.bytes.byteOffset, blob.bytes.byteLength);
  await sql`
    WITH fresh AS (INSERT INTO blob (hash, size, bytes) VALUES (${blob.hash}, ${blob.size}, ${bytes}) ON CONFLICT (hash) DO NOTHING)
    UPDATE blob SET kept_at = now() WHERE hash = ${blob.hash} AND kept_at < now() - interval '1 hour'`.execute(db);
}

/** Blobs that no message and no stored attachment needs, and that nobody has stored since. */
export async function selectUnneeded(db: Db, before: Date): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    SELECT hash FROM blob WHERE kept_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM stored_attachment s WHERE s.hash = blob.hash)
    EXCEPT SELECT decode(p->>'hash', 'hex') FROM content, jsonb_array_elements(pieces) AS p
    EXCEPT SELECT decode(a->>'hash', 'hex') FROM content, jsonb_array_elements(attachments) AS a`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Removes the row of a blob unless somebody has stored it again meanwhile. Answers what it was, or nothing. */
export async function deleteBlob(tx: Tx, hash: Buffer, before: Date): Promise<{ size: number; isObject: boolean } | undefined> {
  const row = await tx
    .deleteFrom('blob')
    .where('hash', '=', hash)
    .where('kept_at', '<', before)
    .returning(['size', 'bytes'])
    .executeTakeFirst();
  return row && { size: row.size, isObject: row.bytes === null };
}
