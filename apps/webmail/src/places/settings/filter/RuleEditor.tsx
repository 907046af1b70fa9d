import { isAddress, Problem, ruleLimits } from '@jinshu/api';
import { Checkbox } from '@jinshu/ui/checkbox';
import { conditionProblems, type FilterRuleDraft, FilterRuleForm } from '@jinshu/ui/rule-form';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../../core/problem/index.ts';
import { filterStrings as s } from './filter.strings.ts';
import { TriedMessages } from './TriedMessages.tsx';
import type { RuleEditor as Editor, OpenRule } from './useRuleEditor.ts';
import type { RuleTargets } from './useRuleTargets.ts';
import type { Trial } from './useTriedRule.ts';

/** Ties the save button to the form. */
export const ruleFormId = 'filter-rule';

/** Whether a rule may act on existing messages: it forwards and deletes none (SET-114). */
export const isApplicable = ({ type }: FilterRuleDraft['action']): boolean => type !== 'forward' && type !== 'delete';

/** Returns the conditions that are complete, for trying them while the others are being typed. */
function trialOf({ match, conditions }: FilterRuleDraft): Trial | undefined {
  const incomplete = conditionProblems(conditions);
  const complete = conditions.filter(({ value }, index) => !incomplete.includes(index) && value.length <= ruleLimits.value);
  return complete.length === 0 && conditions.length > 0 ? undefined : { match, conditions: complete, folder: '' };
}

interface RuleEditorProps {
  opened: OpenRule;
  editor: Pick<Editor, 'error' | 'change' | 'save'>;
  targets: RuleTargets;
  ruleCount: number;
  /** Whether saving also applies the rule to existing messages. */
  alsoApplies: boolean;
  onAlsoAppliesChange: (alsoApplies: boolean) => void;
}

/** Form of a filter rule, with the existing messages that it would match. */
export function RuleEditor({ opened, editor, targets, ruleCount, alsoApplies, onAlsoAppliesChange }: RuleEditorProps) {
  const intl = useIntl();
  const { rule, initial, draft } = opened;
  const { error } = editor;
  const targetCode = error instanceof Problem && (error.code === 'folder-not-found' || error.code === 'tag-not-found') && error.code;
  const isUnchosen =
    (draft.action.type === 'move' && draft.action.folder === '') || (draft.action.type === 'tag' && draft.action.tagId === '');
  const isMissing = rule !== undefined && isUnchosen && draft.action.type === rule.action.type;
  const trial = trialOf(draft);
  return (
    <FilterRuleForm
      key={opened.key}
      id={ruleFormId}
      defaultValue={initial}
      folders={targets.folders}
      tags={targets.tags}
      isAddress={isAddress}
      limits={ruleLimits}
      maximumPriority={ruleCount + (rule ? 0 : 1)}
      onChange={editor.change}
      onSubmit={editor.save}
      targetError={targetCode || isMissing ? intl.formatMessage(draft.action.type === 'tag' ? s.missingTag : s.missingFolder) : undefined}
      errorMessage={error && !targetCode ? describeProblem(intl, error) : undefined}
    >
      {trial && <TriedMessages trial={trial} />}
      {isApplicable(draft.action) && (
        <Checkbox isSelected={alsoApplies} onChange={onAlsoAppliesChange}>
          {intl.formatMessage(s.alsoApply)}
        </Checkbox>
      )}
    </FilterRuleForm>
  );
}
