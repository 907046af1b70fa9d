import { type Contact, type ContactNode, portraitUrl } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type BookPage, isFound, type Orders, pageOf, sortOrder } from './bookPage.repository.ts';

/** A node before it is known what is below it. */
export type Node = Omit<ContactNode, 'children'>;

/** Adds to each node the nodes directly below it. */
export function withChildren(nodes: readonly Node[]): ContactNode[] {
  const below = Map.groupBy(nodes, ({ parentId }) => parentId);
  return nodes.map((node) => ({ ...node, children: (below.get(node.id) ?? []).map(({ id }) => id) }));
}

/** Departments with how many people are in each, those below it too; those above come before those below. `closed` are addresses left out (PIC-19). */
export async function selectDepartments(db: Db, domain: string, closed: readonly string[]): Promise<ContactNode[]> {
  const { rows } = await sql<Node>`
    WITH RECURSIVE tree AS (
      SELECT id, name, parent_id, position, ARRAY[id] AS path FROM department WHERE parent_id IS NULL
      UNION ALL SELECT d.id, d.name, d.parent_id, d.position, tree.path || d.id FROM department d JOIN tree ON d.parent_id = tree.id
    )
    SELECT tree.id, tree.name, coalesce(tree.parent_id, 0) AS "parentId", true AS "isDepartment",
      'dept_' || tree.id || '@' || ${domain}::text AS address,
      (SELECT count(*) FROM account a JOIN tree below ON below.id = a.department_id
       WHERE a.is_active AND NOT a.is_hidden AND below.path @> ARRAY[tree.id]) AS count
    FROM tree ORDER BY array_length(tree.path, 1), tree.position, tree.id`.execute(db);
  return withChildren(rows.map((row) => (closed.includes(row.address) ? { ...row, address: '' } : row)));
}

/** Scope of a list of colleagues: a department with its subdepartments, or the whole domains. `isOnlyDomain` limits a department to the domains. */
export interface MemberScope {
  departmentId?: number | undefined;
  domains: readonly string[];
  isOnlyDomain?: boolean;
}

const isMember = ({ departmentId, domains, isOnlyDomain = false }: MemberScope): RawBuilder<boolean> => {
  const ofDomain = sql<boolean>`split_part(a.login, '@', 2) = ANY(${[...domains]}::text[])`;
  if (!departmentId) return ofDomain;
  return sql`a.department_id IN (
    WITH RECURSIVE below AS (
      SELECT id FROM department WHERE id = ${departmentId}
      UNION SELECT d.id FROM department d JOIN below ON d.parent_id = below.id
    ) SELECT id FROM below) AND ${isOnlyDomain ? ofDomain : sql`true`}`;
};

/** A colleague, with the hash of the portrait. */
interface MemberRow extends Omit<Contact, 'imageUrl'> {
  portrait: string | null;
}

const memberColumns = sql`a.id, a.login AS address, a.login AS "mailAddress", a.name,
  concat_ws(' · ', d.name, nullif(a.position, '')) AS detail, a.mobile, coalesce(d.name, '') AS department, a.position, '' AS company,
  '' AS "workPhone", coalesce(a.employee_number, '') AS "jobNumber", a.english_name AS "englishName", encode(a.portrait, 'hex') AS portrait`;
const memberSource = sql`FROM account a LEFT JOIN department d ON d.id = a.department_id`;
const toMember = ({ portrait, ...row }: MemberRow): Contact => ({ ...row, imageUrl: portrait === null ? '' : portraitUrl(portrait) });

const memberOrders: Orders = {
  name: [sql`a.sort_key`, sql`a.name`],
  address: [sql`a.login`],
  mobile: [sql`a.mobile`],
  department: [sql`d.name`, sql`a.sort_key`],
  created: [sql`a.created_at`],
};

/** People are found by name, address, number and department. */
const isMemberFound = (search: string | undefined) =>
  isFound(sql`a.name_index`, search, (query) => {
    const number = (search ?? '')
      .trim()
      .toLowerCase()
      .replace(/[%_\\]/g, '');
    const byDepartment = sql`a.department_id = ANY(ARRAY(SELECT id FROM department WHERE name_index @@ ${query}::tsquery))`;
    return /^[a-z]*\d+$/.test(number) ? sql`${byDepartment} OR lower(a.employee_number) LIKE ${`${number}%`}` : byDepartment;
  });

/** A page of people who work here. */
export async function selectMembers(db: Db, { page, pageSize, search, sort = 'name', isDescending, ...scope }: BookPage & MemberScope) {
  const { count, results } = await pageOf<MemberRow>(
    db,
    { page, pageSize },
    {
      columns: memberColumns,
      from: sql`${memberSource} WHERE a.is_active AND NOT a.is_hidden AND ${isMember(scope)} AND ${isMemberFound(search)}`,
      order: sortOrder(memberOrders[sort], { isDescending, last: sql`a.id` }),
    },
  );
  return { count, results: results.map(toMember) };
}

