import { canPreview, type Disk, type DiskEntry, type DiskRight, type FoundEntry, showDiskPreview } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { FileAction, FileItem } from '@jinshu/ui/file-browser';
import { keyOfEntry } from '../../mail/disk/index.ts';

/** Images up to this size have a thumbnail in the list, in bytes. */
const smallImageBytes = 2_000_000;
const imageTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Actions of each right, in the order of the toolbar. */
const actionsOfRight = [
  ['newFolder', 'upload'],
  ['upload', 'upload'],
  ['preview', 'download'],
  ['share', 'share'],
  ['download', 'download'],
  ['zip', 'download'],
  ['rename', 'change'],
  ['move', 'change'],
  ['copy', 'download'],
  ['versions', 'download'],
  ['delete', 'change'],
  ['permissions', 'permit'],
] as const satisfies readonly (readonly [FileAction, DiskRight])[];

/** Returns the actions that the rights in a folder allow (FIL-16). Others aren't offered. */
export const actionsOfRights = (rights: readonly DiskRight[]): FileAction[] =>
  actionsOfRight.filter(([, right]) => rights.includes(right)).map(([action]) => action);

interface Shown {
  api: ApiClient;
  disk: Disk;
  /** Whether the user may see the content of the files. */
  canOpen: boolean;
  /** Mark of a file that is shared. */
  sharedMark: (entry: DiskEntry) => FileItem['status'];
}

/** Returns a file or folder as the list shows it. Owners are shown on the enterprise drive only: files of the personal drive have one owner. */
export function toFileItem(entry: DiskEntry, { api, disk, canOpen, sharedMark }: Shown): FileItem {
  const { id, name, kind, size, type, ownerName, createdAt, changedAt } = entry;
  const isFolder = kind === 'folder';
  const hasImage = canOpen && imageTypes.has(type) && size <= smallImageBytes;
  return {
    id: keyOfEntry(entry),
    name,
    isFolder,
    ...(!isFolder && { size, canPreview: canPreview(name) }),
    ...(disk === 'company' && { ownerName }),
    changedAt: changedAt ?? createdAt,
    ...(entry.shareId !== undefined && { status: sharedMark(entry) }),
    ...(hasImage && { imageUrl: api.href(showDiskPreview, { params: { disk, id } }) }),
  };
}

/** Returns a file that a search found, with the folders that contain it. */
export const toFoundItem = ({ entry, path }: FoundEntry, shown: Shown): FileItem => ({
  ...toFileItem(entry, shown),
  place: path.map(({ name }) => name).join(' / '),
});
