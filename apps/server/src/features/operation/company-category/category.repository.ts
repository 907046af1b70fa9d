import type { CompanyCategory } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Returns the categories of the company book in the order of the tree, with how many contacts are in each. */
export async function selectCategoryTree(db: Db): Promise<Omit<CompanyCategory, 'version'>[]> {
  const { rows } = await sql<Omit<CompanyCategory, 'version'>>`
    WITH RECURSIVE tree AS (
      SELECT id, name, parent_id, ARRAY[position, id] AS place, ARRAY[id] AS path FROM company_category WHERE parent_id IS NULL
      UNION ALL
      SELECT c.id, c.name, c.parent_id, t.place || ARRAY[c.position, c.id], t.path || c.id
      FROM company_category c JOIN tree t ON c.parent_id = t.id
    ), own AS (
      SELECT category_id AS id, count(*)::integer AS contacts FROM company_contact GROUP BY category_id
    ), whole AS (
      SELECT above AS id, sum(own.contacts)::integer AS contacts FROM own JOIN tree USING (id), unnest(tree.path) AS above GROUP BY above
    )
    SELECT t.id, t.name, t.parent_id AS "parentId", coalesce(own.contacts, 0) AS "contactCount",
      coalesce(whole.contacts, 0) AS "allContactCount"
    FROM tree t LEFT JOIN own ON own.id = t.id LEFT JOIN whole ON whole.id = t.id ORDER BY t.place`.execute(db);
  return rows;
}

/** Adds a category behind its siblings. Returns its number. */
export async function insertCategory(tx: Tx, { name, parentId }: { name: string; parentId: number | null }): Promise<number> {
  const position = sql<number>`
    (SELECT coalesce(max(position), 0) + 1 FROM company_category WHERE parent_id IS NOT DISTINCT FROM ${parentId}::integer)`;
  const { id } = await tx
    .insertInto('company_category')
    .values({ name, parent_id: parentId, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a category another name. */
export async function renameCategory(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('company_category').set({ name }).where('id', '=', id).execute();
}

/** Number of contacts directly in a category. */
export async function countContacts(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM company_contact WHERE category_id = ${id}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Moves the contacts of a category to another one. */
export async function moveContacts(tx: Tx, id: number, targetId: number): Promise<void> {
  await tx.updateTable('company_contact').set({ category_id: targetId }).where('category_id', '=', id).execute();
}