/** People with these numbers, or with an empty list all of the scope. */
export async function selectMembersById(db: Db | Tx, ids: readonly number[], scope: MemberScope): Promise<Contact[]> {
  const { rows } = await sql<MemberRow>`
    SELECT ${memberColumns} ${memberSource} WHERE a.is_active AND NOT a.is_hidden AND ${isMember(scope)}
      AND ${ids.length === 0 ? sql`true` : sql`a.id = ANY(${[...ids]}::bigint[])`} ORDER BY a.sort_key, a.id`.execute(db);
  return rows.map(toMember);
}

/** The categories of the company book with how many are in each, those below it too. */
export async function selectCategories(db: Db): Promise<ContactNode[]> {
  const { rows } = await sql<Node>`
    WITH RECURSIVE tree AS (
      SELECT id, name, parent_id, position, ARRAY[id] AS path FROM company_category WHERE parent_id IS NULL
      UNION ALL SELECT c.id, c.name, c.parent_id, c.position, tree.path || c.id FROM company_category c JOIN tree ON c.parent_id = tree.id
    )
    SELECT tree.id, tree.name, coalesce(tree.parent_id, 0) AS "parentId", false AS "isDepartment", '' AS address,
      (SELECT count(*) FROM company_contact p JOIN tree below ON below.id = p.category_id WHERE below.path @> ARRAY[tree.id]) AS count
    FROM tree ORDER BY array_length(tree.path, 1), tree.position, tree.id`.execute(db);
  return withChildren(rows);
}

/** Condition that a contact `p` of the company book is in a category or below it. */
export const isInCategory = (categoryId: number | undefined): RawBuilder<boolean> =>
  categoryId
    ? sql`p.category_id IN (
        WITH RECURSIVE below AS (
          SELECT id FROM company_category WHERE id = ${categoryId}
          UNION SELECT c.id FROM company_category c JOIN below ON c.parent_id = below.id
        ) SELECT id FROM below)`
    : sql`true`;

const companyColumns = sql`p.id, p.address, coalesce(nullif(p.preferred_address, ''), p.address) AS "mailAddress", p.name, p.position AS detail, p.mobile, k.name AS department,
  p.position, p.company, p.work_phone AS "workPhone", '' AS "jobNumber", '' AS "englishName", '' AS "imageUrl"`;
const companySource = sql`FROM company_contact p JOIN company_category k ON k.id = p.category_id`;

const companyOrders: Orders = {
  name: [sql`p.sort_key`, sql`p.name`],
  address: [sql`lower(p.address)`],
  mobile: [sql`p.mobile`],
  department: [sql`k.name`, sql`p.sort_key`],
  created: [sql`p.created_at`],
};

/** A page of the company book: of a category and those below it, or all. */
export function selectCompany(
  db: Db,
  { page, pageSize, search, sort = 'name', isDescending, categoryId }: BookPage & { categoryId?: number | undefined },
) {
  return pageOf<Contact>(
    db,
    { page, pageSize },
    {
      columns: companyColumns,
      from: sql`${companySource} WHERE ${isInCategory(categoryId)} AND ${isFound(sql`p.name_index`, search)}`,
      order: sortOrder(companyOrders[sort], { isDescending, last: sql`p.id` }),
    },
  );
}

/** Contacts of the company book with these numbers, or with an empty list all of a category. */
export async function selectCompanyById(db: Db | Tx, ids: readonly number[], categoryId?: number): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    SELECT ${companyColumns} ${companySource} WHERE ${isInCategory(categoryId)}
      AND ${ids.length === 0 ? sql`true` : sql`p.id = ANY(${[...ids]}::bigint[])`} ORDER BY p.sort_key, p.id`.execute(db);
  return rows;
}

/**
 * Selects the departments in which people of a domain work, and their parents. They have no address here: a department's address reaches
 * all its members, whatever their domain.
 */
export async function selectDomainGroups(db: Db, domain: string): Promise<ContactNode[]> {
  const { rows } = await sql<Node>`
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
  return withChildren(rows);
}

/** A page of the mailing lists that books offer, without those of the `closed` addresses (PIC-19). */
export function selectLists(db: Db, { search, ...page }: Pick<BookPage, 'page' | 'pageSize' | 'search'>, closed: readonly string[]) {
  return pageOf<{ id: number; address: string; name: string; type: string }>(db, page, {
    columns: sql`l.id, l.address, l.name, l.type`,
    from: sql`FROM mailing_list l WHERE NOT l.is_hidden AND l.address <> ALL(${[...closed]}::text[]) AND ${isFound(sql`l.name_index`, search)}`,
    order: sql`l.name, l.address`,
  });
}
