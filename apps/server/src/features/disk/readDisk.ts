import { type Disk, type DiskEntry, type DiskFolderRef, type DiskOrder, type DiskRight, type DiskTreeFolder, Problem } from '@jinshu/api';
import { safeType, zipPaths } from '../../mail/attachment/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import type { BlobAnswer } from '../../platform/http/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { type DiskFile, selectEntries, selectFolderEntries, selectTree, selectWays } from './disk.repository.ts';
import { accessDisk, allowFiles, findFolder } from './diskAccess.ts';
import { type DiskAccess, type DiskVisitor, rightsAlong, rightsDown } from './diskRights.ts';
import { selectVersion } from './version.repository.ts';
import { zipEntries } from './zipEntries.ts';

/** A page of a folder with the way to it. */
export interface DiskPage {
  count: number;
  results: DiskEntry[];
  path: DiskFolderRef[];
  rights: DiskRight[];
}

interface ListInput {
  folderId: number;
  page: number;
  pageSize: number;
  folders: { by: DiskOrder; isDescending: boolean };
  files: { by: DiskOrder; isDescending: boolean };
}

/** A page of a folder, as far as the visitor may see it: of a folder that only leads on, the folders that it leads to. */
export async function listFolder({ db }: Pick<Deps, 'db'>, access: DiskAccess, input: ListInput): Promise<DiskPage> {
  const { folderId, page, pageSize: limit, folders, files } = input;
  const { folder, rights, passages } = await findFolder(db, access, folderId);
  const common = { path: folder?.path ?? [], rights: [...rights] };
  const { diskId } = access;
  const offset = (page - 1) * limit;
  if (diskId === undefined) return { ...common, count: 0, results: [] };
  if (rights.length > 0) return { ...common, ...(await selectEntries(db, { diskId, folderId, limit, offset, folders, files })) };
  const shown = await selectFolderEntries(db, diskId, passages);
  return { ...common, count: shown.length, results: shown.slice(offset, offset + limit) };
}

/** Rights on a personal disk that the level of a shared mailbox allows. */
export function rightsInMailbox({ shareLevel }: Pick<Session, 'shareLevel'>, disk: Disk, rights: readonly DiskRight[]): DiskRight[] {
  if (shareLevel === null || disk === 'company' || shareLevel === 'full') return [...rights];
  const writing: readonly DiskRight[] = shareLevel === 'write' ? ['share', 'permit'] : ['upload', 'change', 'share', 'permit'];
  return rights.filter((right) => !writing.includes(right));
}

/** The folders of a disk that the visitor may see, and those that lead to one. */
export async function readTree({ db }: Pick<Deps, 'db'>, access: DiskAccess): Promise<DiskTreeFolder[]> {
  if (access.diskId === undefined) return [];
  const tree = await selectTree(db, access.diskId);
  const rights = rightsDown(access, tree, new Map([[0, rightsAlong(access, [0])]]));
  const ways = access.isOpen
    ? new Map<number, never>()
    : await selectWays(
        db,
        access.diskId,
        access.lines.map(({ folderId }) => folderId),
      );
  const passages = new Set([...ways.values()].flatMap(({ way }: { way: readonly number[] }) => way));
  return tree
    .map((folder) => ({ ...folder, rights: [...(rights.get(folder.id) ?? [])] }))
    .filter((folder) => folder.rights.length > 0 || passages.has(folder.id));
}

/** One file of a disk that the visitor may download, for showing or sending it. */
export async function openDiskFile({ db }: Pick<Deps, 'db'>, visitor: DiskVisitor, disk: Disk, id: number): Promise<DiskFile> {
  const [file] = await allowFiles(db, await accessDisk(db, disk, visitor), [id], 'download');
  if (!file) throw new Problem('disk-file-not-found');
  return file;
}

/** A file as a download, or one of its earlier versions. */
export async function downloadFile(
  deps: Pick<Deps, 'db' | 'blobs'>,
  { disk, visitor, id, versionId }: { disk: Disk; visitor: DiskVisitor; id: number; versionId?: number | undefined },
): Promise<BlobAnswer> {
  const { db, blobs } = deps;
  const file = await openDiskFile(deps, visitor, disk, id);
  const version = versionId === undefined ? undefined : await selectVersion(db, { diskId: file.diskId, fileId: id, versionId });
  if (versionId !== undefined && !version) throw new Problem('disk-file-not-found');
  const { hash, size, type } = version ?? file;
  return {
    bytes: (range) => blobs.stream(db, hash, range),
    size,
    fileName: file.name,
    type: safeType(type).type,
    etag: hash.toString('hex'),
  };
}

/** A selection as a zip, packed while it is read. */
export async function downloadZip(
  deps: Pick<Deps, 'db' | 'blobs' | 'now'>,
  access: DiskAccess,
  selection: { fileIds: readonly number[]; folderIds: readonly number[] },
): Promise<BlobAnswer & { fileName: string }> {
  const { files, emptyFolders, name } = await zipEntries(deps, access, selection);
  return { bytes: zipPaths(files, deps.now(), emptyFolders), fileName: `${name || 'files'}.zip`, type: 'application/zip' };
}
