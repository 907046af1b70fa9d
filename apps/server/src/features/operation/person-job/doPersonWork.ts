import type { PersonImportField, Problem } from '@jinshu/api';
import type { ChangedField, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { changePersonIn } from '../person/changePerson.ts';
import { createPersonIn } from '../person/createPerson.ts';
import { deletePersonIn, restorePersonIn } from '../person/deletePerson.ts';
import { enablePersonIn, type Operator } from '../person/personAccess.ts';
import { resetPasswordIn } from '../person/resetPassword.ts';
import type { PersonWork } from './PersonWork.ts';
import type { RowOutcome } from './personJob.repository.ts';

async function change(
  tx: Tx,
  deps: Deps,
  operator: Operator,
  work: Exclude<PersonWork, { of: 'create' | 'reset' }>,
): Promise<ChangedField[]> {
  switch (work.of) {
    case 'change':
      return changePersonIn(tx, deps, operator, work);
    case 'enable':
      return enablePersonIn(tx, deps, operator, work);
    case 'delete':
      return deletePersonIn(tx, deps, operator, work.id);
    case 'restore':
      return restorePersonIn(tx, deps, operator, work.id);
  }
}

/** Does the work of one row in the transaction that notes its outcome. */
export async function doPersonWork(
  tx: Tx,
  deps: Deps,
  operator: Operator,
  { row, work, passwordHash }: { row: number; work: PersonWork; passwordHash: string },
): Promise<RowOutcome> {
  if (work.of === 'create') {
    const { id, address } = await createPersonIn(tx, deps, operator, { ...work.person, passwordHash });
    return { row, outcome: 'created', personId: id, address };
  }
  if (work.of === 'reset') {
    await resetPasswordIn(tx, deps, operator, { ...work, passwordHash });
    return { row, outcome: 'changed' };
  }
  const before = await change(tx, deps, operator, work);
  return { row, outcome: before.length > 0 ? 'changed' : 'unchanged', before };
}

/** Columns of the fields that a refusal can name. */
const columns: Readonly<Record<string, PersonImportField>> = {
  username: 'address',
  employee_number: 'employeeNumber',
  department: 'department',
  attach_level: 'attachLevel',
};

/** Column and reason of a refusal, for the row that it concerns. */
export function refusalOf({ code, params, fields }: Problem): { field: string; reason: string } {
  const reason = code === 'operation-refused' ? String(params.reason) : code === 'forbidden' ? 'out-of-reach' : code;
  return { field: columns[Object.keys(fields)[0] ?? ''] ?? '', reason };
}
