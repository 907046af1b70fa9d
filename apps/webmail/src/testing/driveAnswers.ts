import {
  copyDiskEntries,
  createDiskFolder,
  type Disk,
  type DiskCapacity,
  type DiskEntry,
  type DiskRight,
  deleteDiskEntries,
  deleteDiskTrash,
  diskRights,
  getDiskCapacity,
  getDiskTree,
  listAttachmentUses,
  listDisk,
  listDiskTrash,
  listDiskVersions,
  listFileShares,
  listStoredAttachments,
  moveDiskEntries,
  Problem,
  renameDiskFile,
  renameDiskFolder,
  restoreDiskTrash,
  searchDisk,
} from '@jinshu/api';
import { answer, type FakeAnswer } from './fakeServer.ts';

/** A file or folder of the example drives. */
interface Kept extends DiskEntry {
  disk: Disk;
  parentId: number;
  /** Call that deleted it. */
  undoId?: string | undefined;
}

const at = '2026-11-19T08:00:00Z';

const folder = (disk: Disk, id: number, name: string, parentId = 0): Kept => ({
  disk,
  id,
  name,
  parentId,
  size: 0,
  kind: 'folder',
  type: '',
  ownerName: '林月',
  createdAt: at,
});
const file = (disk: Disk, id: number, name: string, size: number, parentId = 0): Kept => ({
  ...folder(disk, id, name, parentId),
  size,
  kind: 'file',
  type: name.endsWith('.png') ? 'image/png' : 'application/octet-stream',
});

/** Drives that keep what is done to them. */
interface Drives {
  answers: FakeAnswer[];
  /** Names in a folder, folders first. */
  names: (disk: Disk, folderId?: number) => string[];
  /** Rights of the user on the enterprise drive. */
  rights: DiskRight[];
  capacity: DiskCapacity;
}

