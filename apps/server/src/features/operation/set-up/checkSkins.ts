import { isDeepStrictEqual } from 'node:util';
import { Problem } from '@jinshu/api';
import { skinOf } from '../skin/readDraft.ts';
import { keysOf } from './items.ts';
import { SetUpFault } from './names.ts';
import { skins } from './sections/skins.ts';
import type { Entry } from './setUp.schema.ts';
import { skinDraft } from './skinDraft.ts';
import { skinReference } from './skinNames.ts';
import type { World } from './world.ts';

type Skin = Entry<'skins'>;

/** Why a skin can't become what the file says. The certificate is measured only for what the import would publish. */
function faultsOf(entry: Skin, before: Skin | undefined): string[] {
  try {
    const draft = skinDraft(entry, before);
    const { faults } = skinOf(1, draft);
    if (entry.draft) skinOf(1, entry.draft);
    const isShown = before?.isPublished === true && isDeepStrictEqual(draft, skinDraft(before, undefined));
    if (entry.isPublished !== true || isShown) return [];
    return faults.map(({ pair, measured, needed }) => `it can't be published: ${pair} has ${measured.toFixed(2)}:1 and needs ${needed}:1`);
  } catch (error) {
    if (error instanceof SetUpFault) return [error.message];
    if (error instanceof Problem && error.params.reason === 'skin-tokens') return [`tokens: ${error.params.token} is missing or malformed`];
    throw error;
  }
}

/** Returns the faults of each skin of a file, and the names of all skins that are published after an import. */
export async function checkSkins(world: World, entries: readonly Skin[]): Promise<{ faults: string[][]; published: string[] }> {
  const present = await skins.read(world);
  const after = new Map(keysOf(skins.keyOf, present).map((key, index) => [key, present[index] as Skin]));
  const keys = keysOf(skins.keyOf, entries);
  const faults = entries.map((entry, index) => faultsOf(entry, after.get(keys[index] ?? '')));
  for (const [index, key] of keys.entries()) after.set(key, { ...after.get(key), ...(entries[index] as Skin) });
  const published = [...after].filter(([, { isPublished }]) => isPublished);
  return { faults, published: published.map(([key, skin]) => skinReference(key, skin)) };
}
