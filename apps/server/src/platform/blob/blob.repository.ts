import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** Row of a blob. `bytes` is null if the store has them. */
export interface BlobRow {
  size: number;
  bytes: Buffer | null;
}

/** The row of a blob. */
export const selectBlob = (db: Db | Tx, hash: Uint8Array): Promise<BlobRow | undefined> =>
  db.selectFrom('blob').select(['size', 'bytes']).where('hash', '=', Buffer.from(hash)).executeTakeFirst();

/** Row to write. `bytes` is null if the store has them. */
export interface NewBlob {
  hash: Buffer;
  size: number;
  bytes: Uint8Array | null;
}

const rowsAtOnce = 200;

/**
 * Inserts the rows of blobs. Identical bytes share one row, whose time of last storing is updated. Rows are locked in hash order to avoid
 * deadlocks.
 */
export async function insertBlobs(db: Db | Tx, blobs: readonly NewBlob[]): Promise<void> {
  const byHash = new Map(blobs.map((blob) => [blob.hash.toString('hex'), blob]));
  const ordered = [...byHash].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, blob]) => blob);
  for (let start = 0; start < ordered.length; start += rowsAtOnce) {
    const rows = ordered.slice(start, start + rowsAtOnce).map(({ hash, size, bytes }) => {
      const kept = bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return sql`(${hash}::bytea, ${size}::bigint, ${kept}::bytea)`;
    });
    await sql`
      WITH fresh AS (INSERT INTO blob (hash, size, bytes) VALUES ${sql.join(rows)} ON CONFLICT (hash) DO NOTHING),
      old AS (
        SELECT hash FROM blob
        WHERE hash = ANY(${ordered.slice(start, start + rowsAtOnce).map(({ hash }) => hash)}::bytea[])
          AND kept_at < now() - interval '1 hour' ORDER BY hash FOR NO KEY UPDATE
      )
      UPDATE blob SET kept_at = now() FROM old WHERE blob.hash = old.hash`.execute(db);
  }
}

/** That a row outside of mail names a blob. */
const isNamed = sql`(
  EXISTS (SELECT FROM stored_attachment s WHERE s.hash = blob.hash) OR EXISTS (SELECT FROM picture WHERE picture.hash = blob.hash)
  OR EXISTS (SELECT FROM disk_file d WHERE d.hash = blob.hash) OR EXISTS (SELECT FROM disk_version v WHERE v.hash = blob.hash)
  OR EXISTS (SELECT FROM sealed_letter s WHERE s.hash = blob.hash)
  OR EXISTS (SELECT FROM preview p WHERE p.result_hash = blob.hash))`;

/** Selects blobs that no message, stored attachment, message image or drive uses, and that were not stored since `before`. */
export async function selectUnneeded(db: Db, before: Date): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    SELECT hash FROM blob WHERE kept_at < ${before} AND NOT ${isNamed}
    EXCEPT SELECT decode(p->>'hash', 'hex') FROM content, jsonb_array_elements(pieces) AS p
    EXCEPT SELECT decode(a->>'hash', 'hex') FROM content, jsonb_array_elements(attachments) AS a`.execute(db);
  return rows.map(({ hash }) => hash);
}

/**
 * Locks the row of a blob that was not stored since `before`, and returns whether it is unused. Until the transaction ends, a new reference
 * or store of the blob waits for the row.
 */
export async function isUnneeded(tx: Tx, hash: Buffer, before: Date): Promise<boolean> {
  const { rows: held } = await sql`SELECT FROM blob WHERE hash = ${hash} AND kept_at < ${before} FOR UPDATE`.execute(tx);
  if (held.length === 0) return false;
  // Use a separate statement: it sees commits made while the lock was awaited.
  const { rows } = await sql<{ isNeeded: boolean }>`
    SELECT ${isNamed} OR EXISTS (
      SELECT FROM content WHERE pieces <> '[]' AND jsonb_path_query_array(pieces, '$[*].hash') ? encode(blob.hash, 'hex')
    ) OR EXISTS (
      SELECT FROM content WHERE attachments <> '[]' AND jsonb_path_query_array(attachments, '$[*].hash') ? encode(blob.hash, 'hex')
    ) AS "isNeeded" FROM blob WHERE hash = ${hash}`.execute(tx);
  return rows[0]?.isNeeded === false;
}

/** Deletes the row of a blob unless it was stored again since `before`. Returns the deleted row's facts, or undefined. */
export async function deleteBlob(tx: Tx, hash: Buffer, before: Date): Promise<{ size: number; isObject: boolean } | undefined> {
  const row = await tx
    .deleteFrom('blob')
    .where('hash', '=', hash)
    .where('kept_at', '<', before)
    .returning(['size', 'bytes'])
    .executeTakeFirst();
  return row && { size: row.size, isObject: row.bytes === null };
}
