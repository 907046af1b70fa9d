import { type Language, languages } from '@jinshu/api';
import type { UiStrings } from '@jinshu/ui/strings';
import type { MessageFormatElement } from 'react-intl';

/** Everything that one language brings: the app's strings and those of the parts. */
export interface LoadedLanguage {
  language: Language;
  messages: Record<string, MessageFormatElement[]>;
  uiStrings: UiStrings;
}

/** The languages by the names they have in themselves. */
export const languageNames: Readonly<Record<Language, string>> = { 'zh-hans': '简体中文', 'zh-tw': '繁體中文', en: 'English' };

const loaders: Readonly<Record<Language, () => Promise<Omit<LoadedLanguage, 'language'>>>> = {
  'zh-hans': async () => {
    const [{ default: messages }, { zhHans }] = await Promise.all([
      import('virtual:strings/zh-hans'),
      import('@jinshu/ui/strings/zh-hans'),
    ]);
    return { messages, uiStrings: zhHans };
  },
  'zh-tw': async () => {
    const [{ default: messages }, { zhTw }] = await Promise.all([import('virtual:strings/zh-tw'), import('@jinshu/ui/strings/zh-tw')]);
    return { messages, uiStrings: zhTw };
  },
  en: async () => {
    const [{ default: messages }, { en }] = await Promise.all([import('virtual:strings/en'), import('@jinshu/ui/strings/en')]);
    return { messages, uiStrings: en };
  },
};

/** Loads a language. */
export const loadLanguage = async (language: Language): Promise<LoadedLanguage> => ({ language, ...(await loaders[language]()) });

const key = 'jinshu.language';

/** The language this device chose last, or the default (I18-01, I18-05). */
export const storedLanguage = (): Language => languages.find((language) => language === localStorage.getItem(key)) ?? languages[0];

/** Keeps the language on the device, for the screens before login (I18-05). */
export const storeLanguage = (language: Language): void => localStorage.setItem(key, language);
