import { getParameters, saveSetting, setLanguage, setSkin } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { parametersOf, updateLanguage, updateParameter, updateSkin } from '../../mail/settings/settings.repository.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { changeSettings } from './changeSettings.ts';

/** SET, I18 and SKN: user preferences. */
export async function settingsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, getParameters, async ({ session }) => ({ results: await parametersOf(deps.db, session.accountId) }));

  route(app, saveSetting, async ({ session, body }) => {
    await changeSettings(deps, session.accountId, (tx) => updateParameter(tx, session.accountId, 'pageSize', body.value));
    return { msg: 'ok' };
  });

  route(app, setLanguage, async ({ session, body: { language } }) => {
    await changeSettings(deps, session.accountId, (tx) => updateLanguage(tx, session.accountId, language));
    return { language };
  });

  route(app, setSkin, async ({ session, body: { skinName } }) => {
    await changeSettings(deps, session.accountId, (tx) => updateSkin(tx, session.accountId, skinName));
    return { skinName };
  });
}
