import type { Contact, ContactNode } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';
import { nameIndex, nameQuery } from './nameIndex.ts';

/** Page of an address book, with an optional search. */
export interface BookPage {
  page: number;
  pageSize: number;
  search?: string | undefined;
}

interface ContactPage {
  count: number;
  results: Contact[];
}

/** Condition that is never true, for a search without searchable text. */
const nobody = sql<boolean>`false`;

/** Condition: a name index matches the search. */
function isFound(index: RawBuilder<unknown>, search: string | undefined): RawBuilder<boolean> {
  if (search === undefined || search.trim() === '') return sql`true`;
  const query = nameQuery(search);
  return query ? sql`${index} @@ ${query.matches}::tsquery` : nobody;
}

async function pageOf(
  db: Db,
  { page, pageSize }: BookPage,
  { columns, from, order }: { columns: RawBuilder<unknown>; from: RawBuilder<unknown>; order: RawBuilder<unknown> },
): Promise<ContactPage> {
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ count: number }>`SELECT count(*) AS count ${from}`.execute(db),
    sql<Contact>`SELECT ${columns} ${from} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db),
  ]);
  return { count: counted[0]?.count ?? 0, results: rows };
}

/** The personal groups with how many are in each (CON-22). */
export async function selectGroups(db: Db, mailboxId: number): Promise<{ id: number; name: string; count: number }[]> {
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    SELECT g.id, g.name, count(m.contact_id) AS count
    FROM contact_group g LEFT JOIN contact_group_member m ON m.mailbox_id = g.mailbox_id AND m.group_id = g.id
    WHERE g.mailbox_id = ${mailboxId} GROUP BY g.id, g.name ORDER BY g.name, g.id`.execute(db);
  return rows;
}

/** Personal contacts; group 0 means those in no group (CON-07). */
export function selectPersonal(db: Db, mailboxId: number, { groupId, ...page }: BookPage & { groupId?: number | undefined }) {
  const inGroup = sql`SELECT 1 FROM contact_group_member m WHERE m.mailbox_id = c.mailbox_id AND m.contact_id = c.id`;
  const group =
    groupId === undefined ? sql`true` : groupId === 0 ? sql`NOT EXISTS (${inGroup})` : sql`EXISTS (${inGroup} AND m.group_id = ${groupId})`;
  return pageOf(db, page, {
    columns: sql`c.id, c.address, c.name, '' AS detail, c.mobile`,
    from: sql`FROM contact c WHERE c.mailbox_id = ${mailboxId} AND ${group} AND ${isFound(sql`c.name_index`, page.search)}`,
    order: sql`c.use_count DESC, c.name, c.address`,
  });
}

/** Departments with how many people are in each, those below it too; those above come before those below. */
export async function selectDepartments(db: Db, domain: string): Promise<ContactNode[]> {
  const { rows } = await sql<ContactNode>`
    WITH RECURSIVE tree AS (
      SELECT id, name, parent_id, ARRAY[id] AS path FROM department WHERE parent_id IS NULL
      UNION ALL SELECT d.id, d.name, d.parent_id, tree.path || d.id FROM department d JOIN tree ON d.parent_id = tree.id
    )
    SELECT tree.id, tree.name, coalesce(tree.parent_id, 0) AS "parentId", true AS "isDepartment",
      'dept_' || tree.id || '@' || ${domain}::text AS address,
      (SELECT count(*) FROM account a JOIN tree below ON below.id = a.department_id
       WHERE a.is_active AND below.path @> ARRAY[tree.id]) AS count
    FROM tree ORDER BY array_length(tree.path, 1), tree.name, tree.id`.execute(db);
  return rows;
}

/** People who work here: of a department and those below it, or of everywhere. `isOnlyDomain`: those of the domains alone. */
export function selectMembers(
  db: Db,
  {
    departmentId,
    domains,
    isOnlyDomain = false,
    ...page
  }: BookPage & { departmentId?: number | undefined; domains: readonly string[]; isOnlyDomain?: boolean },
) {
  const ofDomain = sql`split_part(a.login, '@', 2) = ANY(${[...domains]}::text[])`;
  const within = departmentId
    ? sql`a.department_id IN (
        WITH RECURSIVE below AS (
          SELECT id FROM department WHERE id = ${departmentId}
          UNION SELECT d.id FROM department d JOIN below ON d.parent_id = below.id
        ) SELECT id FROM below) AND ${isOnlyDomain ? ofDomain : sql`true`}`
    : ofDomain;
  return pageOf(db, page, {
    columns: sql`a.id, a.login AS address, a.name, concat_ws(' · ', d.name, nullif(a.position, '')) AS detail, '' AS mobile`,
    from: sql`FROM account a LEFT JOIN department d ON d.id = a.department_id
      WHERE a.is_active AND ${within} AND ${isFound(sql`a.name_index`, page.search)}`,
    order: sql`a.name, a.login`,
  });
}

/** The categories of the company book with how many are in each, those below it too. */
export async function selectCategories(db: Db): Promise<ContactNode[]> {
  const { rows } = await sql<ContactNode>`
    WITH RECURSIVE tree AS (
      SELECT id, name, parent_id, ARRAY[id] AS path FROM company_category WHERE parent_id IS NULL
      UNION ALL SELECT c.id, c.name, c.parent_id, tree.path || c.id FROM company_category c JOIN tree ON c.parent_id = tree.id
    )
    SELECT tree.id, tree.name, coalesce(tree.parent_id, 0) AS "parentId", false AS "isDepartment", '' AS address,
      (SELECT count(*) FROM company_contact p JOIN tree below ON below.id = p.category_id WHERE below.path @> ARRAY[tree.id]) AS count
    FROM tree ORDER BY array_length(tree.path, 1), tree.name, tree.id`.execute(db);
  return rows;
}

