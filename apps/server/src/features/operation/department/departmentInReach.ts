import { isWithinReach, type OperationReach, Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import { refused } from '../refuse.ts';
import { selectDepartmentNames } from './department.repository.ts';

/**
 * Refuses a department that the caller doesn't reach, or that doesn't exist. `null` is no department: only those who reach all may use it.
 * @throws {Problem} `forbidden`, or `operation-refused` with `department-unknown`
 */
export async function departmentInReach(tx: Tx, { reach }: { reach: OperationReach }, departmentId: number | null): Promise<void> {
  if (!isWithinReach(reach, departmentId)) throw new Problem('forbidden');
  if (departmentId !== null && (await selectDepartmentNames(tx, [departmentId])).length === 0)
    throw refused('department-unknown', { field: 'department' });
}
