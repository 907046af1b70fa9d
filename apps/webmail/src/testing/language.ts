import { type Language, languages } from '@jinshu/api';
import { uiWordsOf, wordsOf } from './words.ts';

// Replacement for `language/language.ts` in tests, where no build has parsed the strings: react-intl parses them at run time.

export const languageNames: Readonly<Record<Language, string>> = { 'zh-hans': '简体中文', 'zh-tw': '繁體中文', en: 'English' };

const key = 'jinshu.language';

export const loadLanguage = async (language: Language) => ({ language, messages: wordsOf(language), uiStrings: uiWordsOf(language) });
export const allWords = async () => undefined;
export const storedLanguage = (): Language => languages.find((language) => language === localStorage.getItem(key)) ?? languages[0];
export const storeLanguage = (language: Language): void => localStorage.setItem(key, language);
