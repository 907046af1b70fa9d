import type { Filter } from '@jinshu/api';
import type { ListedRule } from '@jinshu/ui/filter-rules';
import { useStrings } from '@jinshu/ui/provider';
import { useIntl } from 'react-intl';
import { type RuleNames, ruleProblem, ruleSummary } from './describeRule.ts';

/** Converts rules to rows of the list, in the user's language. */
export function useListedRules(rules: readonly Filter[], names: RuleNames): ListedRule[] {
  const intl = useIntl();
  const words = useStrings();
  return rules.map((rule) => ({
    id: String(rule.id),
    name: rule.name,
    summary: ruleSummary(intl, words, rule, names),
    problem: ruleProblem(intl, rule, names),
    isActive: rule.isActive,
    hitCount: rule.hitCount,
  }));
}
