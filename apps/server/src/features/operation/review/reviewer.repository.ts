import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { RulePersonRow } from '../../review/index.ts';

/** Returns those of the accounts that may log in. */
export async function selectActive(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM account WHERE id = ANY(${[...ids]}::bigint[]) AND is_active ORDER BY id FOR SHARE`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whether a department is one of an account, or above it. */
export async function isInDepartment(db: Db, accountId: number, departmentId: number): Promise<boolean> {
  const { rows } = await sql`
    WITH RECURSIVE above AS (
      SELECT d.id, d.parent_id FROM account a JOIN department d ON d.id = a.department_id WHERE a.id = ${accountId}
      UNION SELECT d.id, d.parent_id FROM department d JOIN above ON d.id = above.parent_id
    )
    SELECT FROM above WHERE id = ${departmentId}::bigint`.execute(db);
  return rows.length > 0;
}

/** Deputy of a reviewer. Days are ISO days. */
export interface DeputyRow {
  person: RulePersonRow;
  firstDay: string;
  lastDay: string;
}

/** Returns the deputies of accounts, by account. */
export async function selectDeputies(db: Db | Tx, ids: readonly number[]): Promise<Map<number, DeputyRow>> {
  const { rows } = await sql<DeputyRow & { accountId: number }>`
    SELECT d.account_id AS "accountId",
      json_build_object('id', a.id, 'name', a.name, 'userName', a.login, 'isActive', a.is_active) AS person,
      d.first_day::text AS "firstDay", d.last_day::text AS "lastDay"
    FROM review_deputy d JOIN account a ON a.id = d.deputy_id WHERE d.account_id = ANY(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ accountId, ...deputy }) => [accountId, deputy]));
}

/** Gives an account a deputy in place of the one before. */
export async function upsertDeputy(
  tx: Tx,
  accountId: number,
  { deputyId, firstDay, lastDay }: { deputyId: number; firstDay: string; lastDay: string },
): Promise<void> {
  await sql`
    INSERT INTO review_deputy (account_id, deputy_id, first_day, last_day)
    VALUES (${accountId}, ${deputyId}, ${firstDay}::date, ${lastDay}::date)
    ON CONFLICT (account_id) DO UPDATE
    SET deputy_id = excluded.deputy_id, first_day = excluded.first_day, last_day = excluded.last_day`.execute(tx);
}

/** Removes the deputy of an account. */
export async function deleteDeputy(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('review_deputy').where('account_id', '=', accountId).execute();
}
