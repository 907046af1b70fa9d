import { selectCategoryTree } from '../../company-category/category.repository.ts';
import { changeCategory, createCategory } from '../../company-category/changeCategory.ts';
import { changeDepartment, createDepartment } from '../../department/changeDepartment.ts';
import { selectDepartmentTree } from '../../department/departmentTree.repository.ts';
import { PathTable, pathKey, pathText } from '../names.ts';
import type { Section } from '../Section.ts';
import type { NamePath } from '../setUp.schema.ts';
import { anyVersion, type World } from '../world.ts';

interface Tree {
  name: 'departments' | 'categories';
  noun: string;
  read: (world: World) => Promise<{ id: number; name: string; parentId: number | null }[]>;
  create: (world: World, node: { name: string; parentId: number | null }) => Promise<{ id: number }>;
  place: (world: World, id: number, place: { parentId: number | null; beforeId: number | null }) => Promise<void>;
}

const parentOf = (path: NamePath) => path.slice(0, -1);

/** Moves the children of each parent into the order of the file, if they are in another one. Others stay where they are. */
async function arrange(world: World, tree: Tree, wanted: readonly NamePath[]): Promise<void> {
  const table = new PathTable(tree.noun, await tree.read(world));
  const keys = new Set(wanted.map(pathKey));
  for (const parent of new Set(wanted.map((path) => pathKey(parentOf(path))))) {
    const isChild = (path: NamePath) => pathKey(parentOf(path)) === parent;
    const children = wanted.filter(isChild);
    const present = table.paths.filter((path) => isChild(path) && keys.has(pathKey(path)));
    if (present.every((path, index) => pathKey(path) === pathKey(children[index] ?? []))) continue;
    const first = parentOf(children[0] ?? []);
    let beforeId: number | null = null;
    for (const path of children.toReversed()) {
      const id = table.need(path);
      await tree.place(world, id, { parentId: first.length === 0 ? null : table.need(first), beforeId });
      beforeId = id;
    }
  }
}

const treeSection = <N extends 'departments' | 'categories'>(tree: Tree & { name: N }): Section<N> =>
  ({
    name: tree.name,
    keyOf: ({ path }) => pathKey(path),
    labelOf: ({ path }) => pathText(path),
    read: async (world) => new PathTable(tree.noun, await tree.read(world)).paths.map((path) => ({ path: [...path] })),
    create: async (world, { path }) => {
      const table = world[tree.name];
      const parentId = path.length === 1 ? null : table.need(parentOf(path));
      const { id } = await tree.create(world, { name: path.at(-1) ?? '', parentId });
      table.set(path, id);
    },
    arrange: (world, entries) =>
      arrange(
        world,
        tree,
        entries.map(({ path }) => path),
      ),
  }) satisfies Section<'departments' | 'categories'> as unknown as Section<N>;

/** Departments, in their order. */
export const departments = treeSection({
  name: 'departments',
  noun: 'department',
  read: ({ deps }) => selectDepartmentTree(deps.db, 'all'),
  create: ({ deps, author }, node) => createDepartment(deps, author, node),
  place: ({ deps, author }, id, place) => changeDepartment(deps, author, { id, version: anyVersion, place }),
});

/** Categories of the company book, in their order. */
export const categories = treeSection({
  name: 'categories',
  noun: 'category',
  read: ({ deps }) => selectCategoryTree(deps.db),
  create: ({ deps, author }, node) => createCategory(deps, author, node),
  place: ({ deps, author }, id, place) => changeCategory(deps, author, { id, version: anyVersion, place }),
});
