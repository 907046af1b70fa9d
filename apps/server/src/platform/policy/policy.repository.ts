import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';

/** Scope of a value: the organization, a department and all below it, or one person. */
export type PolicyTarget = { of: 'organisation' } | { of: 'department'; departmentId: number } | { of: 'person'; accountId: number };

/** A stored value. */
export interface StoredPolicy {
  name: string;
  value: unknown;
}

const idsOf = (target: PolicyTarget) => ({
  department_id: target.of === 'department' ? target.departmentId : null,
  account_id: target.of === 'person' ? target.accountId : null,
});

/** Returns the values that apply to a target. Values of one name are ordered, nearest first (D-158). */
export async function selectPoliciesFor(db: Db | Tx, target: PolicyTarget): Promise<StoredPolicy[]> {
  const { department_id: departmentId, account_id: accountId } = idsOf(target);
  const { rows } = await sql<StoredPolicy>`
    WITH RECURSIVE line AS (
      SELECT d.id, d.parent_id, 1 AS distance FROM department d
      WHERE d.id = coalesce(${departmentId}, (SELECT department_id FROM account WHERE id = ${accountId}))
      UNION ALL
      SELECT d.id, d.parent_id, l.distance + 1 FROM line l JOIN department d ON d.id = l.parent_id WHERE l.distance < 100
    )
    SELECT p.name, p.value
    FROM policy p LEFT JOIN line l ON l.id = p.department_id
    WHERE p.account_id = ${accountId} OR l.id IS NOT NULL OR (p.account_id IS NULL AND p.department_id IS NULL)
    ORDER BY p.account_id IS NULL, l.distance NULLS LAST`.execute(db);
  return rows;
}

/** Returns the value of one policy that applies to the owner of each mailbox. Mailboxes without an owner are left out. */
export async function selectPolicyOf(
  db: Db | Tx,
  name: string,
  mailboxIds: readonly number[],
): Promise<{ mailboxId: number; value: unknown }[]> {
  const { rows } = await sql<{ mailboxId: number; value: unknown }>`
    WITH RECURSIVE line AS (
      SELECT DISTINCT a.department_id AS start, a.department_id AS id, 1 AS distance FROM account a
      WHERE a.mailbox_id = ANY(${mailboxIds}::bigint[]) AND a.department_id IS NOT NULL
      UNION ALL
      SELECT l.start, d.parent_id, l.distance + 1 FROM line l JOIN department d ON d.id = l.id
      WHERE d.parent_id IS NOT NULL AND l.distance < 100
    ),
    near AS (
      SELECT DISTINCT ON (l.start) l.start, p.value FROM line l JOIN policy p ON p.department_id = l.id AND p.name = ${name}
      ORDER BY l.start, l.distance
    )
    SELECT a.mailbox_id AS "mailboxId", coalesce(own.value, near.value, (
      SELECT value FROM policy WHERE name = ${name} AND department_id IS NULL AND account_id IS NULL
    )) AS value
    FROM account a LEFT JOIN policy own ON own.account_id = a.id AND own.name = ${name} LEFT JOIN near ON near.start = a.department_id
    WHERE a.mailbox_id = ANY(${mailboxIds}::bigint[])`.execute(db);
  return rows;
}

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

/** A value that applies to a target, and where it is set. */
export interface SourcedPolicy extends StoredPolicy {
  of: PolicyTarget['of'];
  /** Name of the department, or address of the person. */
  whose: string;
  /** Whether it is set for the target itself. */
  isHere: boolean;
}

/** Returns the values that apply to a target with where they are set, nearest first (BAK-65). */
export async function selectPolicySources(db: Db | Tx, target: PolicyTarget): Promise<SourcedPolicy[]> {
  const { department_id: departmentId, account_id: accountId } = idsOf(target);
  const { rows } = await sql<SourcedPolicy>`
    WITH RECURSIVE line AS (
      SELECT d.id, d.parent_id, d.name, 1 AS distance FROM department d
      WHERE d.id = coalesce(${departmentId}, (SELECT department_id FROM account WHERE id = ${accountId}))
      UNION ALL
      SELECT d.id, d.parent_id, d.name, l.distance + 1 FROM line l JOIN department d ON d.id = l.parent_id WHERE l.distance < 100
    )
    SELECT p.name, p.value,
      CASE WHEN p.account_id IS NOT NULL THEN 'person' WHEN p.department_id IS NOT NULL THEN 'department' ELSE 'organisation' END AS of,
      coalesce(a.login, l.name, '') AS whose,
      p.account_id IS NOT DISTINCT FROM ${accountId} AND p.department_id IS NOT DISTINCT FROM ${departmentId} AS "isHere"
    FROM policy p LEFT JOIN line l ON l.id = p.department_id LEFT JOIN account a ON a.id = p.account_id
    WHERE p.account_id = ${accountId} OR l.id IS NOT NULL OR (p.account_id IS NULL AND p.department_id IS NULL)
    ORDER BY p.account_id IS NULL, l.distance NULLS LAST`.execute(db);
  return rows;
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
