import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Adds the domain of the settings, which is the first one of an installation. Without another one it is that of new addresses. */
export async function insertOwnDomain(db: Db, name: string): Promise<void> {
  await sql`INSERT INTO domain (name) VALUES (${name}) ON CONFLICT DO NOTHING`.execute(db);
  await sql`UPDATE domain SET is_default = true
    WHERE name = ${name} AND alias_of IS NULL AND NOT EXISTS (SELECT FROM domain WHERE is_default)`.execute(db);
}

/** Returns the domain of new addresses (BAK-21). */
export async function newAddressDomain(db: Db | Tx, ownDomain: string): Promise<string> {
  return (await db.selectFrom('domain').select('name').where('is_default', '=', true).executeTakeFirst())?.name ?? ownDomain;
}

/** Returns the domains that take new addresses: all but aliases. */
export async function addressDomains(db: Db | Tx, ownDomain: string): Promise<Set<string>> {
  const rows = await db.selectFrom('domain').select(['name', 'alias_of']).execute();
  return new Set([ownDomain, ...rows.filter(({ alias_of }) => alias_of === null).map(({ name }) => name)]);
}

/** Whether a domain takes new addresses. Holds it until the end of the transaction, so that it isn't removed meanwhile. */
export async function holdDomain(tx: Tx, name: string, ownDomain: string): Promise<boolean> {
  const { rows } = await sql<{ isAlias: boolean }>`
    SELECT alias_of IS NOT NULL AS "isAlias" FROM domain WHERE name = ${name} FOR KEY SHARE`.execute(tx);
  return rows[0] ? !rows[0].isAlias : name === ownDomain;
}
