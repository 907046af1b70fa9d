import { type DiskPermission, type DiskPermissionRow, Problem } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { allowFolder, changeDisk, type DiskVisitor, type OpenedDisk, rightsAlong, selectWays } from '../disk/index.ts';
import {
  deletePermissions,
  type Grantee,
  hasDepartment,
  selectMember,
  selectPlaces,
  selectRow,
  updatePermission,
  upsertAdministrator,
  upsertPermission,
} from './diskPermission.repository.ts';

type ChangeDeps = Pick<Deps, 'db'>;

/** The member or department that a call names: one of the two. */
async function granteeOf(tx: Tx, { userName, departmentId }: { userName?: string | undefined; departmentId?: number | undefined }) {
  if ((userName === undefined) === (departmentId === undefined)) throw new Problem('disk-member-unknown');
  if (departmentId !== undefined) {
    if (!(await hasDepartment(tx, departmentId))) throw new Problem('disk-member-unknown');
    return { departmentId } satisfies Grantee;
  }
  const accountId = await selectMember(tx, userName ?? '');
  if (accountId === undefined) throw new Problem('disk-member-unknown');
  return { accountId } satisfies Grantee;
}

async function shown(tx: Tx, id: number): Promise<DiskPermissionRow> {
  const row = await selectRow(tx, id);
  if (!row) throw new Problem('not-found');
  return row;
}

interface CreateInput {
  visitor: DiskVisitor;
  userName?: string | undefined;
  departmentId?: number | undefined;
  folderId: number;
  permission: DiskPermission;
}

/** Gives a permission (FIL-40), if the visitor may set them in the folder (FIL-04). */
export const createPermission = (deps: ChangeDeps, { visitor, folderId, permission, ...whom }: CreateInput): Promise<DiskPermissionRow> =>
  changeDisk(deps, { disk: 'company', visitor }, async ({ tx, access }) => {
    await allowFolder(tx, access, folderId, 'permit');
    const grantee = await granteeOf(tx, whom);
    return shown(tx, await upsertPermission(tx, { diskId: access.diskId, folderId, grantee, permission }));
  });

/** Permissions that the visitor may change or take away; only administrators do so with those of administrators. */
async function allowLines({ tx, access }: OpenedDisk, ids: readonly number[]): Promise<number[]> {
  const lines = await selectPlaces(tx, ids);
  const ways = await selectWays(
    tx,
    access.diskId,
    lines.map(({ folderId }) => folderId),
  );
  return lines.flatMap(({ id, folderId, isSuper }) => {
    const rights = rightsAlong(access, ways.get(folderId)?.way ?? [0]);
    // Permissions on folders that the visitor can't see are handled as unknown.
    if (rights.length === 0) return [];
    if (!rights.includes('permit') || (isSuper && !access.isOpen)) throw new Problem('forbidden');
    return [id];
  });
}

/** Changes a permission (FIL-41). That of an administrator is all there is. */
export const changePermission = (
  deps: ChangeDeps,
  { visitor, id, permission }: { visitor: DiskVisitor; id: number; permission: DiskPermission },
): Promise<DiskPermissionRow> =>
  changeDisk(deps, { disk: 'company', visitor }, async (opened) => {
    if ((await allowLines(opened, [id])).length === 0) throw new Problem('not-found');
    await updatePermission(opened.tx, id, permission);
    return shown(opened.tx, id);
  });

/** Takes permissions away (FIL-42, FIL-44): all of them or, where one may not be taken, none. */
export const removePermissions = (
  deps: ChangeDeps,
  { visitor, ids, mustExist }: { visitor: DiskVisitor; ids: readonly number[]; mustExist: boolean },
): Promise<number> =>
  changeDisk(deps, { disk: 'company', visitor }, async (opened) => {
    const allowed = await allowLines(opened, ids);
    if (mustExist && allowed.length === 0) throw new Problem('not-found');
    return deletePermissions(opened.tx, allowed);
  });

/** Makes a member an administrator of the disk (FIL-43). */
export const addAdministrator = (
  deps: ChangeDeps,
  { visitor, userName }: { visitor: DiskVisitor; userName: string },
): Promise<DiskPermissionRow> =>
  changeDisk(deps, { disk: 'company', visitor }, async ({ tx, access }) => {
    if (!access.isOpen) throw new Problem('forbidden');
    const accountId = await selectMember(tx, userName);
    if (accountId === undefined) throw new Problem('disk-member-unknown');
    return shown(tx, await upsertAdministrator(tx, access.diskId, accountId));
  });
