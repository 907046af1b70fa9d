import {
  getSmsGateway,
  getWeatherSource,
  setSmsGateway as setSmsGatewayEndpoint,
  setWeatherSource as setWeatherSourceEndpoint,
  testSmsGateway,
  testWeatherSource,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { openSecret } from '../../login/index.ts';
import { readSmsSettings, readWeatherSettings, setSmsGateway, setWeatherSource } from './changeGateway.ts';
import { testSms, testWeather } from './testGateway.ts';

/** BAK-100: the SMS gateway, and the source of the weather. */
export function gatewayRoutes(app: FastifyInstance, deps: Deps): void {
  const open = async (key: string | undefined) => (key === undefined ? undefined : openSecret(deps, key));

  route(app, getSmsGateway, () => readSmsSettings(deps));
  route(app, setSmsGatewayEndpoint, async (call) => {
    await setSmsGateway(deps, authorOf(call), { ...call.body, key: await open(call.body.key) });
    return readSmsSettings(deps);
  });
  route(app, testSmsGateway, (call) => testSms(deps, authorOf(call), call.body.mobile));

  route(app, getWeatherSource, () => readWeatherSettings(deps));
  route(app, setWeatherSourceEndpoint, async (call) => {
    await setWeatherSource(deps, authorOf(call), { ...call.body, key: await open(call.body.key) });
    return readWeatherSettings(deps);
  });
  route(app, testWeatherSource, (call) => testWeather(deps, authorOf(call)));
}
