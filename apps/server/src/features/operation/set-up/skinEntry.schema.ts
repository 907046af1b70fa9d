import { createOwnSkin, fieldsOf, type LanguageTexts, type OwnSkinRecipe, skinRecipeSchema } from '@jinshu/api';
import * as z from 'zod/mini';
import { callField } from './callField.ts';

/** The file has code words, and calls have the names of the wire. */
const recipe = z.strictObject(fieldsOf(skinRecipeSchema) ?? {}) as unknown as z.ZodMiniType<OwnSkinRecipe>;

const name = callField<LanguageTexts>(createOwnSkin, 'name');
const tokens = callField<Record<string, unknown> | null>(createOwnSkin, 'tokens');

/** A skin of the organization. */
export const skinEntry = z.strictObject({
  name,
  recipe: z.optional(recipe),
  tokens: z.optional(tokens),
  isPublished: z.optional(z.boolean()),
  /** Changes of a published skin that aren't published. */
  draft: z.optional(z.strictObject({ name, recipe, tokens })),
});
