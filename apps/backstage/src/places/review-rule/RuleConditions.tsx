import { maximumRuleReason, maximumRuleWord } from '@jinshu/api';
import { ChipField } from '@jinshu/ui/back-stage';
import { Checkbox } from '@jinshu/ui/checkbox';
import { Select, SelectItem } from '@jinshu/ui/select';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { DepartmentField, PeopleField } from '../../core/organization/index.ts';
import { reviewRuleStrings as s } from './review-rule.strings.ts';
import type { RuleFormState, Whose } from './useRuleForm.ts';

/** Conditions of a rule, and its reason (BAK-60). */
export function RuleConditions({ form, isReadOnly }: { form: RuleFormState; isReadOnly: boolean }) {
  const { formatMessage } = useIntl();
  const { values, changes, set, errorAt } = form;
  const choices = { everyone: s.everyone, department: s.ofDepartment, person: s.ofPerson } as const;
  return (
    <SettingsSection title={formatMessage(s.conditions)}>
      <SettingsRow label={formatMessage(s.reason)} help={formatMessage(s.reasonHelp)} isChanged={'reason' in changes}>
        <TextField
          label={formatMessage(s.reason)}
          isLabelHidden
          maxLength={maximumRuleReason}
          value={values.reason}
          onChange={(reason) => set('reason', reason)}
          isReadOnly={isReadOnly}
          errorMessage={errorAt('reason')}
        />
      </SettingsRow>
      <SettingsRow label={formatMessage(s.whose)} isChanged={'whose' in changes || 'departmentId' in changes || 'person' in changes}>
        <Select
          label={formatMessage(s.whose)}
          isLabelHidden
          isDisabled={isReadOnly}
          value={values.whose}
          onChange={(key) => set('whose', key as Whose)}
        >
          {Object.entries(choices).map(([id, label]) => (
            <SelectItem key={id} id={id}>
              {formatMessage(label)}
            </SelectItem>
          ))}
        </Select>
        {values.whose === 'department' && (
          <DepartmentField
            label={formatMessage(s.department)}
            isLabelHidden
            isRequired
            value={values.departmentId}
            onChange={(departmentId) => set('departmentId', departmentId)}
            isDisabled={isReadOnly}
            errorMessage={errorAt('whose')}
          />
        )}
        {values.whose === 'person' && (
          <PeopleField
            label={formatMessage(s.person)}
            isLabelHidden
            isSingle
            people={values.person ? [values.person] : []}
            onChange={([person]) => set('person', person ?? null)}
            isReadOnly={isReadOnly}
            errorMessage={errorAt('whose')}
          />
        )}
      </SettingsRow>
      <SettingsRow label={formatMessage(s.only)} isChanged={'isOutside' in changes || 'hasAttachment' in changes}>
        <Checkbox isSelected={values.isOutside} onChange={(isOn) => set('isOutside', isOn)} isDisabled={isReadOnly}>
          {formatMessage(s.isOutside)}
        </Checkbox>
        <Checkbox isSelected={values.hasAttachment} onChange={(isOn) => set('hasAttachment', isOn)} isDisabled={isReadOnly}>
          {formatMessage(s.hasAttachment)}
        </Checkbox>
      </SettingsRow>
      <SettingsRow label={formatMessage(s.words)} help={formatMessage(s.wordsHelp)} isChanged={'words' in changes}>
        <ChipField
          label={formatMessage(s.words)}
          isLabelHidden
          placeholder={formatMessage(s.wordsPlaceholder)}
          maxLength={maximumRuleWord}
          values={values.words}
          onChange={(words) => set('words', words)}
          isReadOnly={isReadOnly}
        />
      </SettingsRow>
    </SettingsSection>
  );
}
