import { type Disk, type DiskRight, Problem } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type DiskFile, type DiskWay, findDisk, ownerOf, selectDiskFiles, selectWays } from './disk.repository.ts';
import { selectCaller, selectLines } from './diskAccess.repository.ts';
import { type DiskAccess, type DiskVisitor, rightsAlong } from './diskRights.ts';

/** Reads what a visitor may do on a disk. Whether a shared mailbox may be written to was checked with the call. */
export async function accessDisk(db: Db | Tx, disk: Disk, { accountId, mailboxId }: DiskVisitor): Promise<DiskAccess> {
  const owner = ownerOf(disk, mailboxId);
  const diskId = await findDisk(db, owner);
  if (disk === 'personal') return { owner, diskId, isOpen: true, caller: undefined, lines: [] };
  const caller = await selectCaller(db, accountId);
  const lines = caller.isAdministrator ? [] : await selectLines(db, diskId, caller);
  return { owner, diskId, isOpen: caller.isAdministrator, caller, lines };
}

/** A folder that was found, with what the visitor may do in it. */
export interface FoundFolder {
  /** Nothing for the top. */
  folder: DiskWay | undefined;
  way: readonly number[];
  rights: readonly DiskRight[];
  /** Folders in it that lead to one that the visitor may see, where they may not see all of it. */
  passages: readonly number[];
}

/** Finds a folder that the visitor may see, or that leads to one. Others are as if they were not there. */
export async function findFolder(db: Db | Tx, access: DiskAccess, folderId: number): Promise<FoundFolder> {
  const folder = (await selectWays(db, access.diskId, [folderId])).get(folderId);
  if (!folder && folderId !== 0) throw new Problem('disk-folder-not-found');
  const way = folder?.way ?? [0];
  const rights = rightsAlong(access, way);
  if (rights.length > 0) return { folder, way, rights, passages: [] };
  const ways = await selectWays(
    db,
    access.diskId,
    access.lines.map((line) => line.folderId),
  );
  const passages = [...ways.values()].flatMap((line) => {
    const place = line.way.indexOf(folderId);
    return place > 0 ? [line.way[place - 1] as number] : [];
  });
  if (passages.length === 0 && folderId !== 0) throw new Problem('disk-folder-not-found');
  return { folder, way, rights, passages: [...new Set(passages)] };
}

/** Finds a folder in which the visitor has a right. */
export async function allowFolder(db: Db | Tx, access: DiskAccess, folderId: number, right: DiskRight): Promise<FoundFolder> {
  const found = await findFolder(db, access, folderId);
  if (!found.rights.includes(right)) throw new Problem('forbidden');
  return found;
}

/** Finds files that the visitor has a right to, in the order of the ids. Those they may not see are as if they were not there. */
export async function allowFiles(db: Db | Tx, access: DiskAccess, ids: readonly number[], right: DiskRight): Promise<DiskFile[]> {
  const files = await selectDiskFiles(db, access.diskId, ids);
  const found = [...new Set(ids)].map((id) => {
    const file = files.get(id);
    if (!file) throw new Problem('disk-file-not-found', { id });
    return file;
  });
  if (access.isOpen) return found;
  const ways = await selectWays(
    db,
    access.diskId,
    found.map(({ folderId }) => folderId),
  );
  for (const { id, folderId } of found) {
    const rights = rightsAlong(access, ways.get(folderId)?.way ?? [0]);
    if (rights.length === 0) throw new Problem('disk-file-not-found', { id });
    if (!rights.includes(right)) throw new Problem('forbidden');
  }
  return found;
}

/** Those of the files that the visitor may download, by their ids. */
export async function downloadableFiles(db: Db | Tx, access: DiskAccess, ids: readonly number[]): Promise<Map<number, DiskFile>> {
  const files = await selectDiskFiles(db, access.diskId, ids);
  if (access.isOpen) return files;
  const places = [...files.values()].map(({ folderId }) => folderId);
  const ways = await selectWays(db, access.diskId, places);
  const isAllowed = ({ folderId }: DiskFile) => rightsAlong(access, ways.get(folderId)?.way ?? [0]).includes('download');
  return new Map([...files].filter(([, file]) => isAllowed(file)));
}

/** Finds folders that the visitor has a right to. With `isWhole`, also to everything in them. */
export async function allowFolders(
  db: Db | Tx,
  access: DiskAccess,
  ids: readonly number[],
  right: DiskRight,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<DiskWay[]> {
  const wanted = [...new Set(ids)];
  const ways = await selectWays(db, access.diskId, [...wanted, ...(isWhole ? access.lines.map((line) => line.folderId) : [])]);
  const found = wanted.map((id) => {
    const folder = ways.get(id);
    const rights = folder && rightsAlong(access, folder.way);
    if (!folder || rights?.length === 0) throw new Problem('disk-folder-not-found', { id });
    if (!rights?.includes(right)) throw new Problem('forbidden');
    return folder;
  });
  if (isWhole && !access.isOpen) {
    const whole = new Set(wanted);
    for (const { way } of ways.values())
      if (way.some((id) => whole.has(id)) && !rightsAlong(access, way).includes(right)) throw new Problem('forbidden');
  }
  return found;
}