/** Contacts of the company book: of a category and those below it, or all. */
export function selectCompany(db: Db, { categoryId, ...page }: BookPage & { categoryId?: number | undefined }) {
  const within = categoryId
    ? sql`p.category_id IN (
        WITH RECURSIVE below AS (
          SELECT id FROM company_category WHERE id = ${categoryId}
          UNION SELECT c.id FROM company_category c JOIN below ON c.parent_id = below.id
        ) SELECT id FROM below)`
    : sql`true`;
  return pageOf(db, page, {
    columns: sql`p.id, p.address, p.name, p.position AS detail, p.mobile`,
    from: sql`FROM company_contact p WHERE ${within} AND ${isFound(sql`p.name_index`, page.search)}`,
    order: sql`p.name, p.address`,
  });
}

/** Selects the other domains on this server. They are numbered by name, so a new domain can change the numbers. */
export async function selectDomains(db: Db, ownDomain: string): Promise<(ContactNode & { name: string })[]> {
  const { rows } = await sql<ContactNode>`
    SELECT row_number() OVER (ORDER BY name)::integer AS id, name, 0 AS "parentId", false AS "isDepartment", '' AS address,
      (SELECT count(*) FROM account a WHERE a.is_active AND split_part(a.login, '@', 2) = domain.name) AS count
    FROM domain WHERE name <> ${ownDomain} ORDER BY name`.execute(db);
  return rows;
}

/**
 * Selects the departments in which people of a domain work, and their parents. They have no address here: a department's address reaches
 * all its members, whatever their domain.
 */
export async function selectDomainGroups(db: Db, domain: string): Promise<ContactNode[]> {
  const { rows } = await sql<ContactNode>`
    WITH RECURSIVE people AS (
      SELECT department_id AS id FROM account WHERE is_active AND department_id IS NOT NULL AND split_part(login, '@', 2) = ${domain}
    ), tree AS (
      SELECT id, name, parent_id, ARRAY[id] AS path FROM department WHERE parent_id IS NULL
      UNION ALL SELECT d.id, d.name, d.parent_id, tree.path || d.id FROM department d JOIN tree ON d.parent_id = tree.id
    ), counted AS (
      SELECT tree.*, (SELECT count(*) FROM people JOIN tree below ON below.id = people.id WHERE below.path @> ARRAY[tree.id]) AS count FROM tree
    )
    SELECT id, name, coalesce(parent_id, 0) AS "parentId", true AS "isDepartment", '' AS address, count
    FROM counted WHERE count > 0 ORDER BY array_length(path, 1), name, id`.execute(db);
  return rows;
}

/** Mailing lists. */
export async function selectLists(db: Db, page: BookPage) {
  const { count, results } = await pageOf(db, page, {
    columns: sql`l.id, l.address, l.name, l.type AS detail, '' AS mobile`,
    from: sql`FROM mailing_list l WHERE ${isFound(sql`l.name_index`, page.search)}`,
    order: sql`l.name, l.address`,
  });
  return { count, results: results.map(({ id, address, name, detail }) => ({ id, address, name, type: detail })) };
}

/** Fields of a personal contact. */
export interface ContactForm {
  address: string;
  name: string;
  mobile: string;
}

const columns = sql`id, address, name, '' AS detail, mobile`;

/** Keeps a personal contact; one of that address keeps its name and is given the number (CON-28). */
export async function upsertContact(tx: Tx, mailboxId: number, { address, name, mobile }: ContactForm): Promise<Contact> {
  const { rows } = await sql<Contact>`
    INSERT INTO contact AS c (mailbox_id, name, address, mobile, name_index)
    VALUES (${mailboxId}, ${name}, ${address}, ${mobile}, ${nameIndex({ names: [name], address })}::tsvector)
    ON CONFLICT (mailbox_id, lower(address)) DO UPDATE SET mobile = CASE WHEN excluded.mobile = '' THEN c.mobile ELSE excluded.mobile END
    RETURNING ${columns}`.execute(tx);
  return rows[0] as Contact;
}

/** Updates a personal contact (CON-29). Returns it, or undefined if it doesn't exist. */
export async function updateContact(
  tx: Tx,
  mailboxId: number,
  { id, name, mobile }: { id: number; name?: string | undefined; mobile: string },
): Promise<Contact | undefined> {
  const { rows: known } = await sql<{ address: string; name: string }>`
    SELECT address, name FROM contact WHERE mailbox_id = ${mailboxId} AND id = ${id} FOR UPDATE`.execute(tx);
  const before = known[0];
  if (!before) return undefined;
  const called = name ?? before.name;
  const { rows } = await sql<Contact>`
    UPDATE contact SET name = ${called}, mobile = ${mobile},
      name_index = ${nameIndex({ names: [called], address: before.address })}::tsvector
    WHERE mailbox_id = ${mailboxId} AND id = ${id} RETURNING ${columns}`.execute(tx);
  return rows[0];
}
