import { isWithinReach, Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  type OperationSession,
  recordAction,
  refuseStaleChange,
} from '../../../platform/operation/index.ts';
import {
  insertReviewRule,
  lockReviewRule,
  type NewReviewRule,
  placeReviewRule,
  type StoredReviewRule,
  updateReviewRule,
} from '../../review/index.ts';
import { departmentInReach } from '../department/departmentInReach.ts';
import { personToSee } from '../person/personInReach.ts';
import { refused } from '../refuse.ts';
import { selectActive } from './reviewer.repository.ts';

/** Caller of the back stage; the command line reaches all. */
export type Caller = Pick<OperationSession, 'reach'>;

/** A rule with all of its fields. */
export type RuleFields = Required<{ [K in keyof NewReviewRule]: Exclude<NewReviewRule[K], undefined> }>;

const targetOf = (id: number, reason: string, ownerId: number | null): ActionTarget => ({
  kind: 'review-rule',
  id,
  name: reason,
  departmentId: ownerId,
});

/** Refuses people and departments that the caller doesn't reach. Those that a rule has already may stay. */
async function refuseBeyondReach(tx: Tx, caller: Caller, rule: RuleFields, known: readonly number[]): Promise<number | null> {
  const { accountId, departmentId, reviewerIds, substituteIds } = rule;
  for (const id of [...reviewerIds, ...substituteIds]) if (!known.includes(id)) await personToSee(tx, caller, id);
  const person = accountId === null ? null : await personToSee(tx, caller, accountId);
  if (!person) await departmentInReach(tx, caller, departmentId);
  return person ? person.departmentId : departmentId;
}

/** Refuses an enabled rule without an active reviewer (BAK-61), and a deadline without an active substitute (BAK-63). */
async function refuseUnanswered(tx: Tx, { isActive, reason, reviewerIds, deadlineHours, substituteIds }: RuleFields): Promise<void> {
  if (isActive && (await selectActive(tx, reviewerIds)).length === 0)
    throw refused('reviewers-missing', { field: 'reviewers', rule: reason });
  if (deadlineHours !== null && (await selectActive(tx, substituteIds)).length === 0)
    throw refused('substitutes-missing', { field: 'substitutes' });
}

/** Adds a rule (BAK-60). */
export async function createReviewRule(deps: Deps, caller: Caller, author: OperationAuthor, rule: RuleFields): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const ownerId = await refuseBeyondReach(tx, caller, rule, []);
    await refuseUnanswered(tx, rule);
    const id = await insertReviewRule(tx, rule);
    const changes = changesBetween<RuleFields>({}, rule);
    await recordAction(tx, deps, author, { action: 'createReviewRule', target: targetOf(id, rule.reason, ownerId), changes });
    return id;
  });
}

/** A change of a rule. */
export type RuleChange = { [K in keyof RuleFields]?: RuleFields[K] | undefined } & {
  id: number;
  version: number;
  place?: { beforeId: number | null } | undefined;
};

async function ruleToChange(tx: Tx, { reach }: Caller, id: number): Promise<StoredReviewRule> {
  const rule = await lockReviewRule(tx, id);
  if (!rule && reach === 'all') throw new Problem('not-found');
  if (!rule || !isWithinReach(reach, rule.ownerId)) throw new Problem('forbidden');
  return rule;
}

const definedOf = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

/** Changes, disables, enables or moves a rule (BAK-60). */
export async function changeReviewRule(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { id, version, place, ...given }: RuleChange,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { id: _, ownerId: __, ...before } = await ruleToChange(tx, caller, id);
    await refuseStaleChange(tx, { kind: 'review-rule', id }, version);
    const after: RuleFields = { ...before, ...definedOf(given) };
    // A rule is for one person, one department or everyone.
    if (typeof given.accountId === 'number') after.departmentId = null;
    else if (typeof given.departmentId === 'number') after.accountId = null;
    const owner = await refuseBeyondReach(tx, caller, after, [...before.reviewerIds, ...before.substituteIds]);
    await refuseUnanswered(tx, after);
    if (place && place.beforeId !== null) await ruleToChange(tx, caller, place.beforeId);
    await updateReviewRule(tx, id, after);
    if (place) await placeReviewRule(tx, id, place.beforeId);
    const changes = [...changesBetween(before, after), ...(place ? [{ field: 'before', after: place.beforeId }] : [])];
    await recordAction(tx, deps, author, { action: 'changeReviewRule', target: targetOf(id, after.reason, owner), changes });
  });
}
