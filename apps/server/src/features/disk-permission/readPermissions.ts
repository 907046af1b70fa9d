import { type DiskPermissionRow, type ExplainedRights, effectiveRights, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { accessDisk, type DiskVisitor, findFolder, rightsAlong, rightsDown, selectCaller, selectLines, selectTree } from '../disk/index.ts';
import { selectMember, selectRow, selectRows } from './diskPermission.repository.ts';

type ReadDeps = Pick<Deps, 'db'>;

interface ListInput {
  visitor: DiskVisitor;
  folderId?: number | undefined;
  page: number;
  pageSize: number;
}

/** A page of the permissions that the visitor may set: all of them for an administrator, otherwise those of the folders they manage. */
export async function listPermissions(
  { db }: ReadDeps,
  { visitor, folderId, page, pageSize }: ListInput,
): Promise<{ count: number; results: DiskPermissionRow[] }> {
  const access = await accessDisk(db, 'company', visitor);
  const { diskId } = access;
  const folder = folderId === undefined ? undefined : await findFolder(db, access, folderId);
  if (folder && !folder.rights.includes('permit')) throw new Problem('forbidden');
  if (diskId === undefined) return { count: 0, results: [] };
  const range = { diskId, limit: pageSize, offset: (page - 1) * pageSize };
  if (folderId !== undefined) return selectRows(db, { ...range, folderIds: [folderId] });
  if (access.isOpen) return selectRows(db, { ...range, folderIds: undefined });
  const tree = await selectTree(db, diskId);
  const rights = rightsDown(access, tree, new Map([[0, rightsAlong(access, [0])]]));
  const folderIds = [...rights].flatMap(([id, some]) => (some.includes('permit') ? [id] : []));
  if (folderIds.length === 0) throw new Problem('forbidden');
  return selectRows(db, { ...range, folderIds });
}

/** Explains the rights in a folder: of the visitor, or of a member if the visitor may set the permissions there. */
export async function explainRights(
  { db }: ReadDeps,
  { visitor, folderId, userName }: { visitor: DiskVisitor; folderId: number; userName?: string | undefined },
): Promise<ExplainedRights> {
  const access = await accessDisk(db, 'company', visitor);
  const { way, rights: own } = await findFolder(db, access, folderId);
  if (userName !== undefined && !own.includes('permit')) throw new Problem('forbidden');
  const accountId = userName === undefined ? visitor.accountId : await selectMember(db, userName);
  if (accountId === undefined) throw new Problem('disk-member-unknown');
  const caller = await selectCaller(db, accountId);
  const { rights, reason, line } = effectiveRights(caller, way, await selectLines(db, access.diskId, caller));
  const row = line && (await selectRow(db, line.id));
  return { rights: [...rights], reason, ...(row && { line: row }) };
}
