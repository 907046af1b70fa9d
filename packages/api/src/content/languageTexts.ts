import * as z from 'zod/mini';
import { type Language, languages } from '../language/language.schema.ts';

/** A text in each language. An empty one is missing. */
export type LanguageTexts = Readonly<Record<Language, string>>;

/** A text in each language on the wire. */
export const languageTextsSchema = z.object({ 'zh-hans': z.string(), 'zh-tw': z.string(), en: z.string() });

/** The texts of which only that of the first language is known. */
export const languageTexts = (text: string): LanguageTexts => ({ 'zh-hans': text, 'zh-tw': '', en: '' });

/** Returns the text in a language. A missing one falls back to the first language. */
export const textIn = (texts: LanguageTexts, language: Language): string => texts[language] || texts[languages[0]];
