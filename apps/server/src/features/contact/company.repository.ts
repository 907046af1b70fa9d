import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';

/** Returns the category at the end of a path of names; those that are missing are made. */
export async function ensureCategory(tx: Tx, path: readonly string[]): Promise<number> {
  let parentId: number | null = null;
  for (const name of path) {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM company_category WHERE lower(name) = lower(${name}) AND parent_id IS NOT DISTINCT FROM ${parentId}::integer`.execute(
      tx,
    );
    const id: number =
      rows[0]?.id ??
      (await tx.insertInto('company_category').values({ name, parent_id: parentId }).returning('id').executeTakeFirstOrThrow()).id;
    parentId = id;
  }
  if (parentId === null) throw new Error('A category has a name.');
  return parentId;
}

/** Columns of a contact of the company book. */
export interface CompanyValues {
  categoryId: number;
  address: string;
  name: string;
  mobile: string;
  workPhone: string;
  company: string;
  position: string;
  index: string;
  sortKey: string;
}

/** Adds a contact to the company book, or changes the one of its address. Returns whether it is new. */
export async function upsertCompany(tx: Tx, one: CompanyValues): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    INSERT INTO company_contact (category_id, name, address, mobile, position, company, work_phone, name_index, sort_key)
    VALUES (${one.categoryId}, ${one.name}, ${one.address}, ${one.mobile}, ${one.position}, ${one.company}, ${one.workPhone},
      ${one.index}::tsvector, ${one.sortKey})
    ON CONFLICT (lower(address)) DO UPDATE SET category_id = excluded.category_id, name = excluded.name, mobile = excluded.mobile,
      position = excluded.position, company = excluded.company, work_phone = excluded.work_phone, name_index = excluded.name_index,
      sort_key = excluded.sort_key
    RETURNING xmax = 0 AS "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
}
