import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '../../../packages/ui/src/foundation/strings/en.ts';
import type { UiStrings } from '../../../packages/ui/src/foundation/strings/UiStrings.ts';
import { zhHans } from '../../../packages/ui/src/foundation/strings/zh-hans.ts';
import { zhTw } from '../../../packages/ui/src/foundation/strings/zh-tw.ts';
import type { LanguageCode } from './jinshu.ts';

const locales = ['../locales', '../../../packages/app/locales'].map((folder) => path.resolve(import.meta.dirname, folder));

function load(language: LanguageCode): Record<string, string> {
  const files = locales.flatMap((folder) =>
    readdirSync(path.join(folder, language))
      .sort()
      .map((file) => path.join(folder, language, file)),
  );
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

/** Strings of the app by id, from the files for translators. */
export const appWords: Record<LanguageCode, Record<string, string>> = {
  'zh-hans': load('zh-hans'),
  'zh-tw': load('zh-tw'),
  en: load('en'),
};

/** One of them. */
export function word(language: LanguageCode, id: string): string {
  const text = appWords[language][id];
  if (text === undefined) throw new Error(`there is no string ${id} in ${language}`);
  return text;
}

/** Strings of the components. */
export const partWords: Record<LanguageCode, UiStrings> = { 'zh-hans': zhHans, 'zh-tw': zhTw, en };
