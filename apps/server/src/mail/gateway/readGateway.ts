import type { GatewayMode } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type MailSetting, selectMailSetting } from '../../platform/mail-setting/index.ts';
import { unsealPassword } from '../foreign-server/index.ts';

/** The SMS gateway as it is stored. Without a row that of the settings is in force. */
export interface SmsValue {
  mode: Exclude<GatewayMode, 'settings'>;
  address: string;
  isKeyed: boolean;
}

/** The source of the weather as it is stored, with its city. */
export interface WeatherValue extends SmsValue {
  city: string;
  latitude: number;
  longitude: number;
}

/** Returns what is stored of a gateway. */
export const gatewayValueOf = <T extends SmsValue>(db: Db | Tx, name: 'sms' | 'weather'): Promise<MailSetting<T> | undefined> =>
  selectMailSetting<T>(db, name);

/** Web address that takes SMS, or files of a demo. */
export type SmsGateway = { kind: 'webhook'; address: string; key: string | null } | { kind: 'files' };

type ReadDeps = Pick<Deps, 'db' | 'config'>;

const keyOf = async (deps: ReadDeps, { value, secret }: MailSetting<SmsValue>) =>
  value.isKeyed && secret ? unsealPassword(deps, secret) : null;

/** Returns the SMS gateway that is in force: that of the back stage, else that of the settings (BAK-100). */
export async function readSmsGateway(deps: ReadDeps): Promise<SmsGateway | null> {
  const stored = await gatewayValueOf<SmsValue>(deps.db, 'sms');
  const { smsWebhook, isDemo } = deps.config;
  if (stored)
    return stored.value.mode === 'own' ? { kind: 'webhook', address: stored.value.address, key: await keyOf(deps, stored) } : null;
  if (smsWebhook !== null) return { kind: 'webhook', address: smsWebhook, key: null };
  return isDemo ? { kind: 'files' } : null;
}

/** Service that knows the weather, or the fixed sample (D-30). */
export type WeatherSource = ({ kind: 'service'; key: string | null; stamp: string } & Omit<WeatherValue, 'mode'>) | { kind: 'sample' };

/** Returns the source of the weather that is in force: that of the back stage, else that of the settings (BAK-100). */
export async function readWeatherSource(deps: ReadDeps): Promise<WeatherSource | null> {
  const stored = await gatewayValueOf<WeatherValue>(deps.db, 'weather');
  if (!stored) return deps.config.weather === 'sample' ? { kind: 'sample' } : null;
  const { mode, ...value } = stored.value;
  return mode === 'own' ? { kind: 'service', ...value, key: await keyOf(deps, stored), stamp: stored.stamp } : null;
}
