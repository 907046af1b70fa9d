import type { Language } from '@jinshu/api';
import { en, zhHans, zhTw } from '@jinshu/ui/strings';

const files = import.meta.glob<Record<string, string>>(['../../locales/*/*.json', '../../../../packages/app/locales/*/*.json'], {
  eager: true,
  import: 'default',
});

/** The strings of all slices in a language, as the translator wrote them. */
export const wordsOf = (language: Language): Record<string, string> =>
  Object.assign({}, ...Object.entries(files).flatMap(([path, words]) => (path.includes(`/locales/${language}/`) ? [words] : [])));

/** The strings of the parts in a language. */
export const uiWordsOf = (language: Language) => ({ 'zh-hans': zhHans, 'zh-tw': zhTw, en })[language];
