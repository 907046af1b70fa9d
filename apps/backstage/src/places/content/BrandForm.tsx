import type { LanguageTexts, OperationPolicy } from '@jinshu/api';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { AddressRows, type AddressValues, addressNames } from './AddressRows.tsx';
import { ContentPicture } from './ContentPicture.tsx';
import { ContentSheet } from './ContentSheet.tsx';
import { contentStrings as s } from './content.strings.ts';
import { isWebAddress } from './isWebAddress.ts';
import { SkinPreviews } from './SkinPreviews.tsx';
import { TextsRow } from './TextsRow.tsx';
import { useContentForm } from './useContentForm.ts';

interface BrandValues extends AddressValues {
  title: LanguageTexts;
  system_name: LanguageTexts;
  welcome_logo: string;
}

/** Names, logo, record filing and addresses of the organization (BAK-84, BAK-88). */
export function BrandForm({ loaded }: { loaded: readonly OperationPolicy[] }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const form = useContentForm<BrandValues>(loaded, ['title', 'system_name', 'welcome_logo', ...addressNames], (name, value) =>
    typeof value === 'string' && (name === 'icp_link' || name === 'logout_url' || name === 'login_url') && !isWebAddress(value)
      ? formatMessage(s.addressFault)
      : undefined,
  );
  const { values, set, isChanged, errorAt } = form;
  const texts = (name: 'title' | 'system_name', label: string, help: string) => (
    <TextsRow
      label={label}
      help={help}
      texts={values[name]}
      onChange={(next) => set(name, next)}
      maxLength={50}
      isReadOnly={isReadOnly}
      isChanged={isChanged(name)}
      errorMessage={errorAt(name)}
    />
  );
  return (
    <ContentSheet label={formatMessage(s.brand)} form={form}>
      <SettingsSection title={formatMessage(s.names)}>
        {texts('title', formatMessage(s.windowTitle), formatMessage(s.windowTitleHelp))}
        {texts('system_name', formatMessage(s.systemName), formatMessage(s.systemNameHelp))}
        <SettingsRow label={formatMessage(s.logo)} isChanged={isChanged('welcome_logo')}>
          <ContentPicture
            label={formatMessage(s.logo)}
            imageUrl={values.welcome_logo}
            onChange={isReadOnly ? undefined : (next) => set('welcome_logo', next)}
            note={formatMessage(s.logoNote)}
            errorMessage={errorAt('welcome_logo')}
          />
        </SettingsRow>
        <SettingsRow label={formatMessage(s.preview)}>
          <SkinPreviews title={values.title} systemName={values.system_name} logoUrl={values.welcome_logo} />
        </SettingsRow>
      </SettingsSection>
      <AddressRows form={form} isReadOnly={isReadOnly} />
    </ContentSheet>
  );
}
