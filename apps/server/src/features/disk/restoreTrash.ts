import { type Disk, Problem, type TakenChoice } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { changeDisk, type OpenedDisk } from './changeDisk.ts';
import { selectWays } from './disk.repository.ts';
import { type DiskVisitor, rightsAlong } from './diskRights.ts';
import { withinRoom } from './diskUsage.repository.ts';
import { placeEntries } from './placeEntries.ts';
import { clearTrash, purgeTrash, selectTrashRows, type TrashRow, trashEnd } from './trash.repository.ts';

interface RestoreInput {
  disk: Disk;
  visitor: DiskVisitor;
  ids?: readonly number[] | undefined;
  undoId?: string | undefined;
  onTaken?: TakenChoice | undefined;
}

/** The rows that the visitor may restore or delete; the others are as if they were not there. */
async function allowedRows({ tx, access }: OpenedDisk, at: Date, wanted: Pick<RestoreInput, 'ids' | 'undoId'>): Promise<TrashRow[]> {
  const rows = await selectTrashRows(tx, access.diskId, { ...wanted, after: trashEnd(at) });
  return rows.filter(({ way }) => rightsAlong(access, [...way, 0]).includes('change'));
}

/** Puts rows of one kind back, folder by folder. If the folder no longer exists, they go to the top. */
async function putBack({ tx, access }: OpenedDisk, kind: 'file' | 'folder', rows: readonly TrashRow[], onTaken: TakenChoice) {
  const ways = await selectWays(
    tx,
    access.diskId,
    rows.map(({ way }) => way[0] ?? 0),
  );
  const groups = new Map<number, { id: number; name: string }[]>();
  for (const { fileId, folderId, name, way } of rows) {
    const parent = ways.has(way[0] ?? 0) ? (way[0] as number) : 0;
    groups.set(parent, [...(groups.get(parent) ?? []), { id: (kind === 'file' ? fileId : folderId) as number, name }]);
  }
  let skipped = 0;
  for (const [folderId, entries] of groups) {
    const placed = await placeEntries(tx, kind, { diskId: access.diskId, folderId, onTaken }, entries);
    skipped += placed.skipped;
  }
  return skipped;
}

/** Restores what was deleted to where it lay. A name that is taken there gets a number, unless the caller says otherwise. */
export const restoreTrash = (
  deps: Pick<Deps, 'db' | 'now'>,
  { disk, visitor, ids, undoId, onTaken = 'keep' }: RestoreInput,
): Promise<{ restoredCount: number; skippedCount: number }> =>
  changeDisk(deps, { disk, visitor }, async (opened) => {
    const { tx, held, access } = opened;
    const rows = await allowedRows(opened, deps.now(), { ids, undoId });
    if (rows.length === 0) throw new Problem('disk-file-not-found');
    const restored = (some: readonly TrashRow[]) =>
      clearTrash(
        tx,
        access.diskId,
        some.map(({ id }) => id),
      );
    const skippedCount = await withinRoom(tx, held, async () => {
      const folders = rows.filter(({ folderId }) => folderId !== null);
      const files = rows.filter(({ fileId }) => fileId !== null);
      let skipped = 0;
      // By depth: one folder may have lain in another that comes back with it.
      for (const depth of new Set(folders.map(({ way }) => way.length))) {
        const level = folders.filter(({ way }) => way.length === depth);
        skipped += await putBack(opened, 'folder', level, onTaken === 'replace' ? 'keep' : onTaken);
        await restored(level);
      }
      skipped += await putBack(opened, 'file', files, onTaken);
      await restored(files);
      return skipped;
    });
    return { restoredCount: rows.length - skippedCount, skippedCount };
  });

/** Deletes entries of the trash for ever. */
export const deleteTrash = (
  deps: Pick<Deps, 'db' | 'now'>,
  { disk, visitor, ids }: { disk: Disk; visitor: DiskVisitor; ids: readonly number[] },
): Promise<number> =>
  changeDisk(deps, { disk, visitor }, async (opened) => {
    const rows = await allowedRows(opened, deps.now(), { ids });
    return purgeTrash(
      opened.tx,
      opened.access.diskId,
      rows.map(({ id }) => id),
    );
  });
