import path from 'node:path';
import type { Source } from './sources.ts';

/** An import from one folder of a tree into another. */
export interface Arrow {
  from: string;
  to: string;
  /** The file in `to` that is imported. */
  target: string;
}

/** The floors of a tree, each with the floors that it may use. What is on no floor may use everything, and no floor may use it. */
export type Floors = Readonly<Record<string, readonly string[]>>;

/** Returns the folder of a file: `<floor>/<folder>` on a floor, otherwise the folder or file directly below the tree. */
function folderIn(tree: string, floors: Floors, file: string): string | undefined {
  if (!file.startsWith(`${tree}/`)) return;
  const [first = '', second] = file.slice(tree.length + 1).split('/');
  return Object.hasOwn(floors, first) && second !== undefined && !second.includes('.') ? `${first}/${second}` : first;
}

/** Returns all imports of product code between the folders of a tree such as `apps/webmail/src`, and the files directly below it. */
function arrowsIn(sources: readonly Source[], tree: string, floors: Floors): Arrow[] {
  return sources.flatMap(({ file, imports }) => {
    const from = folderIn(tree, floors, file);
    if (from === undefined) return [];
    return imports.flatMap((name) => {
      if (!name.startsWith('.')) return [];
      const target = path.posix.join(path.posix.dirname(file), name);
      const to = folderIn(tree, floors, target);
      return to === undefined || to === from ? [] : [{ from, to, target }];
    });
  });
}

/** Returns the imports of product code between the folders of a tree: those on its floors, and those directly below it. */
export const arrowsBetweenFolders = (sources: readonly Source[], tree: string, floors: Floors = {}): Arrow[] =>
  arrowsIn(sources, tree, floors).filter(({ from, to }) => !from.includes('.') && !to.includes('.'));

/** Returns the imports that leave a floor for one that it may not use. */
export const upwardArrows = (sources: readonly Source[], tree: string, floors: Floors): Arrow[] =>
  arrowsIn(sources, tree, floors).filter(({ from, to }) => {
    const [own = '', other = ''] = [from, to].map((folder) => folder.split('/')[0]);
    return Object.hasOwn(floors, own) && own !== other && !floors[own]?.includes(other);
  });

/** Returns the folders that can be reached from themselves, sorted: none of them can be read, tested or removed alone. */
export function foldersInCycles(arrows: readonly Arrow[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const isInCycle = (folder: string) => {
    const reached = new Set<string>();
    const left = [...(next.get(folder) ?? [])];
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      if (one === folder) return true;
      if (reached.has(one)) continue;
      reached.add(one);
      left.push(...(next.get(one) ?? []));
    }
    return false;
  };
  return [...next.keys()].filter(isInCycle).sort();
}
