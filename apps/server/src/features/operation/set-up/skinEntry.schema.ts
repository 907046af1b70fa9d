import { createOwnSkin, fieldsOf, type LanguageTexts, type OwnSkinRecipe, skinRecipeSchema } from '@jinshu/api';
import * as z from 'zod/mini';
import { callField } from './callField.ts';

/** The file has code words, and calls have the names of the wire. */
const recipe = z.strictObject(fieldsOf(skinRecipeSchema) ?? {}) as unknown as z.ZodMiniType<OwnSkinRecipe>;

/** A skin of the organization. */
export const skinEntry = z.strictObject({
  name: callField<LanguageTexts>(createOwnSkin, 'name'),
  recipe: z.optional(recipe),
  tokens: z.optional(callField<Record<string, unknown> | null>(createOwnSkin, 'tokens')),
  isPublished: z.optional(z.boolean()),
});
