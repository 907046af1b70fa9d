import type { Template } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ChosenRows } from '../settings/index.ts';

const columns = ['id', 'caption', 'content', 'is_active as isActive'] as const;

type Form = Pick<Template, 'caption' | 'content'>;

/** Returns the number of templates of an account: of all, or of those that are enabled or disabled. */
export async function countTemplates(db: Db | Tx, accountId: number, isActive?: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM template_letter
    WHERE account_id = ${accountId} AND (${isActive ?? null}::boolean IS NULL OR is_active = ${isActive ?? null})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns a page of templates, newest first: of all, or of those that are enabled or disabled. */
export const selectTemplates = (
  db: Db | Tx,
  accountId: number,
  { limit, offset, isActive }: { limit: number; offset: number; isActive?: boolean | undefined },
): Promise<Template[]> =>
  db
    .selectFrom('template_letter')
    .select(columns)
    .where('account_id', '=', accountId)
    .$if(isActive !== undefined, (query) => query.where('is_active', '=', isActive === true))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Returns a template; undefined if it does not exist. */
export const selectTemplate = (db: Db | Tx, accountId: number, id: number): Promise<Template | undefined> =>
  db.selectFrom('template_letter').select(columns).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();

/** Saves a template. */
export const insertTemplate = (db: Db | Tx, accountId: number, form: Form): Promise<Template> =>
  db
    .insertInto('template_letter')
    .values({ account_id: accountId, ...form })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Updates a template. Returns it, or undefined if it does not exist. */
export const updateTemplate = (db: Db | Tx, accountId: number, id: number, form: Form): Promise<Template | undefined> =>
  db
    .updateTable('template_letter')
    .set(form)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

/** Deletes templates. Returns how many there were. */
export async function removeTemplates(tx: Tx, accountId: number, rows: ChosenRows): Promise<number> {
  const own = tx.deleteFrom('template_letter').where('account_id', '=', accountId);
  const { numDeletedRows } = await (rows === 'all' ? own : own.where('id', 'in', rows)).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Enables or disables templates. Returns how many there were. */
export async function setTemplatesActive(tx: Tx, accountId: number, ids: readonly number[], isActive: boolean): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('template_letter')
    .set({ is_active: isActive })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
