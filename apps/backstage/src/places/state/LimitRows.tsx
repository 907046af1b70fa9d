import { NumberField } from '@jinshu/ui/number-field';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { alertStrings as s } from './system-alert.strings.ts';
import type { useAlertForm } from './useAlertForm.ts';

const limits = [
  { id: 'queueLimit', label: s.queueLimit, help: s.queueHelp, unit: s.mails, most: 1_000_000 },
  { id: 'freePercent', label: s.freePercent, help: s.freeHelp, unit: s.percentUnit, most: 90 },
] as const;

export interface LimitRowsProps {
  form: ReturnType<typeof useAlertForm>;
  isReadOnly: boolean;
}

/** Limits of the queue and of the free space (BAK-110). */
export function LimitRows({ form: { values, changes, set }, isReadOnly }: LimitRowsProps) {
  const { formatMessage } = useIntl();
  return limits.map(({ id, label, help, unit, most }) => (
    <SettingsRow key={id} label={formatMessage(label)} help={formatMessage(help)} isChanged={id in changes}>
      <NumberField
        label={formatMessage(label)}
        isLabelHidden
        unit={formatMessage(unit)}
        minValue={1}
        maxValue={most}
        value={values[id]}
        onChange={(value) => set(id, Number.isNaN(value) ? 1 : value)}
        isDisabled={isReadOnly}
      />
    </SettingsRow>
  ));
}
