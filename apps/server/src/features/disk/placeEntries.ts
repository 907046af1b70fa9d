import { Problem, type TakenChoice } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import { absorbFile, deleteEmptied, type EntryTable, selectChildren, selectTaken, updatePlaces } from './diskChange.repository.ts';
import { numberedName } from './diskNames.ts';

/** An entry to put into a folder under its name. */
export interface Placeable {
  id: number;
  name: string;
}

/** Target of entries, and the choice for names that exist there. */
export interface Place {
  diskId: number;
  /** 0 is the top. */
  folderId: number;
  onTaken: TakenChoice;
}

/** Number of entries that went to their place, and of those that were left where they were. */
export interface Placed {
  moved: number;
  skipped: number;
}

const namesToTell = 20;

/** Returns the problem for names that exist, with the first of them. */
export const nameTaken = (names: readonly string[]): Problem =>
  new Problem('disk-name-taken', { name: names[0] ?? '', names: names.slice(0, namesToTell).join('\n'), count: names.length });

/** Finds free names in a folder, each with the first free number. Each round looks up all open names together. */
export async function freeNames(
  tx: Tx,
  kind: EntryTable,
  { diskId, folderId }: Pick<Place, 'diskId' | 'folderId'>,
  names: readonly string[],
): Promise<string[]> {
  const found: string[] = [...names];
  const given = new Set<string>();
  let open = names.map((_, index) => index);
  for (let number = 1; open.length > 0; number += 1) {
    const wanted = open.map((index) => (number === 1 ? names[index] : numberedName(names[index] as string, number)) as string);
    const taken = await selectTaken(tx, kind, { diskId, folderId, names: wanted });
    open = open.filter((index, place) => {
      const name = wanted[place] as string;
      const lower = name.toLowerCase();
      if (taken.has(lower) || given.has(lower)) return true;
      given.add(lower);
      found[index] = name;
      return false;
    });
  }
  return found;
}

/** Puts the content of a folder into another and removes the first. */
async function mergeFolder(tx: Tx, place: Place, { from, into }: { from: number; into: number }): Promise<void> {
  const inside = { ...place, folderId: into };
  await placeEntries(tx, 'folder', inside, await selectChildren(tx, 'folder', place.diskId, from));
  await placeEntries(tx, 'file', inside, await selectChildren(tx, 'file', place.diskId, from));
  await deleteEmptied(tx, place.diskId, from);
}

/**
 * Puts entries of a disk into a folder. Those whose name is free go together. `replace` makes a file a new version of the one there, and
 * merges a folder with the one there.
 */
export async function placeEntries(tx: Tx, kind: EntryTable, place: Place, entries: readonly Placeable[]): Promise<Placed> {
  const names = entries.map(({ name }) => name);
  const own = new Set(entries.map(({ id }) => id));
  const taken = await selectTaken(tx, kind, { ...place, names });
  const first = new Set<string>();
  const isFree = ({ name }: Placeable) => {
    const lower = name.toLowerCase();
    const there = taken.get(lower);
    if (first.has(lower) || (there && !own.has(there.id))) return false;
    first.add(lower);
    return true;
  };
  const free = entries.filter(isFree);
  const isPlaced = new Set(free.map(({ id }) => id));
  const others = entries.filter(({ id }) => !isPlaced.has(id));
  if (others.length > 0 && place.onTaken === 'ask') throw nameTaken(others.map(({ name }) => name));
  await updatePlaces(tx, kind, { ...place, entries: free });
  if (place.onTaken === 'skip') return { moved: free.length, skipped: others.length };
  if (place.onTaken === 'keep') {
    const found = await freeNames(
      tx,
      kind,
      place,
      others.map(({ name }) => name),
    );
    await updatePlaces(tx, kind, { ...place, entries: others.map(({ id }, index) => ({ id, name: found[index] as string })) });
    return { moved: entries.length, skipped: 0 };
  }
  for (const { id, name } of others) {
    const there = (await selectTaken(tx, kind, { ...place, names: [name] })).get(name.toLowerCase());
    if (!there) await updatePlaces(tx, kind, { ...place, entries: [{ id, name }] });
    else if (kind === 'file') await absorbFile(tx, place.diskId, { from: id, into: there.id });
    else await mergeFolder(tx, place, { from: id, into: there.id });
  }
  return { moved: entries.length, skipped: 0 };
}
