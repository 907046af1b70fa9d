import { isDeepStrictEqual } from 'node:util';
import type { OwnSkinDraft, StoredSkin } from '../../../platform/own-skin/index.ts';
import { SetUpFault } from './names.ts';
import type { Entry } from './setUp.schema.ts';

/**
 * The draft of a skin that the file has. What an entry leaves out stays as it is.
 * @throws {SetUpFault} if it leaves out the recipe of a new skin
 */
export function skinDraft({ name, recipe, tokens }: Entry<'skins'>, before: Entry<'skins'> | undefined): OwnSkinDraft {
  const made = recipe ?? before?.recipe;
  if (!made) throw new SetUpFault('recipe: a new skin needs one');
  return { name, recipe: made, tokens: (tokens === undefined ? before?.tokens : tokens) ?? null };
}

/** Draft that the file has of a skin: what users see, else what is being made. */
export const shownDraft = (skin: StoredSkin): OwnSkinDraft => skin.publishedDraft ?? skin;

const draftOf = ({ name, recipe, tokens }: OwnSkinDraft): OwnSkinDraft => ({
  name: { 'zh-hans': name['zh-hans'], 'zh-tw': name['zh-tw'], en: name.en },
  recipe,
  tokens,
});

/** A skin as the file has it: what is published, and a later draft apart. */
export function skinEntryOf(skin: StoredSkin): Entry<'skins'> {
  const [shown, draft] = [draftOf(shownDraft(skin)), draftOf(skin)];
  return { ...shown, isPublished: skin.isPublished, ...(!isDeepStrictEqual(shown, draft) && { draft }) };
}
