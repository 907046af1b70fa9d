import { type LanguageTexts, languages, type OperationSkin, type OwnSkinRecipe, ownSkinName } from '@jinshu/api';
import { type CheckedSkin, checkSkin, type DerivedSkin, deriveSkin, fromDesignTokens, type SkinChange } from '@jinshu/ui/derive-skin';

/** The editable part of a skin. Without an id it is a new one. */
export interface SkinDraft {
  id?: number;
  name: LanguageTexts;
  recipe: OwnSkinRecipe;
  tokens: Record<string, unknown> | null;
}

/** A draft with the usual values. */
export const newSkin = (): SkinDraft => ({
  name: { 'zh-hans': '', 'zh-tw': '', en: '' },
  recipe: {
    accent: '#1F7A5C',
    tone: 'light',
    contrast: 'aa',
    chrome: 'rail',
    corners: 'round',
    titleFace: 'ui',
    mark: 'dot',
    density: 'regular',
    isExact: false,
    loginPicture: '',
    loginTone: 'light',
  },
  tokens: null,
});

/** The editable part of a stored skin. */
export const draftOf = ({ id, name, recipe, tokens }: OperationSkin): SkinDraft => ({ id, name, recipe, tokens });

const withChanges = (checked: CheckedSkin, changes: SkinChange[]): DerivedSkin => ({ ...checked, changes });

/** Makes the dark partner of a light skin, as the server will when it publishes. `undefined` if there is none. */
export function nightOfDraft({ recipe, tokens, ...draft }: SkinDraft): DerivedSkin | undefined {
  if (tokens || recipe.tone === 'dark') return undefined;
  return skinOfDraft({ ...draft, tokens, recipe: { ...recipe, tone: 'dark', isExact: false } });
}

/** Makes the skin of a draft, as the server will when it publishes. `undefined` if its token file can't be read. */
export function skinOfDraft({ id = 0, name, recipe, tokens }: SkinDraft): DerivedSkin | undefined {
  const { loginPicture, loginTone, ...look } = recipe;
  const [first] = languages;
  const named = { zhHans: name[first], zhHant: name['zh-tw'] || name[first], en: name.en || name[first] };
  const own = { id: ownSkinName(id), name: named };
  const art = loginPicture === '' ? { login: 'none' } : { login: `url(${loginPicture})`, loginTone, motto: 'none' as const };
  if (!tokens) return deriveSkin({ ...own, ...look, art });
  const { skin } = fromDesignTokens(tokens);
  if (!skin) return undefined;
  return withChanges(checkSkin({ ...skin, meta: { ...skin.meta, ...own }, art: { header: 'none', sidebar: 'none', ...art } }), []);
}
