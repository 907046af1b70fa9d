import { type Language, languages } from '@jinshu/api';
import type { FirstStrings, MoreStrings } from '@jinshu/ui/strings';
import type { MessageFormatElement } from 'react-intl';

type Messages = Record<string, MessageFormatElement[]>;

/** Everything that one language brings: the app's strings and those of the parts. */
export interface LoadedLanguage {
  language: Language;
  messages: Messages;
  uiStrings: FirstStrings & Partial<MoreStrings>;
}

/** Loads a language for the provider. */
export type LoadLanguage = (language: Language) => Promise<LoadedLanguage>;

/** The languages by the names they have in themselves. */
export const languageNames: Readonly<Record<Language, string>> = { 'zh-hans': '简体中文', 'zh-tw': '繁體中文', en: 'English' };

/** Strings of the parts in two files each: those of the first screen, and the rest. */
const parts: Readonly<Record<Language, readonly [() => Promise<FirstStrings>, () => Promise<MoreStrings>]>> = {
  'zh-hans': [
    async () => (await import('@jinshu/ui/strings/first/zh-hans')).zhHansFirst,
    async () => (await import('@jinshu/ui/strings/zh-hans')).zhHansMore,
  ],
  'zh-tw': [
    async () => (await import('@jinshu/ui/strings/first/zh-tw')).zhTwFirst,
    async () => (await import('@jinshu/ui/strings/zh-tw')).zhTwMore,
  ],
  en: [async () => (await import('@jinshu/ui/strings/first/en')).enFirst, async () => (await import('@jinshu/ui/strings/en')).enMore],
};

type Load = () => Promise<{ default: Messages }>;

/** Strings of an app by language, in two files each: those of the first screen, and the rest. */
export type AppStrings = Readonly<Record<Language, readonly [Load, Load]>>;

/** Strings of further parts that the first screen of an app shows. */
export type EarlyStrings = Readonly<Record<Language, () => Promise<Partial<MoreStrings>>>>;

/** Returns what loads the languages of an app. */
export function createLanguages(app: AppStrings, early?: EarlyStrings): { loadLanguage: LoadLanguage; allWords: () => Promise<void> } {
  let complete: () => Promise<void> = async () => undefined;
  let isAsked = false;
  return {
    /** Resolves once the words of every screen are there, in the language that shows. A screen that loads later waits for them. */
    allWords() {
      isAsked = true;
      return complete();
    },
    /**
     * Loads what the first screen needs of a language; `allWords` brings the rest, as it does here where other screens may be open already.
     */
    async loadLanguage(language) {
      const [[loadFirst, loadMore], [loadFirstParts, loadMoreParts]] = [app[language], parts[language]];
      const [first, firstParts, earlyParts] = await Promise.all([loadFirst(), loadFirstParts(), early?.[language]()]);
      const loaded: LoadedLanguage = { language, messages: { ...first.default }, uiStrings: { ...firstParts, ...earlyParts } };
      let adding: Promise<void> | undefined;
      const add = async () => {
        const [more, moreParts] = await Promise.all([loadMore(), loadMoreParts()]);
        // Add to the same objects, so that components see the strings without rendering again.
        Object.assign(loaded.messages, more.default);
        Object.assign(loaded.uiStrings, moreParts);
      };
      complete = () => {
        adding ??= add().catch((error: unknown) => {
          adding = undefined;
          throw error;
        });
        return adding;
      };
      if (isAsked) await complete();
      return loaded;
    },
  };
}

const key = 'jinshu.language';

/** Returns the language last selected on this device, or the default (I18-01, I18-05). */
export const storedLanguage = (): Language => languages.find((language) => language === localStorage.getItem(key)) ?? languages[0];

/** Keeps the language on the device, for the screens before login (I18-05). */
export const storeLanguage = (language: Language): void => localStorage.setItem(key, language);
