import { randomUUID } from 'node:crypto';
import type { Disk, DiskSelection } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { changeDisk } from './changeDisk.ts';
import { type DiskWay, selectWays } from './disk.repository.ts';
import { allowFiles, allowFolders } from './diskAccess.ts';
import { type DiskVisitor, outermost } from './diskRights.ts';
import { insertTrash, trashInside } from './trash.repository.ts';

const byFolder = <T>(entries: readonly T[], folderOf: (entry: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const entry of entries) groups.set(folderOf(entry), [...(groups.get(folderOf(entry)) ?? []), entry]);
  return groups;
};

/** Moves files and folders to the trash, with all that is in them (FIL-54): all of them or, where one may not be deleted, none. */
export const deleteEntries = (
  deps: Pick<Deps, 'db' | 'now'>,
  { disk, visitor, fileIds, folderIds }: DiskSelection & { disk: Disk; visitor: DiskVisitor },
): Promise<{ removedCount: number; undoId: string }> =>
  changeDisk(deps, { disk, visitor }, async ({ tx, access }) => {
    const files = await allowFiles(tx, access, fileIds, 'change');
    const folders = outermost(await allowFolders(tx, access, folderIds, 'change', { isWhole: true }));
    const undoId = randomUUID();
    const common = { diskId: access.diskId, undoId, accountId: visitor.accountId, at: deps.now() };
    const ways = await selectWays(
      tx,
      access.diskId,
      files.map(({ folderId }) => folderId),
    );
    let removedCount = 0;
    const put = async (kind: 'file' | 'folder', parent: Pick<DiskWay, 'way' | 'path'> | undefined, ids: readonly number[]) => {
      const way = (parent?.way ?? []).filter((id) => id !== 0);
      removedCount += await insertTrash(tx, kind, { ...common, way, path: (parent?.path ?? []).map(({ name }) => name), ids });
    };
    for (const [folderId, group] of byFolder(files, (file) => file.folderId))
      await put(
        'file',
        ways.get(folderId),
        group.map(({ id }) => id),
      );
    for (const group of byFolder(folders, (folder) => folder.parentId).values()) {
      const [first] = group as [DiskWay];
      await put(
        'folder',
        { way: first.way.slice(1), path: first.path.slice(0, -1) },
        group.map(({ id }) => id),
      );
    }
    if (folders.length > 0) await trashInside(tx, access.diskId, undoId);
    return { removedCount, undoId };
  });
