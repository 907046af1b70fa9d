import { contentPictureAddress, nightSkinName, type OwnSkinRecipe, ownSkinName } from '@jinshu/api';
import { checkSkin, deriveSkin, fromDesignTokens, type SkinFault, type SkinTokens, toDesignTokens } from '@jinshu/ui/derive-skin';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { OwnSkinDraft } from '../../../platform/own-skin/index.ts';
import { selectContentPicture } from '../../content/index.ts';
import { refused } from '../refuse.ts';

/** Reads a token file, and rewrites it so that only the values of a skin are stored. */
export function readTokens(file: Record<string, unknown>): { skin: SkinTokens; tokens: Record<string, unknown>; unknown: string[] } {
  const { skin, unknown, problems } = fromDesignTokens(file);
  const [first] = problems;
  if (!skin) throw refused('skin-tokens', { field: 'tokens', token: first?.token ?? '', count: problems.length });
  return { skin, tokens: toDesignTokens(skin), unknown };
}

/** The image beside the login. A style sheet may only have an uploaded one. */
const pictureOf = ({ loginPicture, loginTone }: OwnSkinRecipe) =>
  contentPictureAddress.test(loginPicture) ? { login: `url(${loginPicture})`, loginTone, motto: 'none' as const } : { login: 'none' };

/** Makes the skin of a draft, with every pair that can't be read. */
export function skinOf(id: number, { name, recipe, tokens }: OwnSkinDraft): { skin: SkinTokens; faults: SkinFault[] } {
  const { accent, tone, contrast, chrome, corners, titleFace, mark, density, isExact } = recipe;
  const names = { zhHans: name['zh-hans'], zhHant: name['zh-tw'] || name['zh-hans'], en: name.en || name['zh-hans'] };
  const own = { id: ownSkinName(id), name: names };
  if (!tokens)
    return deriveSkin({ ...own, accent, tone, contrast, chrome, corners, titleFace, mark, density, isExact, art: pictureOf(recipe) });
  const { skin } = readTokens(tokens);
  return checkSkin({ ...skin, meta: { ...skin.meta, ...own }, art: { header: 'none', sidebar: 'none', ...pictureOf(recipe) } });
}

/** The dark partner of a light skin that is made from a recipe, if all its pairs can be read. Only the day keeps a brand color exactly. */
export function nightOf(id: number, draft: OwnSkinDraft): SkinTokens | undefined {
  if (draft.tokens || draft.recipe.tone === 'dark') return undefined;
  const { skin, faults } = skinOf(id, { ...draft, recipe: { ...draft.recipe, tone: 'dark', isExact: false } });
  return faults.length > 0 ? undefined : { ...skin, meta: { ...skin.meta, id: nightSkinName(ownSkinName(id)) } };
}

/** Checks what is stored: the image must have been uploaded, and a token file must be complete. */
export async function checkDraft(db: Db | Tx, draft: OwnSkinDraft): Promise<OwnSkinDraft> {
  const { loginPicture } = draft.recipe;
  const hash = /[0-9a-f]{64}/.exec(loginPicture)?.[0];
  if (hash && !(await selectContentPicture(db, hash))) throw refused('skin-picture', { field: 'recipe' });
  return { ...draft, tokens: draft.tokens && readTokens(draft.tokens).tokens };
}
