import type { Filter, RuleCondition } from '@jinshu/api';
import type { UiStrings } from '@jinshu/ui/strings';
import type { IntlShape } from 'react-intl';
import { filterStrings as s } from './filter.strings.ts';

type Intl = Pick<IntlShape, 'formatMessage'>;
type Words = Pick<UiStrings, 'ruleForm' | 'flags'>;

/** Names of the folders and tags that rules use. Undefined for one that was deleted. */
export interface RuleNames {
  folder: (rawName: string) => string | undefined;
  tag: (id: string) => string | undefined;
}

function conditionText({ formatMessage }: Intl, { ruleForm }: Words, { field, comparison, value }: RuleCondition): string {
  const words = { field: ruleForm.fields[field], comparison: ruleForm.comparisons[comparison] };
  if (comparison === 'exists') return formatMessage(s.existsCondition, words);
  return field === 'size'
    ? formatMessage(s.sizeCondition, { ...words, kilobytes: Number(value) })
    : formatMessage(s.condition, { ...words, value });
}

function conditionsText(intl: Intl, words: Words, { match, conditions }: Filter): string {
  const [first, ...others] = conditions;
  if (!first) return intl.formatMessage(s.everything);
  const text = conditionText(intl, words, first);
  if (others.length === 0) return text;
  return match === 'all'
    ? intl.formatMessage(s.allOf, { first: text, count: others.length })
    : intl.formatMessage(s.anyOf, { first: text, count: conditions.length });
}

function targetOf({ flags }: Words, { action }: Filter, names: RuleNames): string | undefined {
  if (action.type === 'move') return names.folder(action.folder);
  if (action.type === 'tag') return names.tag(action.tagId);
  if (action.type === 'flag') return flags[action.color];
  return action.type === 'forward' ? action.address : undefined;
}

/** Whether a rule does nothing because its folder or tag was deleted, also since the rules were fetched. */
export const isMissing = ({ action, missing }: Filter, names: RuleNames): boolean =>
  missing !== null ||
  (action.type === 'move' && names.folder(action.folder) === undefined) ||
  (action.type === 'tag' && names.tag(action.tagId) === undefined);

/** Describes a rule in a line: its conditions, and its action. */
export function ruleSummary(intl: Intl, words: Words, rule: Filter, names: RuleNames): string {
  const target = targetOf(words, rule, names);
  const action = words.ruleForm.actions[rule.action.type];
  return intl.formatMessage(s.summary, {
    conditions: conditionsText(intl, words, rule),
    action: target === undefined ? action : intl.formatMessage(s.target, { action, target }),
  });
}

/** Returns why a rule does nothing. Undefined if it works. */
export function ruleProblem({ formatMessage }: Intl, rule: Filter, names: RuleNames): string | undefined {
  if (!isMissing(rule, names)) return undefined;
  return formatMessage(rule.action.type === 'tag' ? s.missingTag : s.missingFolder);
}
