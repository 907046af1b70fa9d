import path from 'node:path';
import type { Source } from './sources.ts';

/** An import from one folder of a tree into another. */
export interface Arrow {
  from: string;
  to: string;
  /** The file in `to` that is imported. */
  target: string;
}

/** Returns the imports of product code between the folders directly below `tree`, such as `apps/webmail/src`. */
export function arrowsBetweenFolders(sources: readonly Source[], tree: string): Arrow[] {
  const folderOf = (file: string) => (file.startsWith(`${tree}/`) ? file.slice(tree.length + 1).split('/')[0] : undefined);
  return sources.flatMap(({ file, imports }) => {
    const from = folderOf(file);
    if (from === undefined || from.includes('.')) return [];
    return imports.flatMap((name) => {
      if (!name.startsWith('.')) return [];
      const target = path.posix.join(path.posix.dirname(file), name);
      const to = folderOf(target);
      return to === undefined || to.includes('.') || to === from ? [] : [{ from, to, target }];
    });
  });
}

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
