import type { OwnSkinDraft } from '../../../platform/own-skin/index.ts';
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