/** Makes drives with a few files. */
export function createDrives(): Drives {
  let entries: Kept[] = [
    folder('personal', 1, '扫描样本'),
    folder('personal', 2, '投稿'),
    file('personal', 1, '接口文档.pdf', 1_551_892),
    file('personal', 2, '校勘记.txt', 412),
    file('personal', 3, '版心示意.png', 587_776),
    file('personal', 4, '校勘记.txt', 99, 2),
    folder('company', 11, '研究资料'),
    folder('company', 12, '青鸾项目', 11),
    file('company', 11, '标注口径.docx', 212_000),
  ];
  let nextId = 100;
  const drives: Drives = {
    answers: [],
    rights: [...diskRights],
    capacity: { used: 3_435_973_836, total: 21_474_836_480, trash: 104_857_600, versions: 0 },
    names: (disk, folderId = 0) => listed(disk, folderId).map(({ name }) => name),
  };
  const rightsOn = (disk: Disk) => (disk === 'personal' ? diskRights.filter((right) => right !== 'permit') : drives.rights);
  const listed = (disk: Disk, folderId: number) =>
    entries
      .filter((entry) => entry.disk === disk && entry.parentId === folderId && entry.undoId === undefined)
      .sort((a, b) => (a.kind === b.kind ? a.name.localeCompare(b.name) : a.kind === 'folder' ? -1 : 1));
  const pathOf = (disk: Disk, folderId: number): { id: number; name: string }[] => {
    const found = entries.find((entry) => entry.disk === disk && entry.kind === 'folder' && entry.id === folderId);
    return found ? [...pathOf(disk, found.parentId), { id: found.id, name: found.name }] : [];
  };
  const shown = ({ disk: _disk, parentId: _parentId, undoId: _undoId, ...entry }: Kept): DiskEntry => entry;
  const find = (disk: Disk, kind: DiskEntry['kind'], id: number): Kept => {
    const found = entries.find((entry) => entry.disk === disk && entry.kind === kind && entry.id === id);
    if (!found) throw new Problem(kind === 'file' ? 'disk-file-not-found' : 'disk-folder-not-found');
    return found;
  };
  const refuseTaken = (disk: Disk, parentId: number, name: string, own?: Kept) => {
    const isTaken = listed(disk, parentId).some((entry) => entry !== own && entry.name.toLowerCase() === name.toLowerCase());
    if (isTaken) throw new Problem('disk-name-taken', { name });
  };
  const rename = (disk: Disk, kind: DiskEntry['kind'], id: number, name: string) => {
    const entry = find(disk, kind, id);
    refuseTaken(disk, entry.parentId, name, entry);
    entry.name = name;
    return shown(entry);
  };
  const chosen = (disk: Disk, { fileIds, folderIds }: { fileIds: readonly number[]; folderIds: readonly number[] }) => [
    ...fileIds.map((id) => find(disk, 'file', id)),
    ...folderIds.map((id) => find(disk, 'folder', id)),
  ];
  const move = (disk: Disk, moved: Kept, folderId: number, onTaken: string): boolean => {
    const other = listed(disk, folderId).find((entry) => entry !== moved && entry.name === moved.name);
    if (other && onTaken === 'ask') throw new Problem('disk-name-taken', { name: moved.name });
    if (other && onTaken === 'skip') return false;
    if (other && onTaken === 'replace') entries = entries.filter((entry) => entry !== other);
    if (other && onTaken === 'keep') moved.name = moved.name.replace(/(\.\w+)?$/, ' (2)$1');
    moved.parentId = folderId;
    return true;
  };
  const trashed = (disk: Disk) => entries.filter((entry) => entry.disk === disk && entry.undoId !== undefined);
  drives.answers = [
    answer(listDisk, ({ params: { disk }, query: { folderId, page, pageSize, isDescending } }) => {
      if (folderId !== 0) find(disk, 'folder', folderId);
      const all = listed(disk, folderId).map(shown);
      if (isDescending) all.reverse();
      return {
        count: all.length,
        results: all.slice((page - 1) * pageSize, page * pageSize),
        path: pathOf(disk, folderId),
        rights: [...rightsOn(disk)],
      };
    }),
    answer(getDiskCapacity, () => drives.capacity),
    answer(getDiskTree, ({ params: { disk } }) => {
      const results = entries
        .filter((entry) => entry.disk === disk && entry.kind === 'folder' && entry.undoId === undefined)
        .map(({ id, parentId, name }) => ({ id, parentId, name, rights: [...rightsOn(disk)] }));
      return { count: results.length, results };
    }),
    answer(createDiskFolder, ({ params: { disk }, body: { folderId, name } }) => {
      refuseTaken(disk, folderId, name);
      const made = folder(disk, nextId++, name, folderId);
      entries.push(made);
      return shown(made);
    }),
    answer(renameDiskFolder, ({ params: { disk, id }, body: { name } }) => rename(disk, 'folder', id, name)),
    answer(renameDiskFile, ({ params: { disk, id }, body: { name } }) => rename(disk, 'file', id, name)),
    answer(deleteDiskEntries, ({ params: { disk }, body }) => {
      const undoId = '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10';
      const gone = chosen(disk, body);
      for (const entry of gone) entry.undoId = undoId;
      return { removedCount: gone.length, undoId };
    }),
    answer(copyDiskEntries, ({ params: { disk }, body: { toDisk = disk, folderId, onTaken = 'ask', ...ids } }) => {
      const all = chosen(disk, ids);
      if (onTaken === 'ask') for (const entry of all) refuseTaken(toDisk, folderId, entry.name);
      const copies = all.map((entry) => ({ ...entry, disk: toDisk, id: nextId++ }));
      const placed = copies.filter((copy) => move(toDisk, copy, folderId, onTaken));
      entries.push(...placed);
      return { copiedCount: placed.length, skippedCount: copies.length - placed.length };
    }),
    answer(moveDiskEntries, ({ params: { disk }, body: { toDisk = disk, folderId, onTaken = 'ask', ...ids } }) => {
      const all = chosen(disk, ids);
      // All or none: the names are checked before anything is moved.
      if (onTaken === 'ask') for (const entry of all) refuseTaken(toDisk, folderId, entry.name, entry);
      const from = all[0]?.parentId ?? 0;
      const moved = all.filter((entry) => move(toDisk, entry, folderId, onTaken));
      for (const entry of moved) entry.disk = toDisk;
      const movedFrom = moved.length > 0 && toDisk === disk ? [{ folderId: from, ...ids }] : [];
      return { movedCount: moved.length, skippedCount: all.length - moved.length, movedFrom };
    }),
    answer(searchDisk, ({ params: { disk }, query: { keyword } }) => {
      const results = entries
        .filter((entry) => entry.disk === disk && entry.undoId === undefined && entry.name.includes(keyword))
        .map((entry) => ({ entry: shown(entry), folderId: entry.parentId, path: pathOf(disk, entry.parentId), isByContent: false }));
      return { count: results.length, results, hasMore: false };
    }),
    answer(listDiskTrash, ({ params: { disk } }) => {
      const results = trashed(disk).map(({ id, name, kind, size, parentId }) => ({
        id: kind === 'file' ? id : id + 1000,
        name,
        kind,
        size,
        path: pathOf(disk, parentId).map((one) => one.name),
        deletedAt: at,
        deletedBy: '林月',
        expiresAt: '2026-12-19T08:00:00Z',
      }));
      return { count: results.length, results };
    }),
    answer(restoreDiskTrash, ({ params: { disk }, body: { ids, undoId } }) => {
      const back = trashed(disk).filter(
        (entry) => entry.undoId === undoId || ids?.includes(entry.kind === 'file' ? entry.id : entry.id + 1000),
      );
      for (const entry of back) entry.undoId = undefined;
      return { restoredCount: back.length, skippedCount: 0 };
    }),
    answer(deleteDiskTrash, ({ params: { disk }, body: { ids } }) => {
      const before = entries.length;
      entries = entries.filter((entry) => !(entry.disk === disk && entry.undoId !== undefined && ids.includes(entry.id)));
      return { removedCount: before - entries.length };
    }),
    answer(listDiskVersions, () => ({ count: 0, results: [] })),
    answer(listFileShares, () => ({ count: 0, results: [] })),
    answer(listStoredAttachments, () => ({ count: 0, results: [] })),
    answer(listAttachmentUses, () => ({ count: 0, results: [] })),
  ];
  return drives;
}
