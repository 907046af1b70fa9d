import { isWithinReach, Problem } from '@jinshu/api';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { OperationSession } from '../../../platform/operation/index.ts';
import { selectRole } from '../role/role.repository.ts';
import { type PersonKey, selectPersonKey } from './personKey.repository.ts';

/**
 * Returns a person that the caller may change.
 * @throws {Problem} `forbidden` for people outside the departments of the caller, and for those with a role (BAK-13, BAK-14)
 */
export async function personToChange(tx: Tx, operator: Pick<OperationSession, 'role' | 'reach'>, id: number): Promise<PersonKey> {
  const person = await personToSee(tx, operator, id);
  if (operator.role !== 'super' && (await selectRole(tx, id))) throw new Problem('forbidden');
  return person;
}

/** Returns a person that the caller may see. */
export async function personToSee(tx: Db | Tx, { reach }: Pick<OperationSession, 'reach'>, id: number): Promise<PersonKey> {
  const person = await selectPersonKey(tx, id);
  // To somebody with some departments, a number that nobody has looks like one of another department.
  if (!person && reach === 'all') throw new Problem('not-found');
  if (!person || !isWithinReach(reach, person.departmentId)) throw new Problem('forbidden');
  return person;
}
