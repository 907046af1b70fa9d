import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';

/** The three languages by the codes of I18-01; the first is the default. */
export const languages = ['zh-hans', 'zh-tw', 'en'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

export const languageSchema = z.enum(languages);

/** Keeps the language of the user (I18-04). */
export const setLanguage = endpoint({
  method: 'POST',
  path: '/setting/set-lang/',
  access: { of: 'account' },
  summary: 'Keeps the language of the user.',
  body: z.object({ language: languageSchema }),
  response: z.object({ language: languageSchema }),
});
