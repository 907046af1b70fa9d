export { AutoReplyForm, type AutoReplyFormProps } from './AutoReplyForm.tsx';
export { ConditionFields, type ConditionFieldsProps } from './ConditionFields.tsx';
export { FilterRuleForm, type FilterRuleFormProps } from './FilterRuleForm.tsx';
export {
  type AutoReplyDraft,
  type AutoReplyProblems,
  autoReplyProblems,
  comparisonsOf,
  conditionProblems,
  type FilterRuleDraft,
  type FilterRuleProblems,
  filterRuleProblems,
  type ReplyWindow,
  RULE_FIELDS,
  type RuleAction,
  type RuleComparison,
  type RuleCondition,
  type RuleField,
  type RuleLimits,
  type RuleMatch,
} from './mailRule.ts';
