import type { DomainRecordState } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** A record that a check found. */
export interface FoundRecord {
  name: string;
  type: string;
  kind: string;
  found: string[];
  state: DomainRecordState;
}

/** Last check of a domain. */
export interface DomainCheck {
  checkedAt: Date;
  records: FoundRecord[];
}

/** Returns the last check of a domain. */
export async function selectDomainCheck(db: Db | Tx, domain: string): Promise<DomainCheck | undefined> {
  const { rows } = await sql<DomainCheck>`
    SELECT checked_at AS "checkedAt", records FROM domain_check WHERE domain = ${domain}`.execute(db);
  return rows[0];
}

/** Stores the result of a check. */
export async function upsertDomainCheck(tx: Tx, domain: string, { checkedAt, records }: DomainCheck): Promise<void> {
  await sql`INSERT INTO domain_check (domain, checked_at, records) VALUES (${domain}, ${checkedAt}, ${JSON.stringify(records)})
    ON CONFLICT (domain) DO UPDATE SET checked_at = excluded.checked_at, records = excluded.records`.execute(tx);
}

/** Whether there is a domain. Holds it until the end of the transaction. */
export async function hasDomain(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM domain WHERE name = ${name} FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Returns the names of all domains. */
export async function selectDomainNames(db: Db): Promise<string[]> {
  return (await db.selectFrom('domain').select('name').orderBy('name').execute()).map(({ name }) => name);
}
