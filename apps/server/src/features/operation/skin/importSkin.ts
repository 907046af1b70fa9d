import type { OwnSkinRecipe } from '@jinshu/api';
import { toHex } from '@jinshu/ui/derive-skin';
import type { Deps } from '../../../platform/deps/index.ts';
import type { OperationAuthor } from '../../../platform/operation/index.ts';
import { createSkin } from './changeOwnSkins.ts';
import { readTokens } from './readDraft.ts';

/** Stores a file of design tokens as a new draft (BAK-113). */
export async function importSkin(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  file: Record<string, unknown>,
): Promise<{ id: number; unknownTokens: string[] }> {
  const { skin, tokens, unknown } = readTokens(file);
  const { zhHans, zhHant, en } = skin.meta.name;
  const recipe: OwnSkinRecipe = {
    accent: toHex(skin.color.accent.base),
    tone: skin.meta.colorScheme,
    contrast: skin.meta.contrast ?? 'aa',
    chrome: 'rail',
    corners: 'round',
    titleFace: skin.font.display,
    mark: skin.shape.unreadMark,
    density: skin.density.default,
    isExact: false,
    loginPicture: '',
    loginTone: skin.meta.colorScheme,
  };
  const name = { 'zh-hans': zhHans || en || skin.meta.id, 'zh-tw': zhHant, en };
  return { id: await createSkin(deps, author, { name, recipe, tokens }, 'importOwnSkin'), unknownTokens: unknown };
}
