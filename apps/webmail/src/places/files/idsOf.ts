import type { DiskEntry } from '@jinshu/api';

/** Returns the ids of files and of folders, as the calls of the drives take them. */
export const idsOf = (entries: readonly Pick<DiskEntry, 'id' | 'kind'>[]): { fileIds: number[]; folderIds: number[] } => ({
  fileIds: entries.filter(({ kind }) => kind === 'file').map(({ id }) => id),
  folderIds: entries.filter(({ kind }) => kind === 'folder').map(({ id }) => id),
});
