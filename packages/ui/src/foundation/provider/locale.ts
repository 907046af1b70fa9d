/** The language codes that the package has strings for. */
export type LocaleCode = 'zh-hans' | 'zh-tw' | 'en';

const intlLocales: Readonly<Record<string, string>> = { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en-US' };

/** Returns the language tag for `Intl`, React Aria and `lang`. Other tags stay as they are. */
export const toIntlLocale = (locale: string): string => intlLocales[locale] ?? locale;

/** Returns the language of the package that is nearest to a tag, for names that exist in its languages only. */
export function nearestLocale(locale: string): LocaleCode {
  if (!/^zh\b/i.test(locale)) return 'en';
  return /hant|tw|hk|mo/i.test(locale) ? 'zh-tw' : 'zh-hans';
}
