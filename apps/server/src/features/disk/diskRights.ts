import { type DiskCaller, type DiskPermissionLine, type DiskRight, diskRights, effectiveRights } from '@jinshu/api';
import type { DiskOwner, DiskWay, TreeFolder } from './disk.repository.ts';

/** User of a disk: the account whose permissions count, and the mailbox with the personal disk. */
export interface DiskVisitor {
  accountId: number;
  mailboxId: number;
}

/** A disk with what the visitor may do on it. */
export interface DiskAccess {
  owner: DiskOwner;
  /** Nothing while it was never written to. */
  diskId: number | undefined;
  /** Whether everything is allowed everywhere: on the personal disk, and for administrators. */
  isOpen: boolean;
  caller: DiskCaller | undefined;
  /** Permissions of the visitor. */
  lines: readonly DiskPermissionLine[];
}

const personalRights = diskRights.filter((right) => right !== 'permit');

/** The rights along a way. */
export function rightsAlong({ caller, lines }: DiskAccess, way: readonly number[]): readonly DiskRight[] {
  return caller ? effectiveRights(caller, way, lines).rights : personalRights;
}

/** Returns the rights in each folder of a tree whose parents come first. `start` has the rights where it begins. */
export function rightsDown(
  access: DiskAccess,
  tree: readonly TreeFolder[],
  start: ReadonlyMap<number, readonly DiskRight[]>,
): Map<number, readonly DiskRight[]> {
  const found = new Map(start);
  for (const { id, parentId } of tree) {
    if (start.has(id)) continue;
    const own = access.isOpen ? [] : rightsAlong(access, [id]);
    found.set(id, own.length > 0 ? own : (found.get(parentId) ?? []));
  }
  return found;
}

/** Returns the folders of a selection that are in none of the others. */
export const outermost = (folders: readonly DiskWay[]): DiskWay[] => {
  const selected = new Set(folders.map(({ id }) => id));
  return folders.filter(({ way }) => !way.slice(1).some((id) => selected.has(id)));
};
