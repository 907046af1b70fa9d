import type { Deps } from '../../../platform/deps/index.ts';
import type { OperationAuthor } from '../../../platform/operation/index.ts';
import { forgetPolicies } from '../../../platform/policy/index.ts';
import { createDepartment as insertDepartment } from '../../account/index.ts';
import { changeNode, createNode, deleteNode, type NodeChange, type OrderedTree } from '../tree/changeTree.ts';
import { countBelow } from '../tree/orderedTree.repository.ts';
import { countPeople, moveContents, renameDepartment } from './departmentTree.repository.ts';

const departments: OrderedTree = {
  table: 'department',
  noun: 'department',
  actions: { create: 'createDepartment', change: 'changeDepartment', delete: 'deleteDepartment' },
  targetOf: ({ id, name }) => ({ kind: 'department', id, name, departmentId: id }),
  insert: (tx, { name, parentId }) => insertDepartment(tx, { name, parentId: parentId ?? undefined }),
  rename: renameDepartment,
  count: async (tx, id) => ({ people: await countPeople(tx, id), departments: await countBelow(tx, 'department', id) }),
  moveContents,
};

/** Adds a department behind its siblings (BAK-23). */
export const createDepartment = (
  deps: Deps,
  author: OperationAuthor,
  department: { name: string; parentId: number | null },
): Promise<{ id: number }> => createNode(deps, author, departments, department);

/** Renames a department, or moves it with all below it (BAK-23, BAK-24). Its address stays. */
export async function changeDepartment(deps: Deps, author: OperationAuthor, change: NodeChange): Promise<void> {
  await changeNode(deps, author, departments, change);
  forgetPolicies(deps.db);
}

/** Deletes a department. What is in it moves to another one, which is required unless it is empty (BAK-25). */
export async function deleteDepartment(
  deps: Deps,
  author: OperationAuthor,
  department: { id: number; targetId?: number | undefined },
): Promise<void> {
  await deleteNode(deps, author, departments, department);
  forgetPolicies(deps.db);
}
