import { getAlertSettings, setAlertSettings as setAlertSettingsEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { readAlertSettings, setAlertSettings } from './changeAlerts.ts';

/** BAK-110: recipients and limits of alerts. */
export function alertRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getAlertSettings, () => readAlertSettings(deps.db));

  route(app, setAlertSettingsEndpoint, async (call) => {
    await setAlertSettings(deps, authorOf(call), call.body);
    return readAlertSettings(deps.db);
  });
}
