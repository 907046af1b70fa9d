import { Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { changesBetween, type OperationAuthor, recordAction, refuseStaleChange } from '../../../platform/operation/index.ts';
import { forgetPolicies } from '../../../platform/policy/index.ts';
import { createDepartment as insertDepartment } from '../../account/index.ts';
import { refused } from '../refuse.ts';
import {
  countContents,
  type DepartmentRow,
  lockDepartment,
  moveContents,
  placeDepartment,
  removeDepartment,
  renameDepartment,
  selectBelow,
} from './departmentTree.repository.ts';

const targetOf = ({ id, name }: { id: number; name: string }) => ({ kind: 'department', id, name, departmentId: id }) as const;

/** Names are unique under one parent, whatever their case (D-152). */
const nameRule = (error: { code?: string }) => {
  throw error.code === '23505' ? refused('department-name-taken', { field: 'name' }) : error;
};

async function needDepartment(tx: Tx, id: number, field?: string): Promise<DepartmentRow> {
  const found = await lockDepartment(tx, id);
  if (!found) throw field === undefined ? new Problem('not-found') : refused('department-unknown', { field });
  return found;
}

/** Adds a department behind its siblings (BAK-23). */
export async function createDepartment(
  deps: Deps,
  author: OperationAuthor,
  { name, parentId }: { name: string; parentId: number | null },
): Promise<{ id: number }> {
  return deps.db.transaction().execute(async (tx) => {
    if (parentId !== null) await needDepartment(tx, parentId, 'parent');
    const id = await insertDepartment(tx, { name, parentId: parentId ?? undefined }).catch(nameRule);
    const changes = changesBetween<{ name: string; parentId: number | null }>({}, { name, parentId });
    await recordAction(tx, deps, author, { action: 'createDepartment', target: targetOf({ id, name }), changes });
    return { id };
  });
}

/** A change of a department. */
export interface DepartmentChange {
  id: number;
  version: number;
  name?: string | undefined;
  place?: { parentId: number | null; beforeId: number | null } | undefined;
}

/** Renames a department, or moves it with all below it (BAK-23, BAK-24). Its address stays. */
export async function changeDepartment(deps: Deps, author: OperationAuthor, { id, version, name, place }: DepartmentChange): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await needDepartment(tx, id);
    await refuseStaleChange(tx, { kind: 'department', id }, version);
    if (place && place.parentId !== null) {
      await needDepartment(tx, place.parentId, 'parent');
      if ((await selectBelow(tx, id)).includes(place.parentId)) throw refused('department-into-itself', { field: 'parent' });
    }
    const after = { name: name ?? before.name, parentId: place ? place.parentId : before.parentId, beforeId: place?.beforeId ?? null };
    if (after.name !== before.name) await renameDepartment(tx, id, after.name).catch(nameRule);
    if (place) await placeDepartment(tx, id, place).catch(nameRule);
    const changes = changesBetween({ ...before, beforeId: null }, { id, ...after });
    await recordAction(tx, deps, author, { action: 'changeDepartment', target: targetOf({ id, name: after.name }), changes });
  });
  forgetPolicies(deps.db);
}

/** Deletes a department. What is in it moves to another one, which is required unless it is empty (BAK-25). */
export async function deleteDepartment(
  deps: Deps,
  author: OperationAuthor,
  { id, targetId }: { id: number; targetId?: number | undefined },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await needDepartment(tx, id);
    const { people, departments } = await countContents(tx, id);
    if (targetId === undefined && people + departments > 0) throw refused('department-not-empty', { people, departments });
    if (targetId !== undefined) {
      await needDepartment(tx, targetId, 'target');
      if ((await selectBelow(tx, id)).includes(targetId)) throw refused('department-into-itself', { field: 'target' });
      await moveContents(tx, id, targetId).catch(nameRule);
    }
    await removeDepartment(tx, id);
    await recordAction(tx, deps, author, {
      action: 'deleteDepartment',
      target: targetOf(before),
      changes: [
        { field: 'name', before: before.name, after: null },
        ...(targetId === undefined ? [] : [{ field: 'target', after: targetId }]),
      ],
    });
  });
  forgetPolicies(deps.db);
}
