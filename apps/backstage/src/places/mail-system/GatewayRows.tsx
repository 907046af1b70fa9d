import { gatewayModes, type SmsGatewaySettings } from '@jinshu/api';
import { WideField } from '@jinshu/ui/back-stage';
import { PasswordField } from '@jinshu/ui/password-field';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { Switch } from '@jinshu/ui/switch';
import { TextField } from '@jinshu/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { gatewayStrings as s } from './gateway.strings.ts';
import type { useGatewayForm } from './useGatewayForm.ts';

export interface GatewayRowsProps {
  form: ReturnType<typeof useGatewayForm<SmsGatewaySettings>>;
  isReadOnly: boolean;
  ownHelp: string;
  noneHelp: string;
  /** Rows below the address of a service. */
  children?: ReactNode;
}

/** Choice of a service, its address and its key (BAK-100). */
export function GatewayRows({ form, isReadOnly, ownHelp, noneHelp, children }: GatewayRowsProps) {
  const { formatMessage } = useIntl();
  const { values, changes, set, errorOf, hasKey, isInSettings } = form;
  const modes = {
    settings: { name: s.modeSettings, help: formatMessage(isInSettings ? s.inSettings : s.notInSettings) },
    own: { name: s.modeOwn, help: ownHelp },
    none: { name: s.modeNone, help: noneHelp },
  };
  return (
    <>
      <RadioGroup
        label={formatMessage(s.mode)}
        value={values.mode}
        isDisabled={isReadOnly}
        onChange={(key) => set('mode', gatewayModes.find((one) => one === key) ?? 'settings')}
      >
        {gatewayModes.map((id) => (
          <Radio key={id} value={id} description={modes[id].help}>
            {formatMessage(modes[id].name)}
          </Radio>
        ))}
      </RadioGroup>
      {values.mode === 'own' && (
        <>
          <SettingsRow label={formatMessage(s.address)} isChanged={'address' in changes}>
            <WideField>
              <TextField
                label={formatMessage(s.address)}
                isLabelHidden
                inputMode="url"
                autoComplete="off"
                spellCheck="false"
                maxLength={1_000}
                value={values.address}
                onChange={(address) => set('address', address)}
                isReadOnly={isReadOnly}
                errorMessage={errorOf('address')}
              />
            </WideField>
          </SettingsRow>
          {children}
          <SettingsRow label={formatMessage(s.isKeyed)} help={formatMessage(s.isKeyedHelp)} isChanged={'isKeyed' in changes}>
            <Switch
              aria-label={formatMessage(s.isKeyed)}
              isDisabled={isReadOnly}
              isSelected={values.isKeyed}
              onChange={(isKeyed) => set('isKeyed', isKeyed)}
            />
          </SettingsRow>
          {values.isKeyed && (
            <SettingsRow label={formatMessage(s.key)} help={formatMessage(hasKey ? s.keyKept : s.keyNew)} isChanged={'key' in changes}>
              <PasswordField
                label={formatMessage(s.key)}
                isLabelHidden
                autoComplete="new-password"
                value={values.key}
                onChange={(key) => set('key', key)}
                isReadOnly={isReadOnly}
                errorMessage={errorOf('key')}
              />
            </SettingsRow>
          )}
        </>
      )}
    </>
  );
}
