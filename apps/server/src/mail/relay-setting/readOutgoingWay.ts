import type { RelayMode, RelaySecurity } from '@jinshu/api';
import type { Relay } from '../../platform/config/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectMailSetting } from '../../platform/mail-setting/index.ts';
import { unsealPassword } from '../foreign-server/index.ts';

/** The way of outgoing mail as it is stored. Without a row that of the settings is in force. */
export interface RelayValue {
  mode: Exclude<RelayMode, 'settings'>;
  host: string;
  port: number;
  security: RelaySecurity;
  account: string;
}

/** Returns the stored way. */
export const relaySetting = ({ db }: Pick<Deps, 'db'>) => selectMailSetting<RelayValue>(db, 'relay');

/** The way of outgoing mail that is in force. */
export interface OutgoingWay {
  /** Null for direct delivery, and where there is none. */
  relay: Relay | null;
  isDirect: boolean;
  /** Changes with each change of the way. */
  stamp: string;
}

/** Returns the way of outgoing mail: that of the back stage, else that of the settings (BAK-91). */
export async function readOutgoingWay(deps: Pick<Deps, 'db' | 'config'>): Promise<OutgoingWay> {
  const stored = await relaySetting(deps);
  if (!stored) return { relay: deps.config.smtp.relay, isDirect: false, stamp: 'settings' };
  const { secret, stamp } = stored;
  const { mode, host, port, security, account } = stored.value;
  if (mode === 'direct') return { relay: null, isDirect: true, stamp };
  const auth = account === '' ? null : { user: account, pass: secret ? await unsealPassword(deps, secret) : '' };
  return { relay: { host, port, isSecure: security === 'tls', mustEncrypt: security === 'starttls', auth }, isDirect: false, stamp };
}
