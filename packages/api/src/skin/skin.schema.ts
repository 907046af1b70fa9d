import * as z from 'zod/mini';
import { languageTextsSchema } from '../content/languageTexts.ts';
import { blob, endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';

/** Available skins. Unknown names fall back to the first. */
export const skinNames = [
  'jingdianlan',
  'qingxinlu',
  'haishuilan',
  'yanyujiangnan',
  'chunzhihua',
  'zhongguofeng',
  'keaifen',
  'hetangyuese',
  'moye',
  'xinghe',
  'suxuan',
  'heibaifenming',
  'jinqiu',
  'ziteng',
  'qianlijiangshan',
] as const;

/** A skin of the product. */
export type SkinName = (typeof skinNames)[number];

/** A skin that the organization has made, by its number (BAK-112). */
export type OwnSkinName = `own-${number}`;

/** Any skin that a page can wear. */
export type AnySkinName = SkinName | OwnSkinName;

const ownSkinPattern = /^own-[1-9]\d{0,8}$/;

/** Whether a name is that of a skin that the organization has made. */
export const isOwnSkin = (name: string): name is OwnSkinName => ownSkinPattern.test(name);

/** Name of a skin that the organization has made. */
export const ownSkinName = (id: number): OwnSkinName => `own-${id}`;

/** Name in `data-skin` of the dark partner that the sheet of a light own skin has too. */
export const nightSkinName = (name: OwnSkinName): `${OwnSkinName}-night` => `${name}-night`;

/** Returns the skin with this name, or the default skin if there is none. Whether an own skin exists is for the server to know. */
export const skinOrDefault = (name: string): AnySkinName =>
  isOwnSkin(name) ? name : (skinNames.find((known) => known === name) ?? skinNames[0]);

/** Name of a skin of the product or of the organization. */
export const anySkinNameSchema = z
  .string()
  .check(z.refine((name) => isOwnSkin(name) || skinNames.some((known) => known === name))) as unknown as z.ZodMiniType<AnySkinName, string>;

/** Density that a skin proposes. */
export const skinDensities = ['compact', 'regular', 'cosy'] as const;

/** A published skin of the organization, as pages load it. */
export const ownSkinSchema = wireObject({
  id: z.string(),
  name: languageTextsSchema,
  colorScheme: z.enum(['light', 'dark']),
  contrast: z.enum(['aa', 'aaa']),
  density: z.enum(skinDensities),
  /** Whether its sheet has a dark partner too, for devices that go dark with their system. */
  hasNight: z.optional(z.boolean()),
  /** Path of its style sheet. A new version has a new path. */
  sheet: z.string(),
});

export type OwnSkin = z.output<typeof ownSkinSchema>;

/** Path of the style sheet of a skin, by the hash of its bytes. */
export const skinSheetUrl = (name: string, hash: string): string => `/api/core/skin/${name}/${hash}/`;

/** Returns the style sheet of a skin of the organization. The login page wears one. A path of an earlier version gives the current sheet. */
export const getSkinSheet = endpoint({
  method: 'GET',
  path: '/core/skin/:name/:hash/',
  access: { of: 'public' },
  summary: 'The style sheet of a skin that the organization has made.',
  params: z.object({ name: z.string().check(z.regex(ownSkinPattern)), hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: blob,
  problems: ['not-found'],
});

/** Saves the user's skin. */
export const setSkin = endpoint({
  method: 'POST',
  path: '/setting/set-skin/',
  access: { of: 'account' },
  summary: "Saves the user's skin.",
  body: wireObject({ skinName: anySkinNameSchema }),
  response: wireObject({ skinName: anySkinNameSchema }),
});
