import { listPolicies, Problem, setPolicies } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import type { PolicyTarget } from '../../../platform/policy/index.ts';
import { selectDepartmentNames } from '../department/department.repository.ts';
import { selectPersonKey } from '../person/personKey.repository.ts';
import { changePolicies } from './changePolicies.ts';
import { readOperationPolicies } from './readPolicies.ts';

/** Returns the target of a scope with its name. */
async function targetOf(
  db: Db,
  { scope, scopeId = 0 }: { scope: PolicyTarget['of']; scopeId?: number | undefined },
): Promise<{ target: PolicyTarget; whose: string }> {
  if (scope === 'organisation') return { target: { of: 'organisation' }, whose: '' };
  if (scope === 'person') {
    const person = await selectPersonKey(db, scopeId);
    if (!person) throw new Problem('not-found');
    return { target: { of: 'person', accountId: person.id }, whose: person.address };
  }
  const [department] = await selectDepartmentNames(db, [scopeId]);
  if (!department) throw new Problem('not-found');
  return { target: { of: 'department', departmentId: department.id }, whose: department.name };
}

/** BAK-65 to BAK-90: policies, texts and pictures of the organization. */
export function policyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const answer = async (target: PolicyTarget) => {
    const results = await readOperationPolicies(db, target);
    return { count: results.length, results };
  };

  route(app, listPolicies, async ({ query }) => answer((await targetOf(db, query)).target));

  route(app, setPolicies, async (call) => {
    const { changes, ...scope } = call.body;
    const { target, whose } = await targetOf(db, scope);
    await changePolicies(deps, authorOf(call), { target, whose, changes });
    return answer(target);
  });
}
