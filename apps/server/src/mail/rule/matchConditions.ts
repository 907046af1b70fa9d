import type { RuleCondition, RuleMatch } from '@jinshu/api';
import type { RuleMail } from './RuleMail.ts';
import { foldForRules } from './RuleText.ts';

/** Conditions of a rule whose values are folded. */
export interface RuleTest {
  match: RuleMatch;
  conditions: readonly RuleCondition[];
}

const kilobyte = 1024;

/** Prepares conditions for matching many messages. */
export const toRuleTest = (match: RuleMatch, conditions: readonly RuleCondition[]): RuleTest => ({
  match,
  conditions: conditions.map((condition) => ({ ...condition, value: foldForRules(condition.value) })),
});

function isMet({ field, comparison, value }: RuleCondition, mail: RuleMail): boolean {
  if (field === 'size') return mail.size > Number(value) * kilobyte;
  if (comparison === 'exists') return mail.hasAttachment;
  const text = mail.text(field);
  // A value of only invisible characters would match everything.
  if (text === null || value === '') return false;
  if (comparison === 'equals') return text.equals(value);
  return comparison === 'begins' ? text.begins(value) : text.contains(value);
}

/** Whether a message meets conditions: all of them, or any one. Without conditions, every message does. */
export function matchConditions({ match, conditions }: RuleTest, mail: RuleMail): boolean {
  if (conditions.length === 0) return true;
  return match === 'any' ? conditions.some((one) => isMet(one, mail)) : conditions.every((one) => isMet(one, mail));
}
