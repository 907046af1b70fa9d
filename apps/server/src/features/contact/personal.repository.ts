import type { PersonalContact } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type BookPage, isFound, type Orders, pageOf, sortOrder } from './bookPage.repository.ts';
import { type ContactRow, type ContactValues, toContact } from './contactRow.ts';

/** Filter for contacts of a personal book. Group 0 means those in no group (CON-07). */
export interface ContactFilter {
  search?: string | undefined;
  groupId?: number | undefined;
  isCollected?: boolean | undefined;
}

const inGroup = sql`SELECT 1 FROM contact_group_member m WHERE m.mailbox_id = c.mailbox_id AND m.contact_id = c.id`;

const isWanted = ({ search, groupId, isCollected }: ContactFilter): RawBuilder<boolean> => {
  const group =
    groupId === undefined ? sql`true` : groupId === 0 ? sql`NOT EXISTS (${inGroup})` : sql`EXISTS (${inGroup} AND m.group_id = ${groupId})`;
  const collected = isCollected === undefined ? sql`true` : sql`c.is_collected = ${isCollected}`;
  return sql`${group} AND ${collected} AND ${isFound(sql`c.name_index`, search)}`;
};

const columns = sql`c.id, c.name, c.address, c.mobile, c.other_addresses AS "otherAddresses", c.preferred_address AS "preferredAddress",
  c.company, c.department, c.position, c.details, encode(c.portrait, 'hex') AS portrait, c.version, c.is_collected AS "isCollected",
  ARRAY(SELECT m.group_id FROM contact_group_member m WHERE m.mailbox_id = c.mailbox_id AND m.contact_id = c.id ORDER BY 1) AS "groupIds"`;

const orders: Orders = {
  name: [sql`c.sort_key`, sql`c.name`],
  address: [sql`lower(c.address)`],
  mobile: [sql`c.mobile`],
  department: [sql`c.company`, sql`c.department`, sql`c.sort_key`],
  created: [sql`c.created_at`],
};

/** A page of the personal book (CON-27). */
export async function selectPersonal(
  db: Db,
  mailboxId: number,
  { page, pageSize, sort, isDescending, ...filter }: BookPage & ContactFilter,
): Promise<{ count: number; results: PersonalContact[] }> {
  const from = sql`FROM contact c WHERE c.mailbox_id = ${mailboxId} AND ${isWanted(filter)}`;
  const order = sort ? sortOrder(orders[sort], { isDescending, last: sql`c.id` }) : sql`c.use_count DESC, c.sort_key, c.name, c.id`;
  // The numbers alone first: the groups of a contact would be looked up for every row that is skipped.
  const { count, results } = await pageOf<{ id: number }>(db, { page, pageSize }, { columns: sql`c.id`, from, order });
  const ids = results.map(({ id }) => id);
  const contacts = new Map((await selectContacts(db, mailboxId, ids)).map((contact) => [contact.id, contact]));
  return { count, results: ids.map((id) => contacts.get(id)).filter((one): one is PersonalContact => one !== undefined) };
}

/** The contacts with these numbers, of the mailbox alone. */
export async function selectContacts(db: Db | Tx, mailboxId: number, ids: readonly number[]): Promise<PersonalContact[]> {
  const { rows } = await sql<ContactRow>`
    SELECT ${columns} FROM contact c WHERE c.mailbox_id = ${mailboxId} AND c.id = ANY(${[...ids]}::bigint[]) ORDER BY c.id`.execute(db);
  return rows.map(toContact);
}

/** The numbers of all contacts that a filter finds. */
export async function selectContactIds(db: Db | Tx, mailboxId: number, filter: ContactFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM contact c WHERE c.mailbox_id = ${mailboxId} AND ${isWanted(filter)} ORDER BY c.sort_key, c.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The contacts that have one of these addresses as their first. */
export async function selectByAddress(db: Db | Tx, mailboxId: number, addresses: readonly string[]): Promise<PersonalContact[]> {
  const { rows } = await sql<ContactRow>`
    SELECT ${columns} FROM contact c
    WHERE c.mailbox_id = ${mailboxId} AND lower(c.address) = ANY(${addresses.map((one) => one.toLowerCase())}::text[])`.execute(db);
  return rows.map(toContact);
}

/** Counts the contacts of a book. */
export async function countContacts(db: Db | Tx, mailboxId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM contact WHERE mailbox_id = ${mailboxId}`.execute(db);
  return rows[0]?.count ?? 0;
}

const valuesOf = (rows: readonly ContactValues[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (
  id bigint, name text, address text, mobile text, "otherAddresses" text[], "preferredAddress" text, company text, department text,
  position text, details jsonb, portrait text, index text, "sortKey" text)`;

/** Adds contacts. Those whose address is a contact already are left out. Returns the numbers of the new ones, by address. */
export async function insertPersonal(
  tx: Tx,
  mailboxId: number,
  rows: readonly ContactValues[],
  at: Date,
): Promise<{ id: number; address: string }[]> {
  const { rows: made } = await sql<{ id: number; address: string }>`
    INSERT INTO contact (mailbox_id, name, address, mobile, other_addresses, preferred_address, company, department, position, details,
      portrait, name_index, sort_key, created_at)
    SELECT ${mailboxId}, name, address, mobile, "otherAddresses", "preferredAddress", company, department, position, details,
      decode(portrait, 'hex'), index::tsvector, "sortKey", ${at} FROM ${valuesOf(rows)}
    ON CONFLICT (mailbox_id, lower(address)) DO NOTHING RETURNING id, address`.execute(tx);
  return made;
}

/** Writes fields of contacts; each is edited by a person now. */
export async function updatePersonal(tx: Tx, mailboxId: number, rows: readonly (ContactValues & { id: number })[]): Promise<void> {
  await sql`
    UPDATE contact c SET name = g.name, address = g.address, mobile = g.mobile, other_addresses = g."otherAddresses",
      preferred_address = g."preferredAddress", company = g.company, department = g.department, position = g.position, details = g.details,
      portrait = decode(g.portrait, 'hex'), name_index = g.index::tsvector, sort_key = g."sortKey", version = c.version + 1,
      is_collected = false
    FROM ${valuesOf(rows)} WHERE c.mailbox_id = ${mailboxId} AND c.id = g.id`.execute(tx);
}

/** Removes the mark from automatically collected contacts. Returns the number of contacts that had it. */
export async function clearCollected(tx: Tx, mailboxId: number, ids: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE contact SET is_collected = false, version = version + 1
    WHERE mailbox_id = ${mailboxId} AND id = ANY(${[...ids]}::bigint[]) AND is_collected`.execute(tx);
  return Number(numAffectedRows);
}

/** Groups in which contacts are from now on. */
export async function replaceGroups(tx: Tx, mailboxId: number, contactId: number, groupIds: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM contact_group_member WHERE mailbox_id = ${mailboxId} AND contact_id = ${contactId}
      AND NOT group_id = ANY(${[...groupIds]}::integer[])`.execute(tx);
  await sql`
    INSERT INTO contact_group_member (mailbox_id, group_id, contact_id)
    SELECT ${mailboxId}, id, ${contactId} FROM unnest(${[...groupIds]}::integer[]) AS given (id) ON CONFLICT DO NOTHING`.execute(tx);
}
