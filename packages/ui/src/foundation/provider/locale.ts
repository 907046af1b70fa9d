/** The language codes of settings and code. */
export type LocaleCode = 'zh-hans' | 'zh-tw' | 'en';

const intlLocales = { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en-US' } as const;

/** Returns the language tag for `Intl`, React Aria and `lang`. */
export const toIntlLocale = (locale: LocaleCode): 'zh-CN' | 'zh-TW' | 'en-US' => intlLocales[locale];
