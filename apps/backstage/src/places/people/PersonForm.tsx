import type { PersonDetails } from '@jinshu/api';
import { DetailForm } from '@jinshu/ui/back-stage';
import { NumberField } from '@jinshu/ui/number-field';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { Switch } from '@jinshu/ui/switch';
import { formatSize } from '@jinshu/ui/text';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { CapacityField, LeaveQuestion } from '../../core/form/index.ts';
import { DepartmentField } from '../../core/organization/index.ts';
import { useMay } from '../../core/session/index.ts';
import { personStrings as s } from './person.strings.ts';
import { usePersonForm } from './usePersonForm.ts';

type Form = ReturnType<typeof usePersonForm>;
interface PartProps {
  form: Form;
  isReadOnly: boolean;
}

/** Details of a person, which can be changed (BAK-31, BAK-34, BAK-35). */
export function PersonForm({ person }: { person: PersonDetails }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('manage');
  const form = usePersonForm(person);
  return (
    <>
      <DetailForm
        label={formatMessage(s.details)}
        onSave={isReadOnly ? undefined : form.save}
        onReset={form.reset}
        changeCount={form.changeCount}
        isPending={form.isPending}
        errorMessage={form.errorMessage}
      >
        <Identity form={form} isReadOnly={isReadOnly} />
        <Limits form={form} isReadOnly={isReadOnly} person={person} />
      </DetailForm>
      <LeaveQuestion isUnsaved={form.changeCount > 0} />
    </>
  );
}

function Identity({ form, isReadOnly }: PartProps) {
  const { formatMessage } = useIntl();
  const { values, changes, set } = form;
  const line = (
    name: 'name' | 'englishName' | 'employeeNumber' | 'position' | 'mobile',
    label: string,
    maxLength: number,
    error?: string,
  ) => (
    <SettingsRow label={label} isChanged={name in changes}>
      <TextField
        label={label}
        isLabelHidden
        maxLength={maxLength}
        value={values[name]}
        onChange={(value) => set(name, value)}
        isReadOnly={isReadOnly}
        errorMessage={error}
      />
    </SettingsRow>
  );
  return (
    <SettingsSection title={formatMessage(s.identity)}>
      {line('name', formatMessage(s.name), 35, form.isNameMissing ? formatMessage(s.nameRequired) : undefined)}
      {line('englishName', formatMessage(s.englishName), 100)}
      {line('employeeNumber', formatMessage(s.number), 32, form.errorAt('employeeNumber'))}
      <SettingsRow label={formatMessage(s.department)} isChanged={'departmentId' in changes}>
        <DepartmentField
          label={formatMessage(s.department)}
          isLabelHidden
          value={values.departmentId}
          onChange={(departmentId) => set('departmentId', departmentId)}
          isDisabled={isReadOnly}
          errorMessage={form.errorAt('departmentId')}
        />
      </SettingsRow>
      {line('position', formatMessage(s.position), 100)}
      {line('mobile', formatMessage(s.mobile), 40)}
      <SettingsRow label={formatMessage(s.hidden)} isChanged={'isHidden' in changes}>
        <Switch isSelected={values.isHidden} onChange={(isHidden) => set('isHidden', isHidden)} isDisabled={isReadOnly}>
          {formatMessage(s.isHidden)}
        </Switch>
      </SettingsRow>
    </SettingsSection>
  );
}

function Limits({ form, isReadOnly, person }: PartProps & { person: PersonDetails }) {
  const { formatMessage, locale } = useIntl();
  const { values, changes, set } = form;
  const level = (name: 'mailLevel' | 'attachLevel', label: string) => (
    <SettingsRow label={label} isChanged={name in changes}>
      <NumberField
        label={label}
        isLabelHidden
        minValue={0}
        maxValue={5}
        value={values[name]}
        onChange={(value) => set(name, Number.isNaN(value) ? 0 : value)}
        isDisabled={isReadOnly}
      />
    </SettingsRow>
  );
  const capacity = (
    name: 'quotaBytes' | 'diskQuotaBytes',
    label: string,
    usedBytes: number,
    below: typeof s.quotaBelow | typeof s.diskBelow,
  ) => {
    const used = formatSize(usedBytes, locale);
    const isBelow = values[name] > 0 && values[name] < usedBytes;
    return (
      <SettingsRow label={label} isChanged={name in changes} help={formatMessage(isBelow ? below : s.quotaHelp, { used })}>
        <CapacityField
          label={label}
          unit={formatMessage(s.unit)}
          bytes={values[name]}
          onChange={(bytes) => set(name, bytes)}
          isDisabled={isReadOnly}
        />
      </SettingsRow>
    );
  };
  return (
    <SettingsSection title={formatMessage(s.limits)}>
      {level('mailLevel', formatMessage(s.mailLevel))}
      {level('attachLevel', formatMessage(s.attachLevel))}
      {capacity('quotaBytes', formatMessage(s.quota), person.usedBytes, s.quotaBelow)}
      {capacity('diskQuotaBytes', formatMessage(s.diskQuota), person.diskUsedBytes, s.diskBelow)}
    </SettingsSection>
  );
}
