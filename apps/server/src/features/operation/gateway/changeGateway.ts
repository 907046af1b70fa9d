import { domainToASCII } from 'node:url';
import type { GatewayMode, SmsGatewaySettings, WeatherSourceSettings } from '@jinshu/api';
import { sealPassword } from '../../../mail/foreign-server/index.ts';
import { gatewayValueOf, type SmsValue, type WeatherValue } from '../../../mail/gateway/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { deleteMailSetting, upsertMailSetting } from '../../../platform/mail-setting/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  recordAction,
  refuseStaleChange,
  selectLastActions,
} from '../../../platform/operation/index.ts';
import { forgetPolicies, tellPolicyChange } from '../../../platform/policy/index.ts';
import { refused } from '../refuse.ts';

type GatewayName = 'sms' | 'weather';

/** A gateway as the target of an action. */
export const gatewayTarget = (name: GatewayName): ActionTarget => ({ kind: 'mail-setting', id: name, name });

async function readGateway<T extends SmsValue>(deps: Pick<Deps, 'db'>, name: GatewayName, none: Omit<T, 'mode'>) {
  const stored = await gatewayValueOf<T>(deps.db, name);
  const last = (await selectLastActions(deps.db, 'mail-setting', [name])).get(name);
  return {
    ...none,
    ...stored?.value,
    mode: stored?.value.mode ?? ('settings' as GatewayMode),
    hasKey: (stored?.secret ?? null) !== null,
    version: last?.id ?? 0,
  };
}

/** Returns the SMS gateway, without its key. */
export const readSmsSettings = async (deps: Pick<Deps, 'db' | 'config'>): Promise<SmsGatewaySettings> => ({
  ...(await readGateway<SmsValue>(deps, 'sms', { address: '', isKeyed: false })),
  isInSettings: deps.config.smsWebhook !== null,
});

const openMeteo = 'https://api.open-meteo.com/';

/** Returns the source of the weather, without its key. */
export const readWeatherSettings = async (deps: Pick<Deps, 'db' | 'config'>): Promise<WeatherSourceSettings> => ({
  ...(await readGateway<WeatherValue>(deps, 'weather', { address: openMeteo, isKeyed: false, city: '', latitude: 0, longitude: 0 })),
  isInSettings: deps.config.weather !== 'off',
});

/** Reads the web address of a service. A name or password in it would show on the page, and in the records. */
function readAddress(given: string): string {
  const url = URL.parse(given.trim());
  const isWeb = url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  if (!isWeb || domainToASCII(url.hostname.replace(/^\[.*\]$/, 'x')) === '') throw refused('gateway-address-invalid', { field: 'address' });
  url.hash = '';
  return url.href;
}

/** A gateway as it was entered. */
export interface GatewayForm {
  mode: GatewayMode;
  address: string;
  isKeyed: boolean;
  /** In the clear; the stored one stays without it. */
  key?: string | undefined;
  version: number;
}

interface Change<T> {
  name: GatewayName;
  action: string;
  form: GatewayForm;
  /** Values that are stored beside the way. */
  more: Omit<T, keyof SmsValue>;
}

/** Sets a gateway. A stored key belongs to its address: it isn't sent to another one. */
async function setGateway<T extends SmsValue>(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  { name, action, form, more }: Change<T>,
): Promise<void> {
  const { mode, isKeyed, version } = form;
  const value = mode === 'settings' ? undefined : { mode, address: mode === 'own' ? readAddress(form.address) : '', isKeyed, ...more };
  const sealed = form.key ? await sealPassword(deps, form.key) : null;
  await deps.db.transaction().execute(async (tx) => {
    await refuseStaleChange(tx, gatewayTarget(name), version);
    const before = await gatewayValueOf<SmsValue>(tx, name);
    const takesKey = value?.mode === 'own' && value.isKeyed;
    const kept = before && before.value.address === value?.address ? before.secret : null;
    const secret = takesKey ? (sealed ?? kept) : null;
    if (takesKey && !secret) throw refused('gateway-key-missing', { field: 'key' });
    if (value) await upsertMailSetting(tx, name, { value, secret });
    else await deleteMailSetting(tx, name);
    const changes = changesBetween<object>(before?.value ?? { mode: 'settings' }, value ?? { mode: 'settings' });
    // Of a key only the fact of its change is recorded.
    if (sealed && takesKey) changes.push({ field: 'key' });
    await recordAction(tx, deps, author, { action, target: gatewayTarget(name), changes });
    // What needs SMS is offered or not from now on.
    if (name === 'sms') await tellPolicyChange(tx, { of: 'organisation' });
  });
  forgetPolicies(deps.db);
}

/** Sets the SMS gateway (BAK-100). */
export const setSmsGateway = (deps: Pick<Deps, 'db' | 'now'>, author: OperationAuthor, form: GatewayForm): Promise<void> =>
  setGateway<SmsValue>(deps, author, { name: 'sms', action: 'setSmsGateway', form, more: {} });

/** Sets the source of the weather with its city (BAK-100). */
export async function setWeatherSource(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  { city: given, latitude, longitude, ...form }: GatewayForm & Pick<WeatherValue, 'city' | 'latitude' | 'longitude'>,
): Promise<void> {
  const city = given.trim();
  if (form.mode === 'own' && city === '') throw refused('city-missing', { field: 'city' });
  const more = { city, latitude, longitude };
  await setGateway<WeatherValue>(deps, author, { name: 'weather', action: 'setWeatherSource', form, more });
}
