import type { DiskEntry } from '@jinshu/api';

/** Key of a file or folder in a list. A file and a folder may have the same id. */
export const keyOfEntry = ({ kind, id }: Pick<DiskEntry, 'kind' | 'id'>): string => `${kind}-${id}`;

/** Returns the id of an entry from its key. */
export const idOfKey = (key: string): number => Number(key.slice(key.indexOf('-') + 1));

/** Returns the ids of files and folders from their keys, as the calls of the drives take them. */
export function selectionOf(keys: Iterable<string>): { fileIds: number[]; folderIds: number[] } {
  const all = [...keys];
  const idsOf = (kind: DiskEntry['kind']) => all.filter((key) => key.startsWith(`${kind}-`)).map(idOfKey);
  return { fileIds: idsOf('file'), folderIds: idsOf('folder') };
}
