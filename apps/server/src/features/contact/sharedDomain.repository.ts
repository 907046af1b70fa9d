import type { ContactNode } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type Node, withChildren } from './book.repository.ts';

const domainOf = (accountId: number) => sql`(SELECT split_part(login, '@', 2) FROM account WHERE id = ${accountId})`;

/**
 * Selects the domains whose people an account sees as a book (BAK-59): those that are set for its domain, and its own domain unless that is
 * the one of the organization book.
 */
export async function selectSharedDomains(db: Db, accountId: number, ownDomain: string): Promise<ContactNode[]> {
  const { rows } = await sql<Node>`
    SELECT d.id, d.name, 0 AS "parentId", false AS "isDepartment", '' AS address,
      (SELECT count(*) FROM account a WHERE a.is_active AND NOT a.is_hidden AND split_part(a.login, '@', 2) = d.name) AS count
    FROM domain d, (SELECT ${domainOf(accountId)} AS name) viewer
    WHERE d.alias_of IS NULL AND ((d.name = viewer.name AND d.name <> ${ownDomain})
      OR EXISTS (SELECT FROM shared_domain s WHERE s.domain = d.name AND s.seen_by = viewer.name))
    ORDER BY d.name`.execute(db);
  return withChildren(rows);
}

/** Returns the shared domain that an account sees first, 0 without any. One that is set for the domain of the account goes before the first by name. */
export async function selectFirstShared(db: Db, accountId: number, ownDomain: string): Promise<number> {
  const { rows } = await sql<{ first: string | null }>`
    SELECT first_shared AS first FROM domain WHERE name = ${domainOf(accountId)}`.execute(db);
  const domains = await selectSharedDomains(db, accountId, ownDomain);
  return (domains.find(({ name }) => name === rows[0]?.first) ?? domains[0])?.id ?? 0;
}
