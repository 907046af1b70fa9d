import type { OperationRole, RoleHolder } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** A role with its departments. */
export interface HeldRole {
  role: OperationRole;
  departmentIds: number[];
}

/** Returns the role of an account. */
export async function selectRole(db: Db | Tx, accountId: number): Promise<HeldRole | undefined> {
  const { rows } = await sql<HeldRole>`
    SELECT role, ARRAY(SELECT department_id FROM operation_department o WHERE o.account_id = r.account_id ORDER BY 1) AS "departmentIds"
    FROM operation_role r WHERE account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** Returns all people with a role, by name. */
export async function listRoles(db: Db): Promise<RoleHolder[]> {
  const { rows } = await sql<Omit<RoleHolder, 'grantedAt'> & { grantedAt: Date }>`
    SELECT a.id AS "accountId", a.login AS "userName", a.name, r.role, a.is_active AS "isActive", r.granted_at AS "grantedAt",
      r.granted_by AS "grantedBy",
      coalesce((SELECT json_agg(json_build_object('id', d.id, 'name', d.name) ORDER BY d.position, d.id)
        FROM operation_department o JOIN department d ON d.id = o.department_id WHERE o.account_id = r.account_id), '[]') AS departments
    FROM operation_role r JOIN account a ON a.id = r.account_id ORDER BY r.role <> 'super', a.sort_key, a.id`.execute(db);
  return rows.map((row) => ({ ...row, grantedAt: row.grantedAt.toISOString() }));
}

/** Returns the role of an account and its giver. */
export async function selectRoleGiver(db: Db, accountId: number): Promise<{ role: OperationRole; givenBy: string } | undefined> {
  return db.selectFrom('operation_role').select(['role', 'granted_by as givenBy']).where('account_id', '=', accountId).executeTakeFirst();
}

/** Gives a role in place of the one before. */
export async function upsertRole(
  tx: Tx,
  accountId: number,
  { role, departmentIds }: HeldRole,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await tx
    .insertInto('operation_role')
    .values({ account_id: accountId, role, granted_at: at, granted_by: by })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ role, granted_at: at, granted_by: by }))
    .execute();
  await tx.deleteFrom('operation_department').where('account_id', '=', accountId).execute();
  if (departmentIds.length > 0)
    await tx
      .insertInto('operation_department')
      .values(departmentIds.map((id) => ({ account_id: accountId, department_id: id })))
      .execute();
}

/** Withdraws a role. Its sessions go with it. */
export const deleteRole = (tx: Tx, accountId: number) => tx.deleteFrom('operation_role').where('account_id', '=', accountId).execute();

/** Locks the roles and returns whether there is an active super administrator. */
export async function hasSuper(tx: Tx): Promise<boolean> {
  await sql`LOCK TABLE operation_role IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const { rows } = await sql`
    SELECT FROM operation_role r JOIN account a ON a.id = r.account_id AND a.is_active WHERE r.role = 'super' LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Locks the roles and returns whether an account is the only active super administrator. */
export async function isLastSuper(tx: Tx, accountId: number): Promise<boolean> {
  await sql`LOCK TABLE operation_role IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    SELECT a.id FROM operation_role r JOIN account a ON a.id = r.account_id AND a.is_active WHERE r.role = 'super' LIMIT 2`.execute(tx);
  return rows.length === 1 && rows[0]?.id === accountId;
}
