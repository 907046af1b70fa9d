import { contentPictureAddress, type LanguageTexts, languages, languageTexts } from '@jinshu/api';
import * as z from 'zod/mini';
import { type Entry, everywhere, type Policy, parts } from './kinds.ts';

/** File name extensions without their dot. */
export const extensions = (entry: Entry<string[]>): Policy<string[]> => ({
  scopes: everywhere,
  ...entry,
  schema: z.array(z.string().check(z.regex(/^[\p{L}\p{N}_-]{1,32}$/u))).check(z.maxLength(500)),
  range: 'file name extensions, separated by commas, or nothing',
  form: { kind: 'list' },
  fromText: (text) => [...new Set(parts(text).map((part) => part.replace(/^\./, '').toLowerCase()))],
  toText: (value) => value.join(', '),
});

/** A line of text. */
export const line = ({ most, ...entry }: Entry<string> & { most: number }): Policy<string> => ({
  scopes: everywhere,
  ...entry,
  schema: z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u)),
  range: `at most ${most} characters on one line, or nothing`,
  form: { kind: 'text' },
  fromText: (text) => text.trim(),
  toText: (value) => value,
});

/** A text in each language. A plain one is that of the first language. */
export const textsSchema = (most: number, isOneLine = true): z.ZodMiniType<LanguageTexts> => {
  const one = isOneLine
    ? z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u))
    : z.string().check(z.maxLength(most), z.regex(/^[^\0]*$/));
  return z.union([z.pipe(one, z.transform(languageTexts)), z.object({ 'zh-hans': one, 'zh-tw': one, en: one })]);
};

/** A line of text in each language. Where one is empty, the first language shows (BAK-89). */
export const texts = ({ most, ...entry }: Entry<LanguageTexts> & { most: number }): Policy<LanguageTexts> => ({
  scopes: everywhere,
  ...entry,
  schema: textsSchema(most),
  range: `at most ${most} characters on one line, or nothing; for each language as JSON: {"zh-hans": "…", "zh-tw": "…", "en": "…"}`,
  form: { kind: 'text' },
  fromText: (text) => {
    if (!text.trimStart().startsWith('{')) return text.trim();
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
  toText: (value) => (languages.slice(1).every((language) => value[language] === '') ? value[languages[0]] : JSON.stringify(value)),
});

/** Whether a text is empty or the address of a page. */
export const isWebAddress = (text: string) => text === '' || (/^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text));

/** The address of a page, or nothing. */
export const address = (entry: Entry<string>): Policy<string> => ({
  scopes: everywhere,
  ...entry,
  schema: z.string().check(z.maxLength(2_000), z.refine(isWebAddress)),
  range: 'an address that begins with http:// or https://, or nothing',
  form: { kind: 'text' },
  fromText: (text) => text.trim(),
  toText: (value) => value,
});

/** A day, or nothing. */
export const day = (entry: Entry<string>): Policy<string> => ({
  scopes: everywhere,
  ...entry,
  schema: z.union([z.literal(''), z.iso.date()]),
  range: 'a day such as 2026-01-31, or nothing',
  form: { kind: 'text' },
  fromText: (text) => text.trim(),
  toText: (value) => value,
});

/** An uploaded image, a small one as a data URL, or nothing. */
export const picture = (entry: Entry<string>): Policy<string> => ({
  scopes: everywhere,
  ...entry,
  schema: z.union([
    z.string().check(z.regex(contentPictureAddress)),
    z.string().check(z.maxLength(200_000), z.regex(/^(data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*)?$/)),
  ]),
  range: 'a PNG, JPEG, GIF or WebP image of at most 150 kB as a data URL, an image uploaded in the back stage, or nothing',
  form: { kind: 'text' },
  fromText: (text) => text.trim(),
  toText: (value) => (value.length > 80 ? `${value.slice(0, 60)}… (${value.length} characters)` : value),
});

/** A list in JSON. */
export const json = <T>({ schema, range, ...entry }: Entry<T> & { schema: z.ZodMiniType<T>; range: string }): Policy<T> => ({
  scopes: everywhere,
  ...entry,
  schema,
  range,
  form: { kind: 'list' },
  fromText: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
  toText: (value) => JSON.stringify(value),
});
