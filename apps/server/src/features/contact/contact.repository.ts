import type { ContactSuggestion } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { nameIndex, nameQuery, sortKey } from './nameIndex.ts';

/** Search text and scope. */
export interface FindPeople {
  mailboxId: number;
  typed: string;
  limit: number;
  /** Address books to search in addition to the user's own. Entries of other books are not offered (PRM-08, PRM-09, PRM-12). */
  books: { organisation: boolean; company: boolean; sharedDomains: readonly string[] };
  domain: string;
  /** Addresses of groups that are not offered (PIC-19). */
  closed: readonly string[];
}

/**
 * Finds people, departments and mailing lists of all books. Order: most often written to, then names that start with the text, then company
 * contacts last, then by name. An address in several books appears once, under the organization's name, else under that of the user's
 * contact.
 */
export async function findPeople(db: Db, { mailboxId, typed, limit, books, domain, closed }: FindPeople): Promise<ContactSuggestion[]> {
  const query = nameQuery(typed);
  if (!query) return [];
  const { rows } = await sql<ContactSuggestion>`
    WITH own AS (
      SELECT lower(coalesce(nullif(preferred_address, ''), address)) AS address, name, use_count, name_index
      FROM contact WHERE mailbox_id = ${mailboxId}
    ),
    found AS (
      SELECT a.login AS address, a.name, coalesce(d.name, '') AS department, a.name_index, 0 AS rank
      FROM account a LEFT JOIN department d ON d.id = a.department_id
      WHERE (${books.organisation} OR split_part(a.login, '@', 2) = ANY(${[...books.sharedDomains]}::text[]))
        AND a.is_active AND NOT a.is_hidden AND a.name_index @@ ${query.matches}::tsquery
      UNION ALL
      SELECT 'dept_' || d.id || '@' || ${domain}::text, d.name, '', d.name_index, 1
      FROM department d WHERE ${books.organisation} AND d.name_index @@ ${query.matches}::tsquery
      UNION ALL
      SELECT address, name, '', name_index, 2 FROM mailing_list
      WHERE ${books.organisation} AND NOT is_hidden AND name_index @@ ${query.matches}::tsquery
      UNION ALL
      SELECT address, name, '', name_index, 3 FROM own WHERE name_index @@ ${query.matches}::tsquery
      UNION ALL
      SELECT lower(coalesce(nullif(preferred_address, ''), address)), name, '', name_index, 4 FROM company_contact
      WHERE ${books.company} AND name_index @@ ${query.matches}::tsquery
    ),
    people AS (SELECT DISTINCT ON (address) * FROM found ORDER BY address, rank)
    SELECT p.address, p.name, p.department FROM people p LEFT JOIN own USING (address)
    WHERE p.address <> ALL(${[...closed]}::text[])
    ORDER BY coalesce(own.use_count, 0) DESC, p.name_index @@ ${query.begins}::tsquery DESC, p.rank = 4, p.name, p.address
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Counts messages sent to addresses. With `adds`, new addresses become contacts that are marked as such (CMP-57, CON-55). */
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
    sortKey: sortKey(name),
  }));
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (address text, name text, index text, "sortKey" text)`;
  await (adds
    ? sql`INSERT INTO contact AS c (mailbox_id, name, address, name_index, sort_key, use_count, is_collected)
        SELECT ${mailboxId}, name, address, index::tsvector, "sortKey", 1, true FROM ${given}
        WHERE NOT EXISTS (SELECT FROM contact o WHERE o.mailbox_id = ${mailboxId} AND o.other_addresses && ARRAY[lower(address)])
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
      LEFT JOIN account a ON a.login = main_address(given.address) AND a.is_active
      LEFT JOIN department d ON d.id = a.department_id
      LEFT JOIN LATERAL (
        SELECT id FROM contact WHERE mailbox_id = ${mailboxId}
          AND (lower(contact.address) = given.address OR (other_addresses <> '{}' AND other_addresses && ARRAY[given.address]))
        ORDER BY lower(contact.address) <> given.address, id LIMIT 1
      ) c ON true`.execute(db);
  return rows[0] ?? { department: '', contactId: null, name: '' };
}

/** Adds a personal contact. One that was collected automatically loses its mark. Returns whether anything changed. */
export async function insertContact(tx: Tx, mailboxId: number, { address, name }: { address: string; name: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO contact AS c (mailbox_id, name, address, name_index, sort_key)
    VALUES (${mailboxId}, ${name}, ${address}, ${nameIndex({ names: [name], address })}::tsvector, ${sortKey(name)})
    ON CONFLICT (mailbox_id, lower(address)) DO UPDATE SET is_collected = false, version = c.version + 1
      WHERE c.is_collected`.execute(tx);
  return numAffectedRows === 1n;
}

/** Names of an address: of the colleague or list, and of the personal contact. */
export interface KnownNames {
  address: string;
  colleague: string | null;
  contact: string | null;
}

/** Reads the names that the organization and the owner of a mailbox have for addresses in lower case. */
export async function selectNames(db: Db, mailboxId: number, addresses: readonly string[]): Promise<KnownNames[]> {
  const { rows } = await sql<KnownNames>`
    WITH given AS (SELECT address FROM unnest(${[...addresses]}::text[]) AS g (address)),
    own AS (
      SELECT lower(address) AS address, name, 0 AS rank FROM contact
      WHERE mailbox_id = ${mailboxId} AND lower(address) = ANY(${[...addresses]}::text[])
      UNION ALL
      SELECT unnest(other_addresses), name, 1 FROM contact
      WHERE mailbox_id = ${mailboxId} AND other_addresses <> '{}' AND other_addresses && ${[...addresses]}::text[]
    ),
    called AS (SELECT DISTINCT ON (address) address, name FROM own ORDER BY address, rank, name)
    SELECT given.address, coalesce(a.name, l.name) AS colleague, called.name AS contact
    FROM given LEFT JOIN account a ON a.login = main_address(given.address) AND a.is_active
      LEFT JOIN mailing_list l ON l.address = main_address(given.address)
      LEFT JOIN called ON called.address = given.address`.execute(db);
  return rows;
}

/** Entries of the books that stand for addresses. */
export interface Chosen {
  contactIds?: readonly number[] | undefined;
  groupIds?: readonly number[] | undefined;
  departmentIds?: readonly number[] | undefined;
}

/** Reads the addresses of the given contacts and of the members of the given groups of a mailbox, and which of the departments exist. */
export async function selectChosen(
  db: Db,
  mailboxId: number,
  { contactIds = [], groupIds = [], departmentIds = [] }: Chosen,
): Promise<{ addresses: string[]; departmentIds: number[] }> {
  if (contactIds.length + groupIds.length + departmentIds.length === 0) return { addresses: [], departmentIds: [] };
  const { rows } = await sql<{ address: string }>`
    SELECT coalesce(nullif(c.preferred_address, ''), c.address) AS address FROM contact c
    WHERE c.mailbox_id = ${mailboxId} AND (c.id = ANY(${[...contactIds]}::bigint[]) OR EXISTS (
      SELECT FROM contact_group_member m
      WHERE m.mailbox_id = c.mailbox_id AND m.contact_id = c.id AND m.group_id = ANY(${[...groupIds]}::integer[])))
    ORDER BY NOT c.id = ANY(${[...contactIds]}::bigint[]), c.sort_key, c.id`.execute(db);
  const { rows: known } = await sql<{ id: number }>`
    SELECT id FROM department WHERE id = ANY(${[...departmentIds]}::integer[]) ORDER BY id`.execute(db);
  return { addresses: rows.map(({ address }) => address), departmentIds: known.map(({ id }) => id) };
}
