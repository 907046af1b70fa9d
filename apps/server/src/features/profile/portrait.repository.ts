import { type PortraitSize, portraitUrl } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A portrait in its three sizes. */
export type Portrait = Record<PortraitSize, Buffer> & { hash: Buffer };

/** Keeps an uploaded portrait. Earlier uploads that are neither in force nor asked for go. */
export async function insertPortrait(tx: Tx, accountId: number, { hash, small, regular, large }: Portrait): Promise<void> {
  await sql`
    INSERT INTO portrait (account_id, hash, small, regular, large) VALUES (${accountId}, ${hash}, ${small}, ${regular}, ${large})
    ON CONFLICT (account_id, hash) DO NOTHING`.execute(tx);
  await sql`
    DELETE FROM portrait p USING account a
    WHERE p.account_id = ${accountId} AND a.id = p.account_id AND p.hash <> ${hash} AND p.hash IS DISTINCT FROM a.portrait
      AND NOT EXISTS (
        SELECT FROM approval r WHERE r.account_id = a.id AND r.kind = 'profile' AND r.outcome IS NULL
          AND r.content ->> 'imageUrl' LIKE '%' || encode(p.hash, 'hex') || '%')`.execute(tx);
}

/** Whether an account has uploaded a portrait. */
export async function hasPortrait(db: Db | Tx, accountId: number, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM portrait WHERE account_id = ${accountId} AND hash = decode(${id}, 'hex')`.execute(db);
  return rows.length > 0;
}

/** Returns a portrait in one size if the caller may see it: it is in force, or their own. */
export async function selectPortrait(db: Db, accountId: number, id: string, size: PortraitSize): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT p.${sql.ref(size)} AS bytes FROM portrait p JOIN account a ON a.id = p.account_id
    WHERE p.hash = decode(${id}, 'hex') AND (a.id = ${accountId} OR a.portrait = p.hash) LIMIT 1`.execute(db);
  return rows[0]?.bytes;
}

/** Returns the portraits in force of people at these addresses. */
export async function selectPortraits(db: Db, addresses: readonly string[]): Promise<{ address: string; imageUrl: string }[]> {
  const { rows } = await sql<{ address: string; id: string }>`
    SELECT login AS address, encode(portrait, 'hex') AS id FROM account
    WHERE login = ANY(${addresses.map((address) => address.toLowerCase())}::text[]) AND portrait IS NOT NULL AND is_active
    ORDER BY login`.execute(db);
  return rows.map(({ address, id }) => ({ address, imageUrl: portraitUrl(id) }));
}
