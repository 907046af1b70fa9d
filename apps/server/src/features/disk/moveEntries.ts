import { type Disk, type DiskSelection, maximumDiskDepth, Problem, type TakenChoice } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { carryEntries } from './carryEntries.ts';
import { changeDisk } from './changeDisk.ts';
import type { DiskFile, DiskWay } from './disk.repository.ts';
import { allowFiles, allowFolder, allowFolders, type FoundFolder } from './diskAccess.ts';
import { selectHeight } from './diskChange.repository.ts';
import { type DiskVisitor, outermost } from './diskRights.ts';
import { placeEntries } from './placeEntries.ts';

/** Previous folder of moved entries. */
export interface MovedFrom {
  folderId: number;
  fileIds: number[];
  folderIds: number[];
}

function movedFrom(files: readonly DiskFile[], folders: readonly DiskWay[]): MovedFrom[] {
  const places = new Map<number, MovedFrom>();
  const placeOf = (folderId: number) => {
    const place = places.get(folderId) ?? { folderId, fileIds: [], folderIds: [] };
    places.set(folderId, place);
    return place;
  };
  for (const { id, folderId } of files) placeOf(folderId).fileIds.push(id);
  for (const { id, parentId } of folders) placeOf(parentId).folderIds.push(id);
  return [...places.values()];
}

/** Refuses a folder that would be inside itself, or deeper than a disk allows. */
async function refusePlace(tx: Tx, diskId: number, target: FoundFolder, folders: readonly DiskWay[]): Promise<void> {
  const ids = folders.map(({ id }) => id);
  if (ids.some((id) => target.way.includes(id))) throw new Problem('disk-move-into-itself');
  if (target.way.length - 1 + (await selectHeight(tx, diskId, ids)) > maximumDiskDepth) throw new Problem('disk-too-deep');
}

/** Number of entries that were moved and left out, and where they were. */
interface MoveResult {
  movedCount: number;
  skippedCount: number;
  movedFrom: MovedFrom[];
}

interface MoveInput extends DiskSelection {
  disk: Disk;
  /** The other disk, for a move to it. */
  toDisk?: Disk | undefined;
  visitor: DiskVisitor;
  folderId: number;
  onTaken: TakenChoice;
}

const moveInside = (deps: Pick<Deps, 'db'>, { disk, visitor, fileIds, folderIds, folderId, onTaken }: MoveInput): Promise<MoveResult> =>
  changeDisk(deps, { disk, visitor }, async ({ tx, access }) => {
    const target = await allowFolder(tx, access, folderId, 'upload');
    const files = (await allowFiles(tx, access, fileIds, 'change')).filter((file) => file.folderId !== folderId);
    const folders = outermost(await allowFolders(tx, access, folderIds, 'change', { isWhole: true }));
    await refusePlace(tx, access.diskId, target, folders);
    const moving = folders.filter(({ parentId }) => parentId !== folderId);
    const place = { diskId: access.diskId, folderId, onTaken };
    const placedFolders = await placeEntries(tx, 'folder', place, moving);
    const placedFiles = await placeEntries(tx, 'file', place, files);
    return {
      movedCount: placedFolders.moved + placedFiles.moved,
      skippedCount: placedFolders.skipped + placedFiles.skipped,
      movedFrom: movedFrom(files, moving),
    };
  });

/** Moves files and folders to a folder: all of them or, where one may not be moved, none. What is there already stays as it is. */
export async function moveEntries(deps: Pick<Deps, 'db' | 'now'>, input: MoveInput): Promise<MoveResult> {
  const { disk, toDisk = disk } = input;
  if (toDisk === disk) return moveInside(deps, input);
  const { carriedCount, skippedCount } = await carryEntries(deps, { ...input, from: disk, to: toDisk, isMove: true });
  return { movedCount: carriedCount, skippedCount, movedFrom: [] };
}
