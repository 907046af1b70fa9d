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

/** Writes the row of a blob. The same bytes twice are one row. */
export async function insertBlob(db: Db | Tx, blob: { hash: Buffer; size: number; bytes: Uint8Array | null }): Promise<void> {
  const bytes = blob.bytes && Buffer.from(blob.bytes.buffer, blob.bytes.byteOffset, blob.bytes.byteLength);
  await sql`INSERT INTO blob (hash, size, bytes) VALUES (${blob.hash}, ${blob.size}, ${bytes}) ON CONFLICT (hash) DO NOTHING`.execute(db);
}
