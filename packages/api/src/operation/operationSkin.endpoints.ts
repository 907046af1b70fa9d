import * as z from 'zod/mini';
import { contentPictureAddress } from '../content/content.endpoints.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';
import { skinDensities } from '../skin/skin.schema.ts';
import { idParams } from './role.endpoints.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Number of skins that an organization can make. */
export const maximumOwnSkins = 30;

/** Chrome that is deep in the brand color. */
export const skinChromes = ['rail', 'both', 'none'] as const;
/** Roundness of corners. */
export const skinCorners = ['square', 'round', 'rounder'] as const;
/** Typefaces of titles. */
export const skinFaces = ['ui', 'song', 'round'] as const;
/** Marks of unread messages. */
export const skinMarks = ['dot', 'leaf', 'lozenge', 'star', 'square', 'heart', 'petal'] as const;

const name = text(40).check(z.trim());

/** The few lines that a skin is made from. */
export const skinRecipeSchema = wireObject({
  /** Brand color as a six-digit hex. */
  accent: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  tone: z.enum(['light', 'dark']),
  contrast: z.enum(['aa', 'aaa']),
  chrome: z.enum(skinChromes),
  corners: z.enum(skinCorners),
  titleFace: z.enum(skinFaces),
  mark: z.enum(skinMarks),
  density: z.enum(skinDensities),
  /** Whether the brand color stays exactly as given. */
  isExact: z.boolean(),
  /** Path of the image beside the login, or empty. */
  loginPicture: z.union([z.literal(''), z.string().check(z.regex(contentPictureAddress))]),
  /** Whether the image is light or dark behind the text. */
  loginTone: z.enum(['light', 'dark']),
});

export type OwnSkinRecipe = z.output<typeof skinRecipeSchema>;

const draftFields = {
  /** Names in three languages. The first is required. */
  name: z.object({ 'zh-hans': name.check(z.minLength(1)), 'zh-tw': name, en: name }),
  recipe: skinRecipeSchema,
  /** A token file in place of the recipe, in the Design Tokens format. */
  tokens: z.nullable(z.record(z.string(), z.unknown())),
};

/** A skin of the organization. */
export const operationSkinSchema = wireObject({
  id: z.int(),
  /** Name in `data-skin`, and the value of `skin_name`. */
  skinName: z.string(),
  ...draftFields,
  isPublished: z.boolean(),
  /** Whether the draft has changed since it was published. */
  isChanged: z.boolean(),
  /** Path of the published style sheet, or empty. */
  sheet: z.string(),
  changedAt: z.string(),
  /** Send it back with a change. */
  version: z.int(),
});

export type OperationSkin = z.output<typeof operationSkinSchema>;

const problems = ['operation-refused', 'operation-stale', 'not-found'] as const;

/** Returns the skins of the organization, newest first. */
export const listOwnSkins = endpoint({
  method: 'GET',
  path: '/operation/skin/',
  access: seeAll,
  summary: 'Skins that the organization has made.',
  response: listOf(operationSkinSchema),
});

/** Stores a new skin as a draft. */
export const createOwnSkin = endpoint({
  method: 'POST',
  path: '/operation/skin/',
  access: govern,
  summary: 'Stores a new skin as a draft.',
  body: wireObject(draftFields),
  response: wireObject({ id: z.int() }),
  problems,
});

/** Stores a draft. What users see doesn't change before it is published. */
export const saveOwnSkin = endpoint({
  method: 'PUT',
  path: '/operation/skin/:id/',
  access: govern,
  summary: 'Stores the draft of a skin.',
  params: idParams,
  body: wireObject({ ...draftFields, version: z.int() }),
  response: z.object({}),
  problems,
});

/** Publishes the stored draft, and offers it to everyone. Refused with the pair if a color can't be read. */
export const publishOwnSkin = endpoint({
  method: 'POST',
  path: '/operation/skin/:id/publish/',
  access: govern,
  summary: 'Publishes a skin to the organization.',
  params: idParams,
  body: wireObject({ version: z.int() }),
  response: wireObject({ skinName: z.string(), sheet: z.string() }),
  problems,
});

/** Offers a skin no longer. Its users get the default at their next login. Refused while it is the default itself. */
export const withdrawOwnSkin = endpoint({
  method: 'POST',
  path: '/operation/skin/:id/withdraw/',
  access: govern,
  summary: 'Withdraws a published skin.',
  params: idParams,
  body: wireObject({ version: z.int() }),
  response: z.object({}),
  problems,
});

/** Deletes a skin that isn't published. */
export const deleteOwnSkin = endpoint({
  method: 'POST',
  path: '/operation/skin/:id/delete/',
  access: govern,
  summary: 'Deletes a skin that is not published.',
  params: idParams,
  body: wireObject({ version: z.int() }),
  response: z.object({}),
  problems,
});

/** Returns a stored draft as design tokens. */
export const exportOwnSkin = endpoint({
  method: 'GET',
  path: '/operation/skin/:id/tokens/',
  access: seeAll,
  summary: 'A skin in the Design Tokens format.',
  params: idParams,
  response: wireObject({ tokens: z.record(z.string(), z.unknown()) }),
  problems: ['not-found'],
});

/** Stores a file in the Design Tokens format as a new draft. Returns the tokens that no skin has. */
export const importOwnSkin = endpoint({
  method: 'POST',
  path: '/operation/skin/import/',
  access: govern,
  summary: 'Stores a file of design tokens as a new draft.',
  body: wireObject({ tokens: z.record(z.string(), z.unknown()) }),
  response: wireObject({ id: z.int(), unknownTokens: named('unknown', z.array(z.string())) }),
  problems,
});
