import type { Deps } from '../../../platform/deps/index.ts';
import type { OperationAuthor } from '../../../platform/operation/index.ts';
import { changeNode, createNode, deleteNode, type NodeChange, type OrderedTree } from '../tree/changeTree.ts';
import { countBelow } from '../tree/orderedTree.repository.ts';
import { countContacts, insertCategory, moveContacts, renameCategory } from './category.repository.ts';

const categories: OrderedTree = {
  table: 'company_category',
  noun: 'category',
  actions: { create: 'createCompanyCategory', change: 'changeCompanyCategory', delete: 'deleteCompanyCategory' },
  targetOf: ({ id, name }) => ({ kind: 'company-category', id, name }),
  insert: insertCategory,
  rename: renameCategory,
  count: async (tx, id) => ({ contacts: await countContacts(tx, id), categories: await countBelow(tx, 'company_category', id) }),
  moveContents: moveContacts,
};

type CategoryDeps = Pick<Deps, 'db' | 'now'>;

/** Adds a category of the company book behind its siblings (BAK-57). */
export const createCategory = (
  deps: CategoryDeps,
  author: OperationAuthor,
  category: { name: string; parentId: number | null },
): Promise<{ id: number }> => createNode(deps, author, categories, category);

/** Renames a category of the company book, or moves it with all below it. */
export const changeCategory = (deps: CategoryDeps, author: OperationAuthor, change: NodeChange): Promise<void> =>
  changeNode(deps, author, categories, change);

/** Deletes a category of the company book. What is in it moves to another one, which is required unless it is empty. */
export const deleteCategory = (
  deps: CategoryDeps,
  author: OperationAuthor,
  category: { id: number; targetId?: number | undefined },
): Promise<void> => deleteNode(deps, author, categories, category);
