import { type Disk, type DiskSelection, maximumDiskDepth, Problem, type TakenChoice } from '@jinshu/api';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type CarryInput, carryFiles, carryFolders, dropUnplaced, removeCarried } from './carry.repository.ts';
import type { OpenedDisk } from './changeDisk.ts';
import { holdDisk, ownerOf } from './disk.repository.ts';
import { accessDisk, allowFiles, allowFolder, allowFolders } from './diskAccess.ts';
import { type EntryTable, noteDiskChange, selectHeight } from './diskChange.repository.ts';
import { type DiskVisitor, outermost } from './diskRights.ts';
import { withinRoom } from './diskUsage.repository.ts';
import { placeEntries } from './placeEntries.ts';

interface CarryRequest extends DiskSelection {
  visitor: DiskVisitor;
  from: Disk;
  to: Disk;
  /** Folder of the other disk. 0 is the top. */
  folderId: number;
  onTaken: TakenChoice;
  /** Whether the entries leave the disk that they are on. */
  isMove: boolean;
}

/** Number of entries that went to their place, and of those that were left out. */
export interface CarryResult {
  carriedCount: number;
  skippedCount: number;
}

/** Holds the disks, the personal one first: everywhere in this order, so that no two wait for each other. */
async function openBoth(tx: Tx, { visitor, from, to }: CarryRequest): Promise<Record<Disk, OpenedDisk | undefined>> {
  const opened: Record<Disk, OpenedDisk | undefined> = { personal: undefined, company: undefined };
  if (from === 'personal' || to === 'personal') await lockMailbox(tx, visitor.mailboxId);
  for (const disk of ['personal', 'company'] as const) {
    if (disk !== from && disk !== to) continue;
    const held = await holdDisk(tx, ownerOf(disk, visitor.mailboxId));
    opened[disk] = { tx, held, access: { ...(await accessDisk(tx, disk, visitor)), diskId: held.id } };
  }
  return opened;
}

/** Carries entries of one kind, puts them into the folder, and removes those that left their disk. */
async function carry(tx: Tx, kind: EntryTable, input: CarryInput, place: Pick<CarryRequest, 'folderId' | 'onTaken'>): Promise<CarryResult> {
  const carried = await (kind === 'file' ? carryFiles : carryFolders)(tx, input);
  await placeEntries(tx, kind, { diskId: input.to, ...place }, carried);
  const left = await dropUnplaced(tx, kind, input.to);
  const placed = carried.filter(({ id }) => !left.has(id));
  if (input.isMove)
    await removeCarried(
      tx,
      kind,
      input.from,
      placed.map(({ source }) => source),
    );
  return { carriedCount: placed.length, skippedCount: carried.length - placed.length };
}

/**
 * Copies files and folders on a disk or to the other one, or moves them to the other: all of them or, where one may not be, none. What they
 * need on the new disk counts there (FIL-57). Earlier versions and links go along with what is moved, and its shares end.
 */
export const carryEntries = ({ db, now }: { db: Db; now: () => Date }, request: CarryRequest): Promise<CarryResult> =>
  db.transaction().execute(async (tx) => {
    const { from, to, fileIds, folderIds, folderId, onTaken, isMove, visitor } = request;
    const opened = await openBoth(tx, request);
    const [source, target] = [opened[from], opened[to]] as [OpenedDisk, OpenedDisk];
    const { way } = await allowFolder(tx, target.access, folderId, 'upload');
    const right = isMove ? 'change' : 'download';
    const files = await allowFiles(tx, source.access, fileIds, right);
    const folders = outermost(await allowFolders(tx, source.access, folderIds, right, { isWhole: true })).map(({ id }) => id);
    if (from === to && folders.some((id) => way.includes(id))) throw new Problem('disk-move-into-itself');
    if (way.length - 1 + (await selectHeight(tx, source.held.id, folders)) > maximumDiskDepth) throw new Problem('disk-too-deep');
    const common = { from: source.held.id, to: target.held.id, isMove, accountId: visitor.accountId, at: now() };
    const result = await withinRoom(tx, target.held, async () => {
      const byFolders = await carry(tx, 'folder', { ...common, ids: folders }, { folderId, onTaken });
      const byFiles = await carry(tx, 'file', { ...common, ids: files.map(({ id }) => id) }, { folderId, onTaken });
      return {
        carriedCount: byFolders.carriedCount + byFiles.carriedCount,
        skippedCount: byFolders.skippedCount + byFiles.skippedCount,
      };
    });
    await noteDiskChange(tx, target.held);
    if (isMove && from !== to) await noteDiskChange(tx, source.held);
    return result;
  });
