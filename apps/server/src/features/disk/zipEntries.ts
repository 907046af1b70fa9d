import type { DiskSelection } from '@jinshu/api';
import { distinctNames, type FileToZip } from '../../mail/attachment/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectFilesIn, selectTree } from './disk.repository.ts';
import { allowFiles, allowFolders } from './diskAccess.ts';
import { type DiskAccess, outermost, rightsAlong, rightsDown } from './diskRights.ts';

/** Files to pack, and the name of the zip. */
export interface Packed {
  files: FileToZip[];
  /** Paths of folders in which there are neither files nor folders. */
  emptyFolders: string[];
  name: string;
  /** Sum of the sizes. */
  size: number;
}

/**
 * The files of a selection with their paths in a zip. Only names are read here; bytes are read one file after the other while the zip is.
 * Folders in which the visitor does not have the right are left out. Folder 0 stands for the whole disk.
 */
export async function zipEntries(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  access: DiskAccess,
  { fileIds, folderIds }: DiskSelection,
  right: 'download' | 'share' = 'download',
): Promise<Packed> {
  const { diskId } = access;
  const isAll = folderIds.includes(0);
  const single = await allowFiles(db, access, fileIds, right);
  const wholes = isAll ? [] : outermost(await allowFolders(db, access, folderIds, right));
  const name = (single.length + wholes.length === 1 && (wholes[0]?.name ?? single[0]?.name.replace(/\.[^.]*$/, ''))) || '';
  const toZip = (path: string, hash: Buffer) => ({ name: path, open: () => blobs.stream(db, hash) });
  const tops = distinctNames([...single, ...wholes].map((entry) => entry.name));
  let total = single.reduce((sum, { size }) => sum + size, 0);
  const files = single.map(({ hash }, index) => toZip(tops[index] as string, hash));
  if (diskId === undefined || (!isAll && wholes.length === 0)) return { files, emptyFolders: [], name, size: total };

  const tree = await selectTree(db, diskId, isAll ? undefined : wholes.map(({ id }) => id));
  const start = new Map(isAll ? [[0, rightsAlong(access, [0])]] : wholes.map(({ id, way }) => [id, rightsAlong(access, way)]));
  const rights = rightsDown(access, tree, start);
  const paths = new Map(isAll ? [[0, '']] : wholes.map(({ id }, index) => [id, `${tops[single.length + index]}/`]));
  for (const { id, parentId, name: own } of tree) if (!paths.has(id)) paths.set(id, `${paths.get(parentId) ?? ''}${own}/`);
  const open = [...rights].flatMap(([id, some]) => (some.includes(right) ? [id] : []));
  const packed = new Set(open);
  const filled = new Set(tree.filter(({ id }) => packed.has(id)).map(({ parentId }) => parentId));
  for (const { folderId, name: own, hash, size } of await selectFilesIn(db, diskId, open)) {
    files.push(toZip(`${paths.get(folderId)}${own}`, hash));
    total += size;
    filled.add(folderId);
  }
  const emptyFolders = open.flatMap((id) => (id === 0 || filled.has(id) ? [] : [paths.get(id) as string]));
  return { files, emptyFolders, name, size: total };
}
