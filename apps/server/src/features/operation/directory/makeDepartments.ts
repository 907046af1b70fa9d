import type { Deps } from '../../../platform/deps/index.ts';
import type { OperationAuthor } from '../../../platform/operation/index.ts';
import { createDepartment } from '../department/changeDepartment.ts';
import { selectDepartmentPaths } from '../person-import/known.repository.ts';

/** Longest name of a department. */
const mostLetters = 50;

/** Returns the paths of departments that are not here yet, with those around them, from the top down. */
export async function missingDepartments(deps: Pick<Deps, 'db'>, paths: readonly string[]): Promise<string[]> {
  const known = new Set((await selectDepartmentPaths(deps.db)).map(({ path }) => path.toLowerCase()));
  const wanted = paths.flatMap((path) => {
    const parts = path.split('/').map((part) => part.trim());
    const isUsable = parts.every((part) => part !== '' && [...part].length <= mostLetters);
    return isUsable ? parts.map((_, index) => parts.slice(0, index + 1).join('/')) : [];
  });
  const missing = new Map<string, string>();
  for (const path of wanted) if (!known.has(path.toLowerCase()) && !missing.has(path.toLowerCase())) missing.set(path.toLowerCase(), path);
  return [...missing.values()].sort((left, right) => left.split('/').length - right.split('/').length || left.localeCompare(right));
}

/** Makes departments by their paths, those around others first. */
export async function makeDepartments(deps: Deps, author: OperationAuthor, paths: readonly string[]): Promise<void> {
  const idOf = new Map((await selectDepartmentPaths(deps.db)).map(({ path, id }) => [path.toLowerCase(), id]));
  for (const path of paths) {
    const parts = path.split('/');
    const parentId = idOf.get(parts.slice(0, -1).join('/').toLowerCase()) ?? null;
    const { id } = await createDepartment(deps, author, { name: parts.at(-1) ?? '', parentId });
    idOf.set(path.toLowerCase(), id);
  }
}
