import { type Disk, type DiskEntry, maximumDiskDepth, Problem } from '@jinshu/api';
import { refuseExecutables } from '../../mail/attachment/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { changeDisk } from './changeDisk.ts';
import { selectFileEntries, selectFolderEntries } from './disk.repository.ts';
import { allowFiles, allowFolder, allowFolders } from './diskAccess.ts';
import { insertDiskFolder, selectTaken } from './diskChange.repository.ts';
import type { DiskVisitor } from './diskRights.ts';
import { freeNames, nameTaken, placeEntries } from './placeEntries.ts';

interface CreateInput {
  disk: Disk;
  visitor: DiskVisitor;
  folderId: number;
  name: string;
  onTaken?: 'ask' | 'keep' | undefined;
}

/** Creates a folder in a folder. */
export const createFolder = (
  deps: Pick<Deps, 'db' | 'now'>,
  { disk, visitor, folderId, name, onTaken = 'ask' }: CreateInput,
): Promise<DiskEntry> =>
  changeDisk(deps, { disk, visitor }, async ({ tx, access: { diskId, ...access } }) => {
    const { way } = await allowFolder(tx, { ...access, diskId }, folderId, 'upload');
    if (way.length > maximumDiskDepth) throw new Problem('disk-too-deep');
    const place = { diskId, folderId };
    if (onTaken === 'ask' && (await selectTaken(tx, 'folder', { ...place, names: [name] })).size > 0) throw nameTaken([name]);
    const [free = name] = await freeNames(tx, 'folder', place, [name]);
    const id = await insertDiskFolder(tx, { ...place, name: free, accountId: visitor.accountId, at: deps.now() });
    return (await selectFolderEntries(tx, diskId, [id]))[0] as DiskEntry;
  });

interface RenameInput {
  disk: Disk;
  visitor: DiskVisitor;
  id: number;
  name: string;
}

/** Renames a folder. */
export const renameFolder = (deps: Pick<Deps, 'db'>, { disk, visitor, id, name }: RenameInput): Promise<DiskEntry> =>
  changeDisk(deps, { disk, visitor }, async ({ tx, access: { diskId, ...access } }) => {
    const [folder] = await allowFolders(tx, { ...access, diskId }, [id], 'change');
    await placeEntries(tx, 'folder', { diskId, folderId: folder?.parentId ?? 0, onTaken: 'ask' }, [{ id, name }]);
    return (await selectFolderEntries(tx, diskId, [id]))[0] as DiskEntry;
  });

/** Renames a file. It cannot become one that may not be opened (FIL-18). */
export async function renameFile(deps: Pick<Deps, 'db'>, { disk, visitor, id, name }: RenameInput): Promise<DiskEntry> {
  await refuseExecutables(deps.db, visitor.accountId, [name]);
  return changeDisk(deps, { disk, visitor }, async ({ tx, access: { diskId, ...access } }) => {
    const [file] = await allowFiles(tx, { ...access, diskId }, [id], 'change');
    await placeEntries(tx, 'file', { diskId, folderId: file?.folderId ?? 0, onTaken: 'ask' }, [{ id, name }]);
    return (await selectFileEntries(tx, diskId, [id]))[0] as DiskEntry;
  });
}
