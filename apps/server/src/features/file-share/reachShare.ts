import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { accessDisk, type DiskAccess, type DiskFile, type DiskWay, rightsAlong, selectDiskFiles, selectWays } from '../disk/index.ts';
import type { StoredShare } from './fileShare.repository.ts';

/** A share that is open to a visitor, with what is left of it. */
export interface ReachedShare {
  share: StoredShare;
  access: DiskAccess;
  files: DiskFile[];
  folders: DiskWay[];
}

/** Returns the entries that the owner could still share now. */
export async function reach({ db }: Pick<Deps, 'db'>, share: StoredShare): Promise<ReachedShare> {
  const access = await accessDisk(db, share.disk, share);
  const files = await selectDiskFiles(db, access.diskId, share.fileIds);
  const ways = await selectWays(db, access.diskId, [...share.folderIds, ...[...files.values()].map(({ folderId }) => folderId)]);
  const mayShare = (way: readonly number[]) => rightsAlong(access, way).includes('share');
  return {
    share,
    access,
    files: share.fileIds.flatMap((id) => files.get(id) ?? []).filter(({ folderId }) => mayShare(ways.get(folderId)?.way ?? [0])),
    folders: share.folderIds.flatMap((id) => ways.get(id) ?? []).filter(({ way }) => mayShare(way)),
  };
}

/** Returns a folder that is in one of the shared folders, or is one. */
export async function reachFolder({ db }: Pick<Deps, 'db'>, { access, folders }: ReachedShare, folderId: number): Promise<DiskWay> {
  const folder = (await selectWays(db, access.diskId, [folderId])).get(folderId);
  const shared = new Set(folders.map(({ id }) => id));
  if (!folder?.way.some((id) => shared.has(id)) || !rightsAlong(access, folder.way).includes('share'))
    throw new Problem('disk-folder-not-found');
  return folder;
}

/** Returns a file that is shared itself or is in a shared folder. */
export async function reachFile(deps: Pick<Deps, 'db'>, reached: ReachedShare, fileId: number): Promise<DiskFile> {
  const { access, files } = reached;
  const single = files.find(({ id }) => id === fileId);
  if (single) return single;
  const file = (await selectDiskFiles(deps.db, access.diskId, [fileId])).get(fileId);
  if (!file) throw new Problem('disk-file-not-found');
  await reachFolder(deps, reached, file.folderId).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('disk-file-not-found') : error;
  });
  return file;
}
