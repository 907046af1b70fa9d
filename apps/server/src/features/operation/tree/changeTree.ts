import { Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  recordAction,
  refuseStaleChange,
} from '../../../platform/operation/index.ts';
import { refused } from '../refuse.ts';
import { lockNode, moveBelow, placeNode, removeNode, selectBelow, type TreeRow, type TreeTable } from './orderedTree.repository.ts';

/** SQL, names of actions and reasons of one kind of tree. */
export interface OrderedTree {
  table: TreeTable;
  /** Begins the reasons of its refusals. */
  noun: 'department' | 'category';
  actions: { create: string; change: string; delete: string };
  targetOf: (node: { id: number; name: string }) => ActionTarget;
  /** Adds a node behind its siblings. Returns its number. */
  insert: (tx: Tx, node: { name: string; parentId: number | null }) => Promise<number>;
  rename: (tx: Tx, id: number, name: string) => Promise<void>;
  /** Numbers of what is directly in a node, for the refusal. */
  count: (tx: Tx, id: number) => Promise<Record<string, number>>;
  /** Moves to another node what is in one beside nodes. */
  moveContents: (tx: Tx, id: number, targetId: number) => Promise<void>;
}

type TreeDeps = Pick<Deps, 'db' | 'now'>;

/** Names are unique under one parent, whatever their case (D-152). */
const nameRule =
  ({ noun }: OrderedTree) =>
  (error: { code?: string }) => {
    throw error.code === '23505' ? refused(`${noun}-name-taken`, { field: 'name' }) : error;
  };

async function needNode(tx: Tx, { table, noun }: OrderedTree, id: number, field?: string): Promise<TreeRow> {
  const found = await lockNode(tx, table, id);
  if (!found) throw field === undefined ? new Problem('not-found') : refused(`${noun}-unknown`, { field });
  return found;
}

/** Adds a node at the end of its siblings. */
export const createNode = (
  deps: TreeDeps,
  author: OperationAuthor,
  tree: OrderedTree,
  { name, parentId }: { name: string; parentId: number | null },
): Promise<{ id: number }> =>
  deps.db.transaction().execute(async (tx) => {
    if (parentId !== null) await needNode(tx, tree, parentId, 'parent');
    const id = await tree.insert(tx, { name, parentId }).catch(nameRule(tree));
    const changes = changesBetween<{ name: string; parentId: number | null }>({}, { name, parentId });
    await recordAction(tx, deps, author, { action: tree.actions.create, target: tree.targetOf({ id, name }), changes });
    return { id };
  });

/** A change of a node. */
export interface NodeChange {
  id: number;
  version: number;
  name?: string | undefined;
  place?: { parentId: number | null; beforeId: number | null } | undefined;
}

/** Renames a node, or moves it with all below it. */
export async function changeNode(
  deps: TreeDeps,
  author: OperationAuthor,
  tree: OrderedTree,
  { id, version, name, place }: NodeChange,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await needNode(tx, tree, id);
    await refuseStaleChange(tx, tree.targetOf(before), version);
    if (place && place.parentId !== null) {
      await needNode(tx, tree, place.parentId, 'parent');
      if ((await selectBelow(tx, tree.table, id)).includes(place.parentId)) throw refused(`${tree.noun}-into-itself`, { field: 'parent' });
    }
    const after = { name: name ?? before.name, parentId: place ? place.parentId : before.parentId, beforeId: place?.beforeId ?? null };
    if (after.name !== before.name) await tree.rename(tx, id, after.name).catch(nameRule(tree));
    if (place) await placeNode(tx, tree.table, { id, ...place }).catch(nameRule(tree));
    const changes = changesBetween({ ...before, beforeId: null }, { id, ...after });
    await recordAction(tx, deps, author, { action: tree.actions.change, target: tree.targetOf({ id, name: after.name }), changes });
  });
}

/** Deletes a node. What is in it moves to another one, which is required unless it is empty. */
export async function deleteNode(
  deps: TreeDeps,
  author: OperationAuthor,
  tree: OrderedTree,
  { id, targetId }: { id: number; targetId?: number | undefined },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await needNode(tx, tree, id);
    const counts = await tree.count(tx, id);
    if (targetId === undefined && Object.values(counts).some((count) => count > 0)) throw refused(`${tree.noun}-not-empty`, counts);
    if (targetId !== undefined) {
      await needNode(tx, tree, targetId, 'target');
      if ((await selectBelow(tx, tree.table, id)).includes(targetId)) throw refused(`${tree.noun}-into-itself`, { field: 'target' });
      await moveBelow(tx, tree.table, id, targetId).catch(nameRule(tree));
      await tree.moveContents(tx, id, targetId);
    }
    await removeNode(tx, tree.table, id);
    const changes = [
      { field: 'name', before: before.name, after: null },
      ...(targetId === undefined ? [] : [{ field: 'target', after: targetId }]),
    ];
    await recordAction(tx, deps, author, { action: tree.actions.delete, target: tree.targetOf(before), changes });
  });
}
