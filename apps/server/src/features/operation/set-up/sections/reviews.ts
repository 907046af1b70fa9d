import { listReviewRules } from '../../../review/index.ts';
import { changeDeputy } from '../../review/changeDeputy.ts';
import { changeReviewRule, createReviewRule } from '../../review/changeReviewRule.ts';
import { keysOf } from '../items.ts';
import { pathText } from '../names.ts';
import type { Section } from '../Section.ts';
import { selectSetUpDeputies } from '../setUp.repository.ts';
import type { Entry } from '../setUp.schema.ts';
import { anyVersion, type World } from '../world.ts';

/** A rule has no name of its own: its reason, and whose mail it is for, tell it apart. */
const labelOf = ({ reason, person, department }: Entry<'reviewRules'>) =>
  `${reason} (${person ?? (department ? pathText(department) : 'everyone')})`;
const keyOf = (rule: Entry<'reviewRules'>) => labelOf(rule).toLowerCase();

const named = ({ departments, people }: World, rule: Entry<'reviewRules'>) => ({
  accountId: people.needAny(rule.person),
  departmentId: departments.needAny(rule.department),
  reviewerIds: rule.reviewers && people.needAll(rule.reviewers),
  substituteIds: rule.substitutes && people.needAll(rule.substitutes),
});

async function listRules({ deps, rules, departments }: World): Promise<Entry<'reviewRules'>[]> {
  const found = await listReviewRules(deps.db, deps.now());
  const entries = found.map((rule) => ({
    reason: rule.reason,
    person: rule.person?.userName ?? null,
    department: departments.pathOf(rule.department?.id ?? null),
    isOutside: rule.isOutside,
    hasAttachment: rule.hasAttachment,
    words: rule.words,
    isEnabled: rule.isActive,
    reviewers: rule.reviewers.map(({ userName }) => userName).sort(),
    deadlineHours: rule.deadlineHours,
    substitutes: rule.substitutes.map(({ userName }) => userName).sort(),
  }));
  for (const [index, key] of keysOf(keyOf, entries).entries()) rules.set(key, found[index]?.id ?? 0);
  return entries;
}

/** Review rules, in their order. */
export const reviewRules: Section<'reviewRules'> = {
  name: 'reviewRules',
  keyOf,
  labelOf,
  read: listRules,
  create: async (world, entry, key) => {
    const { deps, author, operator, rules } = world;
    const { accountId = null, departmentId = null, reviewerIds = [], substituteIds = [] } = named(world, entry);
    const { reason, isOutside = false, hasAttachment = false, words = [], isEnabled: isActive = true, deadlineHours = null } = entry;
    const rule = { reason, isOutside, hasAttachment, words, isActive, deadlineHours };
    const id = await createReviewRule(deps, operator.caller, author, { ...rule, accountId, departmentId, reviewerIds, substituteIds });
    rules.set(key, id);
  },
  put: async (world, { key, entry, before }) => {
    if (!before) return;
    const { isOutside, hasAttachment, words, isEnabled: isActive, deadlineHours } = entry;
    const { reviewerIds, substituteIds } = named(world, entry);
    const change = { isOutside, hasAttachment, words, isActive, deadlineHours, reviewerIds, substituteIds };
    const { deps, author, operator, rules } = world;
    await changeReviewRule(deps, operator.caller, author, { id: rules.need(key), version: anyVersion, ...change });
  },
  arrange: async (world, _entries, wanted) => {
    const { deps, author, operator, rules } = world;
    const present = keysOf(keyOf, await listRules(world)).filter((key) => wanted.includes(key));
    if (present.every((key, index) => key === wanted[index])) return;
    let beforeId: number | null = null;
    for (const key of wanted.toReversed()) {
      const id = rules.need(key);
      await changeReviewRule(deps, operator.caller, author, { id, version: anyVersion, place: { beforeId } });
      beforeId = id;
    }
  },
};

/** Deputies of reviewers. */
export const deputies: Section<'deputies'> = {
  name: 'deputies',
  keyOf: ({ reviewer }) => reviewer.toLowerCase(),
  labelOf: ({ reviewer }) => reviewer,
  read: ({ deps }) => selectSetUpDeputies(deps.db),
  put: async ({ deps, author, operator, people }, { entry: { reviewer, deputy, firstDay, lastDay } }) =>
    changeDeputy(deps, operator.caller, author, {
      id: people.need(reviewer),
      deputy: { deputyId: people.need(deputy), firstDay, lastDay },
    }),
};
