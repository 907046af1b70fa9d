import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Key of a domain, without its private half. */
export interface DkimKey {
  id: number;
  selector: string;
  /** Value of the record. */
  publicKey: string;
  createdAt: Date;
  /** Null until its record was found. */
  foundAt: Date | null;
}

/** Returns the keys of a domain, the newest first: one that waits for its record, and the one that signs. */
export async function selectKeys(db: Db | Tx, domain: string): Promise<DkimKey[]> {
  const { rows } = await sql<DkimKey>`
    SELECT id, selector, public_key AS "publicKey", created_at AS "createdAt", found_at AS "foundAt" FROM dkim_key
    WHERE domain = ${domain} ORDER BY id DESC`.execute(db);
  return rows;
}

/** Returns the key that signs mail of a domain: the newest whose record was found. */
export async function selectSigningKey(db: Db, domain: string): Promise<{ selector: string; privateKey: Buffer } | undefined> {
  const { rows } = await sql<{ selector: string; privateKey: Buffer }>`
    SELECT selector, private_key AS "privateKey" FROM dkim_key WHERE domain = ${domain} AND found_at IS NOT NULL
    ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Adds a key that waits for its record. Another one that waits is deleted: nothing was signed with it. */
export async function replaceWaitingKey(
  tx: Tx,
  key: { domain: string; selector: string; publicKey: string; privateKey: Buffer; at: Date },
): Promise<void> {
  await tx.deleteFrom('dkim_key').where('domain', '=', key.domain).where('found_at', 'is', null).execute();
  await tx
    .insertInto('dkim_key')
    .values({ domain: key.domain, selector: key.selector, public_key: key.publicKey, private_key: key.privateKey, created_at: key.at })
    .execute();
}

/** Notes that the record of a key was found: it signs from now on, and the keys before it are deleted. */
export async function noteKeyFound(tx: Tx, { id, domain, at }: { id: number; domain: string; at: Date }): Promise<void> {
  await sql`UPDATE dkim_key SET found_at = ${at} WHERE id = ${id} AND found_at IS NULL`.execute(tx);
  await sql`DELETE FROM dkim_key WHERE domain = ${domain} AND id < ${id}`.execute(tx);
}
