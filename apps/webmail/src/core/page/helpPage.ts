import type { Language } from '@jinshu/api';

const folders: Readonly<Record<Language, string>> = { 'zh-hans': 'zh_hans', 'zh-tw': 'zh_hant', en: 'en' };

/** The help page in a language (I18-06). */
export const helpPage = (language: Language): string => `/help/${folders[language]}/index.html`;
