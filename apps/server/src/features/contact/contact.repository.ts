import type { ContactSuggestion } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';
import { nameIndex, nameQuery } from './nameIndex.ts';

/** Search text and scope. */
export interface FindPeople {
  mailboxId: number;
  typed: string;
  limit: number;
  /** Address books to search in addition to the user's own. Entries of other books are not offered (PRM-08, PRM-09, PRM-12). */
  books: { organisation: boolean; company: boolean; sharedDomains: boolean };
  domain: string;
}

/**
 * Finds people, departments and mailing lists of all books. Order: most often written to, then names that start with the text, then company
 * contacts last, then by name. An address in several books appears once, under the organization's name, else under that of the user's
 * contact.
 */
export async function findPeople(db: Db, { mailboxId, typed, limit, books, domain }: FindPeople): Promise<ContactSuggestion[]> {
  const query = nameQuery(typed);
  if (!query) return [];
  const { rows } = await sql<ContactSuggestion>`
    WITH own AS (
      SELECT lower(address) AS address, name, use_count, name_index FROM contact WHERE mailbox_id = ${mailboxId}
    ),
    found AS (
      SELECT a.login AS address, a.name, coalesce(d.name, '') AS department, a.name_index, 0 AS rank
      FROM account a LEFT JOIN department d ON d.id = a.department_id
      WHERE (${books.organisation} OR (${books.sharedDomains} AND split_part(a.login, '@', 2) <> ${domain}::text))
        AND a.is_active AND a.name_index @@ ${query.matches}::tsquery
      UNION ALL
      SELECT 'dept_' || d.id || '@' || ${domain}::text, d.name, '', d.name_index, 1
      FROM department d WHERE ${books.organisation} AND d.name_index @@ ${query.matches}::tsquery
      UNION ALL
      SELECT address, name, '', name_index, 2 FROM mailing_list WHERE ${books.organisation} AND name_index @@ ${query.matches}::tsquery
      UNION ALL
      SELECT address, name, '', name_index, 3 FROM own WHERE name_index @@ ${query.matches}::tsquery
      UNION ALL
      SELECT lower(address), name, '', name_index, 4 FROM company_contact
      WHERE ${books.company} AND name_index @@ ${query.matches}::tsquery
    ),
    people AS (SELECT DISTINCT ON (address) * FROM found ORDER BY address, rank)
    SELECT p.address, p.name, p.department FROM people p LEFT JOIN own USING (address)
    ORDER BY coalesce(own.use_count, 0) DESC, p.name_index @@ ${query.begins}::tsquery DESC, p.rank = 4, p.name, p.address
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Counts messages sent to addresses. With `adds`, new addresses become contacts (CMP-57). Existing contacts keep their name. */
export async function countContactUse(
  tx: Tx,
  mailboxId: number,
  people: readonly { address: string; name: string }[],
  { adds }: { adds: boolean },
): Promise<void> {
  const rows = [...new Map(people.map((person) => [person.address.toLowerCase(), person])).values()].map(({ address, name }) => ({
    address,
    name,
    index: nameIndex({ names: [name], address }),
  }));
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (address text, name text, index text)`;
  await (adds
    ? sql`INSERT INTO contact AS c (mailbox_id, name, address, name_index, use_count)
        SELECT ${mailboxId}, name, address, index::tsvector, 1 FROM ${given}
        ON CONFLICT (mailbox_id, lower(address)) DO UPDATE SET use_count = c.use_count + 1`
    : sql`UPDATE contact c SET use_count = use_count + 1 FROM ${given}
        WHERE c.mailbox_id = ${mailboxId} AND lower(c.address) = lower(g.address)`
  ).execute(tx);
}

/** Facts about an address for the sender card (LST-79). */
export interface KnownAddress {
  /** Department of the colleague with this address. Empty if there is none. */
  department: string;
  contactId: number | null;
  /** Name used by the organization. Empty for external addresses. */
  name: string;
}

/** Looks an address up among colleagues and the personal contacts of a mailbox. */
export async function selectKnownAddress(db: Db | Tx, mailboxId: number, address: string): Promise<KnownAddress> {
  const { rows } = await sql<KnownAddress>`
    SELECT coalesce(d.name, '') AS department, c.id AS "contactId", coalesce(a.name, '') AS name
    FROM (SELECT lower(${address}) AS address) given
      LEFT JOIN account a ON a.login = given.address AND a.is_active
      LEFT JOIN department d ON d.id = a.department_id
      LEFT JOIN contact c ON c.mailbox_id = ${mailboxId} AND lower(c.address) = given.address`.execute(db);
  return rows[0] ?? { department: '', contactId: null, name: '' };
}

/** Adds a personal contact. An existing contact keeps its name unless the name is empty. Returns whether anything changed. */
export async function insertContact(tx: Tx, mailboxId: number, { address, name }: { address: string; name: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO contact AS c (mailbox_id, name, address, name_index)
    VALUES (${mailboxId}, ${name}, ${address}, ${nameIndex({ names: [name], address })}::tsvector)
    ON CONFLICT (mailbox_id, lower(address)) DO UPDATE SET name = excluded.name, name_index = excluded.name_index
      WHERE c.name = ''`.execute(tx);
  return numAffectedRows === 1n;
}
