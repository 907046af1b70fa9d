import {
  createOwnSkin,
  deleteOwnSkin,
  exportOwnSkin,
  importOwnSkin,
  listOwnSkins,
  ownSkinName,
  Problem,
  publishOwnSkin,
  saveOwnSkin,
  skinSheetUrl,
  withdrawOwnSkin,
} from '@jinshu/api';
import { toDesignTokens } from '@jinshu/ui/derive-skin';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, selectLastActions } from '../../../platform/operation/index.ts';
import { selectStoredSkin, selectStoredSkins } from '../../../platform/own-skin/index.ts';
import { createSkin, removeSkin, saveSkin } from './changeOwnSkins.ts';
import { importSkin } from './importSkin.ts';
import { publishDraft, withdraw } from './publishOwnSkin.ts';
import { skinOf } from './readDraft.ts';

/** BAK-112 and BAK-113: the skin workshop. */
export function ownSkinRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOwnSkins, async () => {
    const stored = await selectStoredSkins(deps.db);
    const last = await selectLastActions(
      deps.db,
      'skin',
      stored.map(({ id }) => id),
    );
    const results = stored.map(({ sheetHash, changedAt, ...skin }) => {
      const skinName = ownSkinName(skin.id);
      return {
        ...skin,
        skinName,
        sheet: sheetHash === null ? '' : skinSheetUrl(skinName, sheetHash),
        changedAt: changedAt.toISOString(),
        version: last.get(String(skin.id))?.id ?? 0,
      };
    });
    return { count: results.length, results };
  });

  route(app, createOwnSkin, async (call) => ({ id: await createSkin(deps, authorOf(call), call.body) }));

  route(app, saveOwnSkin, async (call) => {
    await saveSkin(deps, authorOf(call), { id: call.params.id, ...call.body });
    return {};
  });

  route(app, publishOwnSkin, (call) => publishDraft(deps, authorOf(call), { id: call.params.id, ...call.body }));

  route(app, withdrawOwnSkin, async (call) => {
    await withdraw(deps, authorOf(call), { id: call.params.id, ...call.body });
    return {};
  });

  route(app, deleteOwnSkin, async (call) => {
    await removeSkin(deps, authorOf(call), { id: call.params.id, ...call.body });
    return {};
  });

  route(app, exportOwnSkin, async ({ params: { id } }) => {
    const stored = await selectStoredSkin(deps.db, id);
    if (!stored) throw new Problem('not-found');
    return { tokens: toDesignTokens(skinOf(id, stored).skin) };
  });

  route(app, importOwnSkin, (call) => importSkin(deps, authorOf(call), call.body.tokens));
}
