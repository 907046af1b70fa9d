import { relaySecurities } from '@jinshu/api';
import { NumberField } from '@jinshu/ui/number-field';
import { PasswordField } from '@jinshu/ui/password-field';
import { Select, SelectItem } from '@jinshu/ui/select';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { relaySecurityStrings, relayStrings as s } from './mail-relay.strings.ts';
import type { useRelayForm } from './useRelayForm.ts';

export interface RelayFieldsProps {
  form: ReturnType<typeof useRelayForm>;
  isReadOnly: boolean;
}

/** Server and login of the relay (BAK-91). */
export function RelayFields({ form: { values, changes, set, errorOf, hasPassword }, isReadOnly }: RelayFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <SettingsRow label={formatMessage(s.host)} isChanged={'host' in changes}>
        <TextField
          label={formatMessage(s.host)}
          isLabelHidden
          autoComplete="off"
          spellCheck="false"
          maxLength={255}
          value={values.host}
          onChange={(host) => set('host', host)}
          isReadOnly={isReadOnly}
          errorMessage={errorOf('host')}
        />
      </SettingsRow>
      <SettingsRow label={formatMessage(s.port)} isChanged={'port' in changes}>
        <NumberField
          label={formatMessage(s.port)}
          isLabelHidden
          hasSteppers={false}
          formatOptions={{ useGrouping: false }}
          minValue={1}
          maxValue={65_535}
          value={values.port}
          onChange={(port) => set('port', Number.isNaN(port) ? 0 : port)}
          isReadOnly={isReadOnly}
          errorMessage={errorOf('port')}
        />
      </SettingsRow>
      <SettingsRow label={formatMessage(s.security)} isChanged={'security' in changes}>
        <Select
          label={formatMessage(s.security)}
          isLabelHidden
          isDisabled={isReadOnly}
          value={values.security}
          onChange={(key) => set('security', relaySecurities.find((one) => one === key) ?? 'any')}
        >
          {relaySecurities.map((id) => (
            <SelectItem key={id} id={id}>
              {formatMessage(relaySecurityStrings[id])}
            </SelectItem>
          ))}
        </Select>
      </SettingsRow>
      <SettingsRow label={formatMessage(s.account)} help={formatMessage(s.accountHelp)} isChanged={'account' in changes}>
        <TextField
          label={formatMessage(s.account)}
          isLabelHidden
          autoComplete="off"
          spellCheck="false"
          maxLength={320}
          value={values.account}
          onChange={(account) => set('account', account)}
          isReadOnly={isReadOnly}
        />
      </SettingsRow>
      {values.account.trim() !== '' && (
        <SettingsRow
          label={formatMessage(s.password)}
          help={formatMessage(hasPassword ? s.passwordKept : s.passwordNew)}
          isChanged={'password' in changes}
        >
          <PasswordField
            label={formatMessage(s.password)}
            isLabelHidden
            autoComplete="new-password"
            value={values.password}
            onChange={(password) => set('password', password)}
            isReadOnly={isReadOnly}
            errorMessage={errorOf('password')}
          />
        </SettingsRow>
      )}
    </>
  );
}
