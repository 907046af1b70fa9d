import { maximumReviewHours } from '@jinshu/api';
import { NumberField } from '@jinshu/ui/number-field';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { PeopleField } from '../../core/organization/index.ts';
import { reviewRuleStrings as s } from './review-rule.strings.ts';
import type { RuleFormState } from './useRuleForm.ts';

/** Reviewers of a rule, and its deadline (BAK-61, BAK-63). */
export function RuleAnswer({ form, isReadOnly }: { form: RuleFormState; isReadOnly: boolean }) {
  const { formatMessage } = useIntl();
  const { values, changes, set, errorAt } = form;
  const people = (name: 'reviewers' | 'substitutes', label: string) => (
    <SettingsRow label={label} isChanged={name in changes}>
      <PeopleField
        label={label}
        isLabelHidden
        people={values[name]}
        onChange={(chosen) => set(name, chosen)}
        isReadOnly={isReadOnly}
        errorMessage={errorAt(name)}
      />
    </SettingsRow>
  );
  return (
    <SettingsSection title={formatMessage(s.answer)}>
      {people('reviewers', formatMessage(s.reviewerField))}
      <SettingsRow label={formatMessage(s.deadline)} help={formatMessage(s.deadlineHelp)} isChanged={'deadlineHours' in changes}>
        <NumberField
          label={formatMessage(s.deadline)}
          isLabelHidden
          unit={formatMessage(s.hours)}
          minValue={0}
          maxValue={maximumReviewHours}
          value={values.deadlineHours}
          onChange={(hours) => set('deadlineHours', Number.isNaN(hours) ? 0 : hours)}
          isDisabled={isReadOnly}
        />
      </SettingsRow>
      {values.deadlineHours > 0 && people('substitutes', formatMessage(s.substitutes))}
    </SettingsSection>
  );
}
