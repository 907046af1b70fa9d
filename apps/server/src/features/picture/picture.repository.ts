import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Image that a user inserted into a message. */
export interface KeptPicture {
  id: string;
  type: string;
  size: number;
  hash: Buffer;
}

/** Stores an image and returns its id. The same bytes get the same id per account. */
export async function insertPicture(tx: Tx, accountId: number, { type, size, hash }: Omit<KeptPicture, 'id'>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO picture (account_id, type, size, hash) VALUES (${accountId}, ${type}, ${size}, ${hash})
    ON CONFLICT (account_id, hash) DO UPDATE SET type = excluded.type RETURNING id`.execute(tx);
  return (rows[0] as { id: string }).id;
}

/** Returns images by id. Images of other accounts are left out. */
export async function selectPictures(db: Db | Tx, accountId: number, ids: readonly string[]): Promise<Map<string, KeptPicture>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<KeptPicture>`
    SELECT id, type, size, hash FROM picture WHERE account_id = ${accountId} AND id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((picture) => [picture.id, picture]));
}
