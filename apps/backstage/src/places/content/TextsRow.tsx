import { type LanguageTexts, languages } from '@jinshu/api';
import { languageNames } from '@jinshu/app/language';
import { LanguageTextFields, type LanguageTextFieldsProps } from '@jinshu/ui/back-stage';
import { SettingsRow } from '@jinshu/ui/settings-form';

const named = languages.map((id) => ({ id, name: languageNames[id] }));

export interface TextsFieldProps extends Omit<LanguageTextFieldsProps, 'languages' | 'values' | 'onChange'> {
  texts: LanguageTexts;
  onChange: (texts: LanguageTexts) => void;
}

/** A text in each language of the product (BAK-89). */
export const TextsField = ({ texts, onChange, ...field }: TextsFieldProps) => (
  <LanguageTextFields {...field} languages={named} values={texts} onChange={(language, text) => onChange({ ...texts, [language]: text })} />
);

/** A text in each language in a row of a form. */
export const TextsRow = ({ isChanged, help, ...field }: TextsFieldProps & { isChanged: boolean; help?: string | undefined }) => (
  <SettingsRow label={field.label} isChanged={isChanged} help={help}>
    <TextsField {...field} />
  </SettingsRow>
);
