import type { LanguageTexts, OperationPolicy } from '@jinshu/api';
import { WideField } from '@jinshu/ui/back-stage';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { ContentSheet } from './ContentSheet.tsx';
import { contentStrings as s } from './content.strings.ts';
import { TextsRow } from './TextsRow.tsx';
import { useContentForm } from './useContentForm.ts';
import { useEntryFaults } from './useEntryFaults.ts';

interface HelpValues {
  register_agreement: LanguageTexts;
  help_url: string;
  help_pages: LanguageTexts;
}

const names = ['register_agreement', 'help_url', 'help_pages'] as const;

/** Registration agreement and help pages (BAK-89). */
export function HelpForm({ loaded }: { loaded: readonly OperationPolicy[] }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const check = useEntryFaults();
  const form = useContentForm<HelpValues>(loaded, names, (name, value) => {
    if (name === 'register_agreement') return check.text(value as LanguageTexts);
    return name === 'help_url' ? check.addressOrNone(String(value)) : undefined;
  });
  const { values, set, isChanged, errorAt } = form;
  const texts = (name: 'register_agreement' | 'help_pages', label: string, help: string) => (
    <TextsRow
      label={label}
      help={help}
      texts={values[name]}
      onChange={(next) => set(name, next)}
      maxLength={20_000}
      isLong
      isReadOnly={isReadOnly}
      isChanged={isChanged(name)}
      errorMessage={errorAt(name)}
    />
  );
  return (
    <ContentSheet label={formatMessage(s.texts)} form={form}>
      <SettingsSection title={formatMessage(s.agreement)}>
        {texts('register_agreement', formatMessage(s.agreement), formatMessage(s.agreementHelp))}
      </SettingsSection>
      <SettingsSection title={formatMessage(s.help)}>
        <SettingsRow label={formatMessage(s.helpAddress)} help={formatMessage(s.helpAddressHelp)} isChanged={isChanged('help_url')}>
          <WideField>
            <TextField
              label={formatMessage(s.helpAddress)}
              isLabelHidden
              value={values.help_url}
              onChange={(url) => set('help_url', url)}
              maxLength={2_000}
              placeholder="https://"
              isReadOnly={isReadOnly}
              errorMessage={errorAt('help_url')}
            />
          </WideField>
        </SettingsRow>
        {texts('help_pages', formatMessage(s.helpText), formatMessage(s.helpTextHelp))}
      </SettingsSection>
    </ContentSheet>
  );
}
