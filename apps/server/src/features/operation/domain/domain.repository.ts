import type { OperationDomain } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Numbers of what uses a domain. */
export interface DomainUse {
  mailboxes: number;
  lists: number;
  senders: number;
}

export interface DomainRow extends Omit<OperationDomain, 'version' | 'isOwn' | 'createdAt'> {
  createdAt: Date;
}

/** Returns the domains with what uses them, the one of new addresses first. */
export async function selectDomains(db: Db | Tx, name: string | null = null): Promise<DomainRow[]> {
  const { rows } = await sql<DomainRow>`
    SELECT d.name, d.is_default AS "isDefault", d.alias_of AS "aliasOf", d.first_shared AS "firstShared",
      d.created_at AS "createdAt",
      ARRAY(SELECT s.seen_by FROM shared_domain s JOIN domain v ON v.name = s.seen_by
        WHERE s.domain = d.name AND v.alias_of IS NULL ORDER BY 1) AS "seenBy",
      ARRAY(SELECT a.name FROM domain a WHERE a.alias_of = d.name ORDER BY 1) AS "aliasDomains",
      (SELECT count(*) FROM mailbox m WHERE split_part(m.address, '@', 2) = d.name) AS "mailboxCount",
      (SELECT count(*) FROM mailing_list l WHERE split_part(l.address, '@', 2) = d.name) AS "listCount",
      (SELECT count(*) FROM mailbox_address f WHERE split_part(f.address, '@', 2) = d.name) AS "aliasCount"
    FROM domain d WHERE ${name}::text IS NULL OR d.name = ${name} ORDER BY d.is_default DESC, d.name`.execute(db);
  return rows;
}

/** Returns a domain, and keeps new addresses out of it until the end of the transaction. */
export async function lockDomain(tx: Tx, name: string): Promise<DomainRow | undefined> {
  await sql`SELECT FROM domain WHERE name = ${name} FOR UPDATE`.execute(tx);
  return (await selectDomains(tx, name))[0];
}

/** Adds a domain. Returns whether it is new. */
export async function insertDomain(tx: Tx, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`INSERT INTO domain (name) VALUES (${name}) ON CONFLICT DO NOTHING`.execute(tx);
  return numAffectedRows === 1n;
}

/** Makes a domain the one of new addresses. */
export async function setDefaultDomain(tx: Tx, name: string): Promise<void> {
  await tx.updateTable('domain').set({ is_default: false }).where('is_default', '=', true).execute();
  await tx.updateTable('domain').set({ is_default: true }).where('name', '=', name).execute();
}

/** Makes a domain an alias of another, or of none. */
export async function setAlias(tx: Tx, name: string, aliasOf: string | null): Promise<void> {
  await tx.updateTable('domain').set({ alias_of: aliasOf }).where('name', '=', name).execute();
}

/** Returns which of the names are domains with people of their own, so no aliases. */
export async function selectOwnDomains(tx: Tx, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('domain')
    .select('name')
    .where('name', 'in', [...names, ''])
    .where('alias_of', 'is', null)
    .execute();
  return rows.map(({ name }) => name);
}

/** Sets which domains see the people of one as a book. */
export async function setSeenBy(tx: Tx, name: string, viewers: readonly string[]): Promise<void> {
  await tx.deleteFrom('shared_domain').where('domain', '=', name).execute();
  const rows = viewers.map((viewer) => ({ domain: name, seen_by: viewer }));
  if (rows.length > 0) await tx.insertInto('shared_domain').values(rows).execute();
}

/** Returns whether a domain sees the people of another one. */
export async function isSeenBy(tx: Tx, name: string, viewer: string): Promise<boolean> {
  const row = await tx
    .selectFrom('shared_domain')
    .select('domain')
    .where('domain', '=', name)
    .where('seen_by', '=', viewer)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the domain that the book of shared domains opens with. */
export async function setFirstShared(tx: Tx, name: string, firstShared: string | null): Promise<void> {
  await tx.updateTable('domain').set({ first_shared: firstShared }).where('name', '=', name).execute();
}

/** Removes a domain, and the writers to everyone in it. */
export async function deleteDomainRow(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('group_address').where('address', '=', `everyone@${name}`).execute();
  await tx.deleteFrom('domain').where('name', '=', name).execute();
}
