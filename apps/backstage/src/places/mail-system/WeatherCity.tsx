import type { WeatherSourceSettings } from '@jinshu/api';
import { NumberField } from '@jinshu/ui/number-field';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { gatewayStrings as s } from './gateway.strings.ts';
import type { useGatewayForm } from './useGatewayForm.ts';

export interface WeatherCityProps {
  form: ReturnType<typeof useGatewayForm<WeatherSourceSettings>>;
  isReadOnly: boolean;
}

const coordinates = [
  { id: 'latitude', label: s.latitude, most: 90 },
  { id: 'longitude', label: s.longitude, most: 180 },
] as const;

/** City of the weather (BAK-100). */
export function WeatherCity({ form: { values, changes, set, errorOf }, isReadOnly }: WeatherCityProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <SettingsRow label={formatMessage(s.city)} isChanged={'city' in changes}>
        <TextField
          label={formatMessage(s.city)}
          isLabelHidden
          autoComplete="off"
          maxLength={50}
          value={values.city}
          onChange={(city) => set('city', city)}
          isReadOnly={isReadOnly}
          errorMessage={errorOf('city')}
        />
      </SettingsRow>
      {coordinates.map(({ id, label, most }) => (
        <SettingsRow key={id} label={formatMessage(label)} isChanged={id in changes}>
          <NumberField
            label={formatMessage(label)}
            isLabelHidden
            hasSteppers={false}
            unit="°"
            formatOptions={{ maximumFractionDigits: 4 }}
            minValue={-most}
            maxValue={most}
            value={values[id]}
            onChange={(value) => set(id, Number.isNaN(value) ? 0 : value)}
            isReadOnly={isReadOnly}
          />
        </SettingsRow>
      ))}
    </>
  );
}
