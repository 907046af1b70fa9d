import { type Language, languages } from '@jinshu/api';
import type { FirstStrings, MoreStrings } from '@jinshu/ui/strings';
import type { MessageFormatElement } from 'react-intl';

/** Everything that one language brings: the app's strings and those of the parts. */
export interface LoadedLanguage {
  language: Language;
  messages: Record<string, MessageFormatElement[]>;
  uiStrings: FirstStrings & Partial<MoreStrings>;
}

/** The languages by the names they have in themselves. */
export const languageNames: Readonly<Record<Language, string>> = { 'zh-hans': '简体中文', 'zh-tw': '繁體中文', en: 'English' };

type Words = Pick<LoadedLanguage, 'messages' | 'uiStrings'>;

/** Strings of a language in two files: those of the first screen, and the rest. */
const loaders: Readonly<
  Record<Language, readonly [() => Promise<Words>, () => Promise<{ messages: Words['messages']; uiStrings: MoreStrings }>]>
> = {
  'zh-hans': [
    async () => {
      const [app, ui] = await Promise.all([import('virtual:strings/first/zh-hans'), import('@jinshu/ui/strings/first/zh-hans')]);
      return { messages: app.default, uiStrings: ui.zhHansFirst };
    },
    async () => {
      const [app, ui] = await Promise.all([import('virtual:strings/more/zh-hans'), import('@jinshu/ui/strings/zh-hans')]);
      return { messages: app.default, uiStrings: ui.zhHansMore };
    },
  ],
  'zh-tw': [
    async () => {
      const [app, ui] = await Promise.all([import('virtual:strings/first/zh-tw'), import('@jinshu/ui/strings/first/zh-tw')]);
      return { messages: app.default, uiStrings: ui.zhTwFirst };
    },
    async () => {
      const [app, ui] = await Promise.all([import('virtual:strings/more/zh-tw'), import('@jinshu/ui/strings/zh-tw')]);
      return { messages: app.default, uiStrings: ui.zhTwMore };
    },
  ],
  en: [
    async () => {
      const [app, ui] = await Promise.all([import('virtual:strings/first/en'), import('@jinshu/ui/strings/first/en')]);
      return { messages: app.default, uiStrings: ui.enFirst };
    },
    async () => {
      const [app, ui] = await Promise.all([import('virtual:strings/more/en'), import('@jinshu/ui/strings/en')]);
      return { messages: app.default, uiStrings: ui.enMore };
    },
  ],
};

let complete: () => Promise<void> = async () => undefined;
let isAsked = false;

/** Resolves once the words of every screen are there, in the language that shows. A screen that loads later waits for them. */
export function allWords(): Promise<void> {
  isAsked = true;
  return complete();
}

/** Loads what the first screen needs of a language; `allWords` brings the rest, as it does here where other screens may be open already. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [loadFirst, loadMore] = loaders[language];
  const { messages, uiStrings } = await loadFirst();
  const loaded: LoadedLanguage = { language, messages: { ...messages }, uiStrings: { ...uiStrings } };
  let adding: Promise<void> | undefined;
  const add = async () => {
    const more = await loadMore();
    // Add to the same objects, so that components see the strings without rendering again.
    Object.assign(loaded.messages, more.messages);
    Object.assign(loaded.uiStrings, more.uiStrings);
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
}

const key = 'jinshu.language';

/** Returns the language last selected on this device, or the default (I18-01, I18-05). */
export const storedLanguage = (): Language => languages.find((language) => language === localStorage.getItem(key)) ?? languages[0];

/** Keeps the language on the device, for the screens before login (I18-05). */
export const storeLanguage = (language: Language): void => localStorage.setItem(key, language);
