import { Problem, type Validity } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import { readPolicies, readPolicy } from '../../platform/policy/index.ts';

/** Refuses a validity that the organization does not offer (BAK-79). */
export async function refuseValidity(db: Db | Tx, accountId: number, wanted: Validity): Promise<void> {
  if (!(await readPolicy(db, 'link_validities', { accountId })).includes(wanted)) throw new Problem('forbidden');
}

/** Returns the validity of a new link: the wanted one if the organization offers it, otherwise the preselected one. */
export async function allowedValidity(db: Db | Tx, accountId: number, wanted: Validity | undefined): Promise<Validity> {
  const { link_validities: offered, link_validity: preselected } = await readPolicies(db, { accountId });
  return wanted !== undefined && offered.includes(wanted) ? wanted : preselected;
}
