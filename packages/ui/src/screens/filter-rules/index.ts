export { FilterRules, type FilterRulesProps } from './FilterRules.tsx';
export { type ListedRule, RuleList, type RuleListProps, sortedIds } from './RuleList.tsx';
export { type PreviewedMessage, RulePreview, type RulePreviewProps } from './RulePreview.tsx';
