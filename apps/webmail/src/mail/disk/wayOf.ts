import type { DiskTreeFolder } from '@jinshu/api';

/** Returns the folders from the top of a drive to a folder, which is last. The root has no entry. */
export function wayOf(folders: readonly DiskTreeFolder[], folderId: number): DiskTreeFolder[] {
  const way: DiskTreeFolder[] = [];
  let folder = folders.find(({ id }) => id === folderId);
  while (folder && !way.includes(folder)) {
    way.unshift(folder);
    const { parentId } = folder;
    folder = folders.find(({ id }) => id === parentId && id !== 0);
  }
  return way;
}
