import {
  assignHeldReviews,
  changeReviewRule as changeEndpoint,
  createReviewRule as createEndpoint,
  isWithinReach,
  listReviewRules as listEndpoint,
  listHeldReviews,
  listReviewers,
  type OperationReach,
  Problem,
  type Reviewer,
  type ReviewRule,
  removeReviewDeputy,
  setReviewDeputy,
  tryReviewRule,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, selectLastActions } from '../../../platform/operation/index.ts';
import { type ListedReviewRule, listReviewRules } from '../../review/index.ts';
import { assignReviews } from './assignReviews.ts';
import { changeDeputy } from './changeDeputy.ts';
import { changeReviewRule, createReviewRule } from './changeReviewRule.ts';
import { countHeld, selectHeld } from './heldReview.repository.ts';
import { selectDeputies } from './reviewer.repository.ts';
import { tryRule } from './tryRule.ts';

const shownDays = 30;
const dayMs = 24 * 3_600_000;

/** BAK-60 to BAK-64: review rules, reviewers and their deputies, held messages. */
export function operationReviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  const rulesWithin = async (reach: OperationReach): Promise<ListedReviewRule[]> =>
    (await listReviewRules(db, new Date(now().getTime() - shownDays * dayMs))).filter(({ ownerId }) => isWithinReach(reach, ownerId));

  const describe = async (rules: readonly ListedReviewRule[]): Promise<ReviewRule[]> => {
    const last = await selectLastActions(
      db,
      'review-rule',
      rules.map(({ id }) => id),
    );
    return rules.map(({ ownerId: _, ...rule }) => ({ ...rule, version: last.get(String(rule.id))?.id ?? 0 }));
  };

  const read = async (reach: OperationReach, id: number): Promise<ReviewRule> => {
    const [rule] = await describe((await rulesWithin(reach)).filter((one) => one.id === id));
    if (!rule) throw new Problem('not-found');
    return rule;
  };

  route(app, listEndpoint, async ({ operator: { reach } }) => {
    const results = await describe(await rulesWithin(reach));
    return { count: results.length, results };
  });

  route(app, createEndpoint, async (call) => {
    const { personId, ...body } = call.body;
    const rule = { ...body, accountId: personId, isActive: true };
    return read(call.operator.reach, await createReviewRule(deps, call.operator, authorOf(call), rule));
  });

  route(app, changeEndpoint, async (call) => {
    const { id } = call.params;
    const { personId, ...body } = call.body;
    await changeReviewRule(deps, call.operator, authorOf(call), { ...body, id, ...(personId !== undefined && { accountId: personId }) });
    return read(call.operator.reach, id);
  });

  route(app, tryReviewRule, ({ operator, body }) => tryRule(deps, operator, body));

  route(app, listReviewers, async ({ operator: { reach } }) => {
    const people = new Map<number, Reviewer>();
    for (const { reason, reviewers, substitutes } of await rulesWithin(reach))
      for (const person of [...reviewers, ...substitutes]) {
        const known = people.get(person.id) ?? { ...person, rules: [], deputy: null };
        people.set(person.id, { ...known, rules: [...new Set([...known.rules, reason])] });
      }
    const deputies = await selectDeputies(db, [...people.keys()]);
    const results = [...people.values()].map((one) => ({ ...one, deputy: deputies.get(one.id) ?? null }));
    return { count: results.length, results };
  });

  route(app, setReviewDeputy, async (call) => {
    await changeDeputy(deps, call.operator, authorOf(call), { id: call.params.id, deputy: call.body });
    return {};
  });

  route(app, removeReviewDeputy, async (call) => {
    await changeDeputy(deps, call.operator, authorOf(call), { id: call.params.id, deputy: null });
    return {};
  });

  route(app, listHeldReviews, async ({ operator: { reach }, query: { keyword = '', ...query } }) => {
    const wanted = { ...query, reach, keyword: keyword.trim() };
    const rows = await selectHeld(db, wanted);
    return {
      count: await countHeld(db, wanted),
      results: rows.map(({ createdAt, ...row }) => ({ ...row, heldAt: createdAt.toISOString() })),
    };
  });

  route(app, assignHeldReviews, async (call) => {
    await assignReviews(deps, call.operator, authorOf(call), call.body);
    return {};
  });
}
