import { type PartEntry, partList, sections } from '../../packages/ui/scripts/partList.ts';

/** Part that a search found. */
export interface FoundPart extends PartEntry {
  /** Name of the entry, `@jinshu/ui/<entry>`. */
  entry: string;
}

const plain = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '');

/** Lower is better: the name, a name it also has, a part of a name, a word of its purpose. Infinity for none. */
function distance(query: string, { entry, synonyms, purpose, group }: FoundPart): number {
  const names = synonyms.split(', ').map(plain);
  if (plain(entry) === query) return 0;
  if (names.includes(query)) return 1;
  if (plain(entry).includes(query)) return 2;
  if (names.some((name) => name.includes(query))) return 3;
  return plain(purpose).includes(query) || plain(group) === query ? 4 : Number.POSITIVE_INFINITY;
}

const all: readonly FoundPart[] = Object.entries(partList).map(([entry, part]) => ({ entry, ...part }));

/** Returns the components that a query in English or Chinese finds, the closest first; all of them without a query. */
export function findParts(query: string): readonly FoundPart[] {
  const wanted = plain(query);
  if (!wanted) return all;
  return all
    .map((part) => ({ part, far: distance(wanted, part) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far)
    .map(({ part }) => part);
}

/** All groups in the order of the sidebar, without those that nothing was found in. */
export const groupParts = (parts: readonly FoundPart[]) =>
  Object.values(sections)
    .flat()
    .map((group) => ({ group, parts: parts.filter((part) => part.group === group) }))
    .filter(({ parts: found }) => found.length > 0);
