import { WideField } from '@jinshu/ui/back-stage';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { Switch } from '@jinshu/ui/switch';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';
import type { ContentForm } from './useContentForm.ts';

/** Record filing, and where the links of the product lead. */
export interface AddressValues {
  is_icp: boolean;
  icp_no: string;
  icp_link: string;
  logout_url: string;
  login_url: string;
}

/** Names of these values. */
export const addressNames = ['is_icp', 'icp_no', 'icp_link', 'logout_url', 'login_url'] as const;

export interface AddressRowsProps {
  form: ContentForm<AddressValues>;
  isReadOnly: boolean;
}

/** Rows of the record filing and of the addresses (BAK-88). */
export function AddressRows({ form, isReadOnly }: AddressRowsProps) {
  const { formatMessage } = useIntl();
  const { values, set, isChanged, errorAt } = form;
  const line = (name: Exclude<(typeof addressNames)[number], 'is_icp'>, label: string, help?: string) => (
    <SettingsRow label={label} help={help} isChanged={isChanged(name)}>
      <WideField>
        <TextField
          label={label}
          isLabelHidden
          value={values[name]}
          onChange={(text) => set(name, text)}
          maxLength={name === 'icp_no' ? 100 : 2_000}
          placeholder={name === 'icp_no' ? undefined : 'https://'}
          isReadOnly={isReadOnly}
          errorMessage={errorAt(name)}
        />
      </WideField>
    </SettingsRow>
  );
  return (
    <>
      <SettingsSection title={formatMessage(s.filing)}>
        <SettingsRow label={formatMessage(s.showsFiling)} isChanged={isChanged('is_icp')}>
          <Switch
            aria-label={formatMessage(s.showsFiling)}
            isSelected={values.is_icp}
            onChange={(isOn) => set('is_icp', isOn)}
            isReadOnly={isReadOnly}
          />
        </SettingsRow>
        {line('icp_no', formatMessage(s.filingNumber))}
        {line('icp_link', formatMessage(s.filingLink))}
      </SettingsSection>
      <SettingsSection title={formatMessage(s.addresses)}>
        {line('logout_url', formatMessage(s.logoutAddress), formatMessage(s.logoutAddressHelp))}
        {line('login_url', formatMessage(s.backStageAddress), formatMessage(s.backStageAddressHelp))}
      </SettingsSection>
    </>
  );
}
