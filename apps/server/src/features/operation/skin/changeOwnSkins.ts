import { maximumOwnSkins, Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  recordAction,
  refuseStaleChange,
} from '../../../platform/operation/index.ts';
import {
  deleteSkin,
  insertSkin,
  type OwnSkinDraft,
  type StoredSkin,
  selectStoredSkin,
  selectStoredSkins,
  updateSkinDraft,
} from '../../../platform/own-skin/index.ts';
import { refused } from '../refuse.ts';
import { checkDraft } from './readDraft.ts';

/** A skin as the target of an action. */
export const skinTarget = ({ id, name }: { id: number; name: OwnSkinDraft['name'] }): ActionTarget => ({
  kind: 'skin',
  id,
  name: name['zh-hans'],
});

/** The fields of a draft as records show them. A token file is recorded by its length. */
const shown = ({ name, recipe, tokens }: OwnSkinDraft) => ({ name, ...recipe, tokens: tokens && `… (${JSON.stringify(tokens).length})` });

/** Locks a skin that has not been changed since it was read. */
export async function lockSkin(tx: Tx, id: number, version: number): Promise<StoredSkin> {
  await refuseStaleChange(tx, { kind: 'skin', id }, version);
  const stored = await selectStoredSkin(tx, id);
  if (!stored) throw new Problem('not-found');
  return stored;
}

/** Stores a new draft (BAK-112). */
export async function createSkin(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  given: OwnSkinDraft,
  action = 'createOwnSkin',
): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    if ((await selectStoredSkins(tx)).length >= maximumOwnSkins) throw refused('skin-limit', { count: maximumOwnSkins });
    const draft = await checkDraft(tx, given);
    const id = await insertSkin(tx, draft, deps.now());
    await recordAction(tx, deps, author, {
      action,
      target: skinTarget({ id, name: draft.name }),
      changes: changesBetween<object>({}, shown(draft)),
    });
    return id;
  });
}

/** Stores a draft in a transaction that publishes it, or changes something else as well. */
export async function saveSkinIn(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  author: OperationAuthor,
  { id, version, ...given }: OwnSkinDraft & { id: number; version: number },
): Promise<void> {
  const before = await lockSkin(tx, id, version);
  const draft = await checkDraft(tx, given);
  const changes = changesBetween<object>(shown(before), shown(draft));
  if (changes.length === 0 && JSON.stringify(before.tokens) === JSON.stringify(draft.tokens)) return;
  await updateSkinDraft(tx, id, draft, deps.now());
  await recordAction(tx, deps, author, { action: 'saveOwnSkin', target: skinTarget({ id, name: draft.name }), changes });
}

/** Stores a draft. What users see stays until it is published (BAK-112). */
export const saveSkin = (
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  given: OwnSkinDraft & { id: number; version: number },
): Promise<void> => deps.db.transaction().execute((tx) => saveSkinIn(tx, deps, author, given));

/** Deletes a skin that isn't published (BAK-112). */
export async function removeSkin(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  { id, version }: { id: number; version: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockSkin(tx, id, version);
    if (before.isPublished) throw refused('skin-published');
    await deleteSkin(tx, id);
    await recordAction(tx, deps, author, {
      action: 'deleteOwnSkin',
      target: skinTarget(before),
      changes: changesBetween<object>(shown(before), {}),
    });
  });
}
