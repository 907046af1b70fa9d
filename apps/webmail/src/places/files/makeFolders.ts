import { createDiskFolder, type Disk, getDiskTree } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';

/** Returns the folder part of a path: `2026/plans` of `2026/plans/a.pdf`, and an empty string for a file without folders. */
export const folderOfPath = (path: string): string => path.split('/').slice(0, -1).join('/');

/**
 * Creates the folders of uploaded files below a folder of a drive, unless they exist. Returns the id of each path, where the empty path is
 * the folder itself.
 */
export async function makeFolders(api: ApiClient, disk: Disk, folderId: number, paths: readonly string[]): Promise<Map<string, number>> {
  const made = new Map([['', folderId]]);
  const wanted = [...new Set(paths.map(folderOfPath))].filter((path) => path !== '');
  if (wanted.length === 0) return made;
  const { results: known } = await api.call(getDiskTree, { params: { disk } });
  const open = async (path: string): Promise<number> => {
    const before = made.get(path);
    if (before !== undefined) return before;
    const parentId = await open(folderOfPath(path));
    const name = path.slice(path.lastIndexOf('/') + 1);
    const existing = known.find((folder) => folder.parentId === parentId && folder.name.toLowerCase() === name.toLowerCase());
    const { id } = existing ?? (await api.call(createDiskFolder, { params: { disk }, body: { folderId: parentId, name } }));
    made.set(path, id);
    return id;
  };
  for (const path of wanted) await open(path);
  return made;
}
