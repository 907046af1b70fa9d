import type { DiskCaller, DiskPermissionLine } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';

/** Selects the facts about an account that permissions of the enterprise disk depend on. A disabled account has no rights. */
export async function selectCaller(db: Db | Tx, accountId: number): Promise<DiskCaller> {
  const { rows } = await sql<{ isAdministrator: boolean; departmentIds: number[] | null }>`
    WITH RECURSIVE up AS (
      SELECT d.id, d.parent_id, 1 AS depth FROM account a JOIN department d ON d.id = a.department_id WHERE a.id = ${accountId}
      UNION ALL
      SELECT d.id, d.parent_id, depth + 1 FROM up JOIN department d ON d.id = up.parent_id WHERE depth < 50
    )
    SELECT EXISTS (SELECT FROM operation_role r WHERE r.account_id = a.id AND r.role = 'super')
      OR EXISTS (SELECT FROM disk_permission p WHERE p.account_id = a.id AND p.is_super) AS "isAdministrator",
      (SELECT array_agg(id ORDER BY depth) FROM up) AS "departmentIds"
    FROM account a WHERE a.id = ${accountId} AND a.is_active`.execute(db);
  return { accountId, departmentIds: rows[0]?.departmentIds ?? [], isAdministrator: rows[0]?.isAdministrator ?? false };
}

/** The permissions that concern someone. */
export async function selectLines(
  db: Db | Tx,
  diskId: number | undefined,
  { accountId, departmentIds }: DiskCaller,
): Promise<DiskPermissionLine[]> {
  if (diskId === undefined) return [];
  const { rows } = await sql<DiskPermissionLine>`
    SELECT id, coalesce(folder_id, 0) AS "folderId", account_id AS "memberId", department_id AS "departmentId", permission
    FROM disk_permission
    WHERE disk_id = ${diskId} AND NOT is_super AND (account_id = ${accountId} OR department_id = ANY(${departmentIds}::int[]))`.execute(db);
  return rows;
}
