import type { ReviewRule } from '@jinshu/api';
import { DetailForm } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../../core/form/index.ts';
import { HistoryButton } from '../../core/record/index.ts';
import { useMay } from '../../core/session/index.ts';
import { RuleAnswer } from './RuleAnswer.tsx';
import { RuleConditions } from './RuleConditions.tsx';
import { RuleTrial } from './RuleTrial.tsx';
import { reviewRuleStrings as s } from './review-rule.strings.ts';
import { useRuleForm } from './useRuleForm.ts';

export interface RuleFormProps {
  /** The rule; without one it is new. */
  rule: ReviewRule | undefined;
  onMade: (id: number) => void;
}

/** Editor of a rule: what it holds, who reviews it, and a trial. */
export function RuleForm({ rule, onMade }: RuleFormProps) {
  const { formatMessage } = useIntl();
  const mayChange = useMay('manage');
  const form = useRuleForm(rule, onMade);
  return (
    <>
      <DetailForm
        label={rule?.reason ?? formatMessage(s.newRule)}
        onSave={mayChange ? form.save : undefined}
        onReset={form.reset}
        changeCount={form.changeCount}
        isPending={form.isPending}
        errorMessage={form.errorMessage}
      >
        <RuleConditions form={form} isReadOnly={!mayChange} />
        <RuleAnswer form={form} isReadOnly={!mayChange} />
        {mayChange && <RuleTrial values={form.values} />}
        {rule && <HistoryButton kind="review-rule" id={rule.id} name={rule.reason} />}
      </DetailForm>
      <LeaveQuestion isUnsaved={form.changeCount > 0} />
    </>
  );
}
