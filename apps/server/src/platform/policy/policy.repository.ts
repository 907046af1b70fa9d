import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';

/** Scope of a value: the organization, a department and all below it, or one person. */
export type PolicyTarget = { of: 'organisation' } | { of: 'department'; departmentId: number } | { of: 'person'; accountId: number };

/** A stored value. */
export interface StoredPolicy {
  name: string;
  value: unknown;
}

/** Returns the values that apply to an account, or to the organization without one. Values of one name are ordered, nearest first (D-158). */
export async function selectPoliciesFor(db: Db | Tx, accountId: number | undefined): Promise<StoredPolicy[]> {
  const { rows } = await sql<StoredPolicy>`
    WITH RECURSIVE line AS (
      SELECT d.id, d.parent_id, 1 AS distance FROM account a JOIN department d ON d.id = a.department_id WHERE a.id = ${accountId ?? null}
      UNION ALL
      SELECT d.id, d.parent_id, l.distance + 1 FROM line l JOIN department d ON d.id = l.parent_id WHERE l.distance < 100
    )
    SELECT p.name, p.value
    FROM policy p LEFT JOIN line l ON l.id = p.department_id
    WHERE p.account_id = ${accountId ?? null} OR l.id IS NOT NULL OR (p.account_id IS NULL AND p.department_id IS NULL)
    ORDER BY p.account_id IS NULL, l.distance NULLS LAST`.execute(db);
  return rows;
}

const idsOf = (target: PolicyTarget) => ({
  department_id: target.of === 'department' ? target.departmentId : null,
  account_id: target.of === 'person' ? target.accountId : null,
});

/** Stores a value in place of the one before. */
export async function upsertPolicy(tx: Tx, target: PolicyTarget, name: string, value: unknown): Promise<void> {
  await tx
    .insertInto('policy')
    .values({ name, ...idsOf(target), value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.columns(['name', 'department_id', 'account_id']).doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
}

/** Removes a value. Returns whether there was one. */
export async function deletePolicy(tx: Tx, target: PolicyTarget, name: string): Promise<boolean> {
  const { department_id: departmentId, account_id: accountId } = idsOf(target);
  const { numDeletedRows } = await tx
    .deleteFrom('policy')
    .where('name', '=', name)
    .where('department_id', 'is not distinct from', departmentId)
    .where('account_id', 'is not distinct from', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A value and where it is set. */
export interface ListedPolicy extends StoredPolicy {
  department: string | null;
  user: string | null;
}

/** Returns all values that are set, by name: first of the organization, then of departments, then of people. */
export async function listPolicies(db: Db | Tx): Promise<ListedPolicy[]> {
  const { rows } = await sql<ListedPolicy>`
    SELECT p.name, p.value, d.name AS department, a.login AS user
    FROM policy p LEFT JOIN department d ON d.id = p.department_id LEFT JOIN account a ON a.id = p.account_id
    ORDER BY p.name, p.account_id NULLS FIRST, p.department_id NULLS FIRST`.execute(db);
  return rows;
}

/** Returns the mailboxes that sessions of the people of a target look into. */
export async function mailboxesLookedInto(tx: Tx, target: PolicyTarget): Promise<number[]> {
  const { department_id: departmentId, account_id: accountId } = idsOf(target);
  const { rows } = await sql<{ mailbox_id: number }>`
    WITH RECURSIVE below AS (
      SELECT id FROM department WHERE id = ${departmentId}
      UNION
      SELECT d.id FROM department d JOIN below b ON d.parent_id = b.id
    )
    SELECT DISTINCT s.mailbox_id FROM session s JOIN account a ON a.id = s.account_id
    WHERE CASE ${target.of}::text
      WHEN 'organisation' THEN true
      WHEN 'department' THEN a.department_id IN (SELECT id FROM below)
      ELSE a.id = ${accountId}
    END`.execute(tx);
  return rows.map((row) => row.mailbox_id);
}
