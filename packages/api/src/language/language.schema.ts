import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';

/** Supported language codes. The first is the default. */
export const languages = ['zh-hans', 'zh-tw', 'en'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

export const languageSchema = z.enum(languages);

/** Saves the user's language. */
export const setLanguage = endpoint({
  method: 'POST',
  path: '/setting/set-lang/',
  access: { of: 'account' },
  summary: "Saves the user's language.",
  body: z.object({ language: languageSchema }),
  response: z.object({ language: languageSchema }),
});
