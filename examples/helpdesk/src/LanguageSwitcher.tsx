import { toIntlLocale, useLocaleCode, useStrings } from '@jinshu/ui/provider';
import { Select, SelectItem } from '@jinshu/ui/select';
import type { UiStrings } from '@jinshu/ui/strings';
import { languages } from './languages';

/** Props of `UiProvider` for a language. */
export interface Language {
  locale: string;
  strings: UiStrings;
}

/** Languages by their own names, so that people find theirs. */
const names: Record<string, string> = { en: 'English', 'zh-hans': '简体中文', 'zh-tw': '繁體中文', ja: '日本語' };

/** A choice of the languages. It loads the strings, and sets `lang` of the page: fonts, hyphens and screen readers follow it. */
export function LanguageSwitcher({ onChange }: { onChange: (language: Language) => void }) {
  const current = useLocaleCode();
  const choose = async (locale: string) => {
    const strings = await languages[locale]?.();
    if (!strings) return;
    document.documentElement.lang = toIntlLocale(locale);
    onChange({ locale, strings });
  };
  return (
    <Select label={useStrings().loginForm.language} selectedKey={current} onSelectionChange={(id) => choose(String(id))}>
      {Object.keys(languages).map((id) => (
        <SelectItem key={id} id={id} textValue={names[id]}>
          <span lang={toIntlLocale(id)}>{names[id]}</span>
        </SelectItem>
      ))}
    </Select>
  );
}
