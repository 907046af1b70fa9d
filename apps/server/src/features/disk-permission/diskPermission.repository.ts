import type { DiskPermission, DiskPermissionRow } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Holder of a permission. */
export type Grantee = { accountId: number } | { departmentId: number };

/** The account with this address, if it is in use. */
export async function selectMember(db: Db | Tx, address: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM account WHERE login = ${address.trim().toLowerCase()} AND is_active`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Whether there is such a department. */
export async function hasDepartment(db: Db | Tx, id: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM department WHERE id = ${Math.min(id, 2_147_483_647)}`.execute(db);
  return rows.length > 0;
}

interface LineRow {
  id: number;
  userName: string | null;
  name: string | null;
  departmentId: number | null;
  department: string | null;
  folderId: number;
  folder: string;
  permission: DiskPermission;
  isSuper: boolean;
}

const toRow = ({ id, userName, name, departmentId, department, folderId, folder, permission, isSuper }: LineRow): DiskPermissionRow => ({
  id,
  ...(userName !== null && { member: { userName, name: name ?? '' } }),
  ...(departmentId !== null && { department: { id: departmentId, name: department ?? '' } }),
  folder: { id: folderId, name: folder },
  permission,
  isSuper,
});

const rowsOf = (condition: ReturnType<typeof sql>, page: ReturnType<typeof sql> = sql``) => sql<LineRow>`
  SELECT p.id, a.login AS "userName", a.name, p.department_id AS "departmentId", d.name AS department, coalesce(p.folder_id, 0) AS "folderId",
    coalesce(f.name, '') AS folder, p.permission, p.is_super AS "isSuper"
  FROM disk_permission p LEFT JOIN account a ON a.id = p.account_id LEFT JOIN department d ON d.id = p.department_id
    LEFT JOIN disk_folder f ON f.disk_id = p.disk_id AND f.id = p.folder_id
  WHERE ${condition} AND (f.id IS NULL OR f.trash_id IS NULL)
  ORDER BY p.is_super DESC, coalesce(p.folder_id, 0), a.login NULLS LAST, d.name, p.id ${page}`;

/** One permission, as it is shown. */
export async function selectRow(db: Db | Tx, id: number): Promise<DiskPermissionRow | undefined> {
  const { rows } = await rowsOf(sql`p.id = ${id}`).execute(db);
  return rows[0] && toRow(rows[0]);
}

/** Permissions for folders, or all of them, as they are shown. */
export async function selectRows(
  db: Db,
  { diskId, folderIds, limit, offset }: { diskId: number; folderIds: readonly number[] | undefined; limit: number; offset: number },
): Promise<{ count: number; results: DiskPermissionRow[] }> {
  const condition = sql`p.disk_id = ${diskId} ${folderIds === undefined ? sql`` : sql`AND NOT p.is_super AND coalesce(p.folder_id, 0) = ANY(${folderIds}::bigint[])`}`;
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM disk_permission p LEFT JOIN disk_folder f ON f.disk_id = p.disk_id AND f.id = p.folder_id
    WHERE ${condition} AND (f.id IS NULL OR f.trash_id IS NULL)`.execute(db);
  const { rows } = await rowsOf(condition, sql`LIMIT ${limit} OFFSET ${offset}`).execute(db);
  return { count: counted[0]?.count ?? 0, results: rows.map(toRow) };
}

/** Gives a permission, or changes the one that the grantee has for the folder. Returns its id. */
export async function upsertPermission(
  tx: Tx,
  line: { diskId: number; folderId: number; grantee: Grantee; permission: DiskPermission },
): Promise<number> {
  const { diskId, folderId, grantee, permission } = line;
  const [accountId, departmentId] = 'accountId' in grantee ? [grantee.accountId, null] : [null, grantee.departmentId];
  const whose = 'accountId' in grantee ? sql`account_id = ${grantee.accountId}` : sql`department_id = ${grantee.departmentId}`;
  const { rows: known } = await sql<{ id: number }>`
    UPDATE disk_permission SET permission = ${permission}
    WHERE disk_id = ${diskId} AND coalesce(folder_id, 0) = ${folderId} AND ${whose} AND NOT is_super RETURNING id`.execute(tx);
  if (known[0]) return known[0].id;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO disk_permission (disk_id, folder_id, account_id, department_id, permission)
    VALUES (${diskId}, ${folderId === 0 ? null : folderId}, ${accountId}, ${departmentId}, ${permission}) RETURNING id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Makes an account an administrator of a disk. Returns the id of the permission. */
export async function upsertAdministrator(tx: Tx, diskId: number, accountId: number): Promise<number> {
  await sql`
    INSERT INTO disk_permission (disk_id, account_id, permission, is_super) VALUES (${diskId}, ${accountId}, 'all', true)
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ id: number }>`SELECT id FROM disk_permission WHERE account_id = ${accountId} AND is_super`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Removes an administrator of a disk. Returns whether the account was one. */
export async function deleteAdministrator(tx: Tx, diskId: number, accountId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM disk_permission WHERE disk_id = ${diskId} AND account_id = ${accountId} AND is_super`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Administrators of the enterprise disk, by address. */
export async function selectAdministrators(db: Db): Promise<{ address: string; name: string }[]> {
  const { rows } = await sql<{ address: string; name: string }>`
    SELECT a.login AS address, a.name FROM disk_permission p JOIN account a ON a.id = p.account_id WHERE p.is_super ORDER BY 1`.execute(db);
  return rows;
}

/** Changes what a permission allows. */
export async function updatePermission(tx: Tx, id: number, permission: DiskPermission): Promise<void> {
  await sql`UPDATE disk_permission SET permission = ${permission} WHERE id = ${id} AND NOT is_super`.execute(tx);
}

/** Takes permissions away. Returns how many there were. */
export async function deletePermissions(tx: Tx, ids: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM disk_permission WHERE id = ANY(${ids}::bigint[])`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Selects the folders of permissions, and whether they make administrators. */
export async function selectPlaces(tx: Tx, ids: readonly number[]): Promise<{ id: number; folderId: number; isSuper: boolean }[]> {
  const { rows } = await sql<{ id: number; folderId: number; isSuper: boolean }>`
    SELECT id, coalesce(folder_id, 0) AS "folderId", is_super AS "isSuper" FROM disk_permission WHERE id = ANY(${ids}::bigint[])`.execute(
    tx,
  );
  return rows;
}
