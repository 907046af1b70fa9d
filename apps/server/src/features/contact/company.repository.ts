import { type CompanyContact, type CompanyFields, emptyContact } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isInCategory } from './book.repository.ts';
import { type BookPage, isFound, pageOf, sortOrder } from './bookPage.repository.ts';
import { toValues } from './contactRow.ts';

/** A contact of the company book without the version of its records. */
export type StoredCompanyContact = Omit<CompanyContact, 'version'>;

interface CompanyRow extends Pick<StoredCompanyContact, 'id' | 'name' | 'address' | 'mobile' | 'categoryId' | 'categoryName'> {
  details: Partial<CompanyFields>;
}

const columns = sql`p.id, p.name, p.address, p.mobile, p.other_addresses AS "otherAddresses", p.preferred_address AS "preferredAddress",
  p.company, p.department, p.position, p.work_phone AS "workPhone", p.details, p.category_id AS "categoryId", k.name AS "categoryName"`;
const source = sql`FROM company_contact p JOIN company_category k ON k.id = p.category_id`;

function toContact({ details, ...row }: CompanyRow): StoredCompanyContact {
  const { imageUrl: _image, groupIds: _groups, ...empty } = emptyContact;
  return { ...empty, ...details, ...row };
}

const orders = {
  name: [sql`p.sort_key`, sql`p.name`],
  address: [sql`lower(p.address)`],
  company: [sql`p.company`, sql`p.sort_key`],
};

/** Condition for contacts of the company book. */
export interface CompanyFilter {
  keyword?: string | undefined;
  categoryId?: number | undefined;
}

/** A page of the company book with every field. */
export async function selectCompanyPage(
  db: Db,
  {
    keyword,
    categoryId,
    sort = 'name',
    isDescending,
    ...page
  }: CompanyFilter & Pick<BookPage, 'page' | 'pageSize' | 'isDescending'> & { sort?: keyof typeof orders | undefined },
): Promise<{ count: number; results: StoredCompanyContact[] }> {
  const { count, results } = await pageOf<CompanyRow>(db, page, {
    columns,
    from: sql`${source} WHERE ${isInCategory(categoryId)} AND ${isFound(sql`p.name_index`, keyword)}`,
    order: sortOrder(orders[sort], { isDescending, last: sql`p.id` }),
  });
  return { count, results: results.map(toContact) };
}

/** Contacts of the company book with these numbers; in a transaction they are locked. */
export async function selectCompanyContacts(db: Db | Tx, ids: readonly number[], { locks = false } = {}): Promise<StoredCompanyContact[]> {
  const { rows } = await sql<CompanyRow>`
    SELECT ${columns} ${source} WHERE p.id = ANY(${[...ids]}::bigint[]) ORDER BY p.sort_key, p.id
    ${locks ? sql`FOR UPDATE OF p` : sql``}`.execute(db);
  return rows.map(toContact);
}

/** Contacts of the company book that have one of these addresses as their first. */
export async function selectCompanyByAddress(tx: Tx, addresses: readonly string[]): Promise<StoredCompanyContact[]> {
  const { rows } = await sql<CompanyRow>`
    SELECT ${columns} ${source} WHERE lower(p.address) = ANY(${addresses.map((one) => one.toLowerCase())}::text[]) FOR UPDATE OF p`.execute(
    tx,
  );
  return rows.map(toContact);
}

/** A contact to write. */
export interface CompanyEntry {
  fields: CompanyFields;
  categoryId: number;
}

function valuesOf(entries: readonly (CompanyEntry & { id?: number })[]) {
  const rows = entries.map(({ id, fields, categoryId }) => {
    const { details, ...values } = toValues({ ...emptyContact, ...fields });
    const { workPhone = '', ...others } = details;
    return { ...values, id, categoryId, workPhone, details: others };
  });
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (
    id bigint, "categoryId" integer, name text, address text, mobile text, "otherAddresses" text[], "preferredAddress" text, company text,
    department text, position text, "workPhone" text, details jsonb, index text, "sortKey" text)`;
}

/** Adds contacts to the company book. Those whose address is in it already are left out. Returns the numbers of the new ones. */
export async function insertCompanyContacts(tx: Tx, entries: readonly CompanyEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    INSERT INTO company_contact (category_id, name, address, mobile, other_addresses, preferred_address, company, department, position,
      work_phone, details, name_index, sort_key)
    SELECT "categoryId", name, address, mobile, "otherAddresses", "preferredAddress", company, department, position, "workPhone", details,
      index::tsvector, "sortKey" FROM ${valuesOf(entries)}
    ON CONFLICT (lower(address)) DO NOTHING RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes contacts of the company book. */
export async function updateCompanyContacts(tx: Tx, entries: readonly (CompanyEntry & { id: number })[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    UPDATE company_contact p SET category_id = g."categoryId", name = g.name, address = g.address, mobile = g.mobile,
      other_addresses = g."otherAddresses", preferred_address = g."preferredAddress", company = g.company, department = g.department,
      position = g.position, work_phone = g."workPhone", details = g.details, name_index = g.index::tsvector, sort_key = g."sortKey"
    FROM ${valuesOf(entries)} WHERE p.id = g.id`.execute(tx);
}

/** Moves contacts of the company book to a category. */
export async function moveCompanyContacts(tx: Tx, ids: readonly number[], categoryId: number): Promise<void> {
  await sql`UPDATE company_contact SET category_id = ${categoryId} WHERE id = ANY(${[...ids]}::bigint[])`.execute(tx);
}

/** Removes contacts from the company book. */
export async function deleteCompanyContacts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM company_contact WHERE id = ANY(${[...ids]}::bigint[])`.execute(tx);
}

/** The path of every category by its number. */
export async function selectCategoryPaths(db: Db | Tx): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; path: string[] }>`
    WITH RECURSIVE tree AS (
      SELECT id, ARRAY[name] AS path FROM company_category WHERE parent_id IS NULL
      UNION ALL SELECT c.id, tree.path || c.name FROM company_category c JOIN tree ON c.parent_id = tree.id
    ) SELECT id, path FROM tree`.execute(db);
  return new Map(rows.map(({ id, path }) => [id, path]));
}

/** Returns the category at the end of a path of names; those that are missing are made behind their siblings. */
export async function ensureCategory(tx: Tx, path: readonly string[]): Promise<number> {
  let parentId: number | null = null;
  for (const name of path) {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO company_category (name, parent_id, position)
      VALUES (${name}, ${parentId}::integer, (SELECT coalesce(max(position), 0) + 1 FROM company_category
        WHERE parent_id IS NOT DISTINCT FROM ${parentId}::integer))
      ON CONFLICT (coalesce(parent_id, 0), lower(name)) DO UPDATE SET name = company_category.name RETURNING id`.execute(tx);
    parentId = (rows[0] as { id: number }).id;
  }
  if (parentId === null) throw new Error('A category has a name.');
  return parentId;
}
