import { createHash } from 'node:crypto';
import { ownSkinName, skinSheetUrl } from '@jinshu/api';
import { toStyleSheet } from '@jinshu/ui/derive-skin';
import type { ChangedField, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { publishSkin, withdrawSkin } from '../../../platform/own-skin/index.ts';
import { forgetPolicies, type PolicyTarget, readPoliciesAt, tellPolicyChange, writePolicies } from '../../../platform/policy/index.ts';
import { refused } from '../refuse.ts';
import { lockSkin, skinTarget } from './changeOwnSkins.ts';
import { selectSkinPolicies } from './ownSkinPolicy.repository.ts';
import { nightOf, skinOf } from './readDraft.ts';

/** A skin, and the state of it that the caller has read. */
export interface SkinVersion {
  id: number;
  version: number;
}

const organisation: PolicyTarget = { of: 'organisation' };

/** Shows its new colors to users of a skin. Returns no change. */
async function show(tx: Tx): Promise<ChangedField[]> {
  await tellPolicyChange(tx, organisation);
  return [];
}

/** Offers a skin to everyone who has the choice of the organization, or shows them its new colors. Returns what was changed. */
async function offer(tx: Tx, name: `own-${number}`): Promise<ChangedField[]> {
  const { skins } = await readPoliciesAt(tx, organisation);
  if (skins.includes(name)) return show(tx);
  const after = [...skins, name];
  await writePolicies(tx, organisation, { skins: after });
  return [{ field: 'skins', before: skins, after }];
}

/**
 * Publishes the stored draft in a transaction, and offers it if asked to. The certificate is measured here, whatever a page or a file says.
 * Returns the path of the style sheet. Call `forgetPolicies` after it.
 * @throws {Problem} `operation-refused` with the first pair that can't be read
 */
export async function publishDraftIn(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  author: OperationAuthor,
  { id, version, isOffered }: SkinVersion & { isOffered: boolean },
): Promise<string> {
  const skinName = ownSkinName(id);
  const draft = await lockSkin(tx, id, version);
  const { skin, faults } = skinOf(id, draft);
  const [fault] = faults;
  if (fault) {
    const { pair, measured, needed } = fault;
    throw refused('skin-contrast', { pair, measured: Number(measured.toFixed(2)), needed, count: faults.length });
  }
  const night = nightOf(id, draft);
  const sheet = toStyleSheet(skin) + (night ? toStyleSheet(night) : '');
  const hash = createHash('sha256').update(sheet).digest('hex');
  const { colorScheme, contrast = 'aa' } = skin.meta;
  const look = { name: draft.name, colorScheme, contrast, density: skin.density.default, hasNight: night !== undefined };
  await publishSkin(tx, id, { ...look, sheet, hash });
  await recordAction(tx, deps, author, {
    action: 'publishOwnSkin',
    target: skinTarget(draft),
    changes: [
      { field: 'isPublished', before: draft.isPublished, after: true },
      { field: 'sheet', before: draft.sheetHash, after: hash },
      ...(await (isOffered ? offer(tx, skinName) : show(tx))),
    ],
  });
  return skinSheetUrl(skinName, hash);
}

/** Publishes the stored draft to the organization (BAK-112). */
export async function publishDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  skin: SkinVersion,
): Promise<{ skinName: string; sheet: string }> {
  const sheet = await deps.db.transaction().execute((tx) => publishDraftIn(tx, deps, author, { ...skin, isOffered: true }));
  forgetPolicies(deps.db);
  return { skinName: ownSkinName(skin.id), sheet };
}

/**
 * Stops offering a skin (BAK-101). Its users get the default at their next login.
 * @throws {Problem} `operation-refused` if it is the default of the organization, a department or a person
 */
export async function withdraw(deps: Pick<Deps, 'db' | 'now'>, author: OperationAuthor, { id, version }: SkinVersion): Promise<void> {
  const skinName = ownSkinName(id);
  await deps.db.transaction().execute(async (tx) => {
    const draft = await lockSkin(tx, id, version);
    const { defaultOf, offers } = await selectSkinPolicies(tx, skinName);
    if (defaultOf !== undefined) throw refused('skin-default', { whose: defaultOf });
    const changes: ChangedField[] = [{ field: 'isPublished', before: draft.isPublished, after: false }];
    for (const { target, whose, skins } of offers) {
      const kept = skins.filter((name) => name !== skinName);
      await writePolicies(tx, target, { skins: kept.length > 0 ? kept : null });
      changes.push({ field: whose === '' ? 'skins' : `skins ${whose}`, before: skins, after: kept });
    }
    await withdrawSkin(tx, id);
    await recordAction(tx, deps, author, {
      action: 'withdrawOwnSkin',
      target: skinTarget(draft),
      changes,
    });
  });
  forgetPolicies(deps.db);
}
