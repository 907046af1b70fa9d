import type { Tx } from '../../../platform/db/index.ts';
import { ensureCategory, selectCategoryPaths } from '../../contact/index.ts';

/** The categories of the company book during an import. */
export interface Categories {
  pathOf: (id: number) => readonly string[] | undefined;
  /** Returns the category of a path; one that is missing is made. */
  ensure: (path: readonly string[]) => Promise<number>;
  /** Paths that were made. */
  made: string[];
}

const keyOf = (path: readonly string[]) => path.join('/').toLowerCase();

/** Reads the categories once, since many rows name the same ones. */
export async function readCategories(tx: Tx): Promise<Categories> {
  const paths = await selectCategoryPaths(tx);
  const ids = new Map([...paths].map(([id, path]) => [keyOf(path), id]));
  const made: string[] = [];
  return {
    pathOf: (id) => paths.get(id),
    ensure: async (path) => {
      const known = ids.get(keyOf(path));
      if (known !== undefined) return known;
      const id = await ensureCategory(tx, path);
      ids.set(keyOf(path), id);
      paths.set(id, [...path]);
      made.push(path.join('/'));
      return id;
    },
    made,
  };
}
