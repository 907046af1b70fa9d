import {
  type Decision,
  decideApproval as decideEndpoint,
  isWithinReach,
  listOperationApprovals,
  type OperationApproval,
  Problem,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, changesBetween, type OperationSession, recordAction } from '../../../platform/operation/index.ts';
import { forgetPolicies } from '../../../platform/policy/index.ts';
import { type Approval, selectApprovalDepartment, selectApprovalPage } from '../../approval/index.ts';
import { decideApproval, valuesInForce } from '../../decision/index.ts';
import { departmentInReach } from '../department/departmentInReach.ts';
import { needNewAddress } from '../person/createPerson.ts';
import { refused } from '../refuse.ts';
import { keepASuper } from '../role/changeRole.ts';

const describe = (approval: Approval, before: Record<string, string>): OperationApproval => ({
  id: approval.id,
  kind: approval.kind,
  userName: approval.address,
  name: approval.name,
  content: approval.content,
  before,
  requestedAt: approval.requestedAt.toISOString(),
  outcome: approval.outcome,
  decidedAt: approval.decidedAt?.toISOString() ?? null,
  decidedBy: approval.decidedBy ?? '',
  reason: approval.reason,
});

/** Decides a request in the name of the caller, and records the decision with it (BAK-44 to BAK-47). */
async function decide(deps: Deps, call: { operator: OperationSession; request: { ip: string }; body: Decision }, id: number) {
  const { operator, body } = call;
  const department = await selectApprovalDepartment(deps.db, id);
  if (department === undefined && operator.reach === 'all') throw new Problem('not-found');
  if (!isWithinReach(operator.reach, department ?? null)) throw new Problem('forbidden');
  const { outcome, reason, address, departmentId, level, quotaBytes } = body;
  const chosen = departmentId === undefined && operator.reach !== 'all' ? department : departmentId;
  if (outcome === 'granted' && chosen !== undefined) await deps.db.transaction().execute((tx) => departmentInReach(tx, operator, chosen));
  const person = {
    ...(address !== undefined && { address: await deps.db.transaction().execute((tx) => needNewAddress(tx, deps, address)) }),
    departmentId: chosen,
    level,
    quotaBytes,
  };
  return decideApproval(deps, { id, outcome, reason, by: operator.address, person }, async (tx, approval) => {
    if (approval.kind === 'cancellation' && approval.accountId !== null && outcome === 'granted') await keepASuper(tx);
    await recordAction(tx, deps, authorOf(call), {
      action: 'decideApproval',
      target: { kind: 'approval', id, name: approval.address, departmentId: chosen ?? department ?? null },
      changes: [
        { field: 'outcome', before: null, after: outcome },
        ...(approval.reason === '' ? [] : [{ field: 'reason', after: approval.reason }]),
        ...(outcome === 'granted' && approval.before ? changesBetween<Record<string, string>>(approval.before, approval.content) : []),
      ],
    });
  });
}

/** BAK-43 to BAK-47: requests of people. */
export function approvalRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, listOperationApprovals, async ({ operator, query }) => {
    const { page, pageSize, kind, isDecided = false } = query;
    const { count, results } = await selectApprovalPage(db, {
      departmentIds: operator.reach === 'all' ? undefined : operator.reach,
      kind,
      isDecided,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { count, results: await Promise.all(results.map(async (one) => describe(one, await valuesInForce(db, one)))) };
  });

  route(app, decideEndpoint, async (call) => {
    const decided = await decide(deps, call, call.params.id);
    forgetPolicies(db);
    if (decided.result === 'decided') return describe(decided.approval, decided.approval.before ?? {});
    if (decided.result === 'unknown') throw new Problem('not-found');
    if (decided.result === 'already-decided') {
      const { decidedBy, decidedAt } = decided.approval;
      throw refused('already-decided', { by: decidedBy ?? '', at: decidedAt?.toISOString() ?? '' });
    }
    if (decided.result === 'address-taken') throw refused('address-taken', { field: 'username' });
    if (decided.result === 'department-unknown') throw refused('department-unknown', { field: 'department' });
    throw refused('reason-missing', { field: 'reason' });
  });
}
