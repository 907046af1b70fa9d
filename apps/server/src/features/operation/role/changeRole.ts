import { Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { changesBetween, deleteOperationSessionsOf, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { selectDepartmentNames } from '../department/department.repository.ts';
import { personTarget, selectPersonKey } from '../person/personKey.repository.ts';
import { refused } from '../refuse.ts';
import { deleteRole, type HeldRole, hasSuper, isLastSuper, selectRole, upsertRole } from './role.repository.ts';

/** Refuses what would leave no active super administrator (BAK-17). */
export async function keepLastSuper(tx: Tx, accountId: number): Promise<void> {
  if (await isLastSuper(tx, accountId)) throw refused('last-super');
}

/** Refuses a change that has left no active super administrator. */
export async function keepASuper(tx: Tx): Promise<void> {
  if (!(await hasSuper(tx))) throw refused('last-super');
}

/** Gives a person a role, or with `null` withdraws it. The back-stage sessions of the person end. */
export async function changeRole(deps: Deps, author: OperationAuthor, accountId: number, role: HeldRole | null): Promise<void> {
  const at = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    const person = await selectPersonKey(tx, accountId);
    if (!person) throw new Problem('not-found');
    if (role?.role === 'organisation' && role.departmentIds.length === 0) throw refused('departments-missing', { field: 'departments' });
    const departmentIds = role?.role === 'organisation' ? [...new Set(role.departmentIds)].sort((left, right) => left - right) : [];
    if ((await selectDepartmentNames(tx, departmentIds)).length < departmentIds.length)
      throw refused('department-unknown', { field: 'departments' });
    if (role?.role !== 'super') await keepLastSuper(tx, accountId);
    const before = await selectRole(tx, accountId);
    if (role) await upsertRole(tx, accountId, { role: role.role, departmentIds }, { at, by: author.name });
    else await deleteRole(tx, accountId);
    await deleteOperationSessionsOf(tx, accountId);
    await recordAction(tx, deps, author, {
      action: role ? 'giveRole' : 'withdrawRole',
      target: personTarget(person),
      changes: changesBetween<HeldRole>(before ?? {}, role ? { role: role.role, departmentIds } : {}),
    });
  });
}
