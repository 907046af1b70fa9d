import { selectStoredSkins } from '../../../../platform/own-skin/index.ts';
import { forgetPolicies } from '../../../../platform/policy/index.ts';
import { createSkin, saveSkinIn } from '../../skin/changeOwnSkins.ts';
import { publishDraftIn, withdraw } from '../../skin/publishOwnSkin.ts';
import { readTokens } from '../../skin/readDraft.ts';
import type { Change, Section } from '../Section.ts';
import { skinDraft, skinEntryOf } from '../skinDraft.ts';
import { skinKey, skinReference } from '../skinNames.ts';
import { anyVersion, type World } from '../world.ts';

/** Stores a changed draft and publishes it, or neither. Only the policies of the file offer the skin to users. */
async function save({ deps, author }: World, id: number, { entry, before, has }: Change<'skins'>): Promise<void> {
  const isSaved = before !== undefined && (has('name') || has('recipe') || has('tokens'));
  const isPublished = entry.isPublished === true && (has('isPublished') || isSaved);
  await deps.db.transaction().execute(async (tx) => {
    if (isSaved) await saveSkinIn(tx, deps, author, { id, version: anyVersion, ...skinDraft(entry, before) });
    if (isPublished) await publishDraftIn(tx, deps, author, { id, version: anyVersion, isOffered: false });
    if (entry.draft && (has('draft') || isSaved)) await saveSkinIn(tx, deps, author, { id, version: anyVersion, ...entry.draft });
  });
  forgetPolicies(deps.db);
}

/** Stored tokens are rewritten: a file of another tool would differ from them forever. */
const settled = (tokens: Record<string, unknown> | null): Record<string, unknown> | null =>
  tokens && JSON.parse(JSON.stringify(readTokens(tokens).tokens));

/** Skins of the organization, oldest first. Two of one name are told apart by their order. */
export const skins: Section<'skins'> = {
  name: 'skins',
  keyOf: skinKey,
  labelOf: ({ name }) => name['zh-hans'],
  settle: ({ tokens, draft, ...entry }) => ({
    ...entry,
    ...(tokens !== undefined && { tokens: settled(tokens) }),
    ...(draft && { draft: { ...draft, tokens: settled(draft.tokens) } }),
  }),
  read: async ({ deps }) => (await selectStoredSkins(deps.db)).toReversed().map(skinEntryOf),
  create: async (world, entry, key) => {
    const id = await createSkin(world.deps, world.author, skinDraft(entry, undefined));
    world.skins.set(skinReference(key, entry), id);
  },
  put: async (world, change) => {
    const { key, entry, before } = change;
    const id = world.skins.need(skinReference(key, entry));
    await save(world, id, change);
    if (entry.isPublished === false && before?.isPublished) await withdraw(world.deps, world.author, { id, version: anyVersion });
  },
};
