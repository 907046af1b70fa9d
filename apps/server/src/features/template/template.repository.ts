import type { Template } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';

const columns = ['id', 'caption', 'content'] as const;

/** Returns the number of templates of an account. */
export async function countTemplates(db: Db | Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM template_letter WHERE account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns a page of templates, newest first. */
export const selectTemplates = (
  db: Db | Tx,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Template[]> =>
  db
    .selectFrom('template_letter')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Returns a template; undefined if it does not exist. */
export const selectTemplate = (db: Db | Tx, accountId: number, id: number): Promise<Template | undefined> =>
  db.selectFrom('template_letter').select(columns).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();

/** Saves a template. */
export const insertTemplate = (db: Db | Tx, accountId: number, form: Omit<Template, 'id'>): Promise<Template> =>
  db
    .insertInto('template_letter')
    .values({ account_id: accountId, ...form })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Updates a template. Returns it, or undefined if it does not exist. */
export const updateTemplate = (db: Db | Tx, accountId: number, { id, ...form }: Template): Promise<Template | undefined> =>
  db
    .updateTable('template_letter')
    .set(form)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

/** Deletes a template. Returns whether it existed. */
export async function removeTemplate(db: Db | Tx, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('template_letter')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
