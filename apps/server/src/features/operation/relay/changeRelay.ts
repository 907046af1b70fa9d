import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { OutgoingRelay, RelayMode } from '@jinshu/api';
import { sealPassword } from '../../../mail/foreign-server/index.ts';
import { releaseHeld } from '../../../mail/outbox/index.ts';
import { type RelayValue, relaySetting } from '../../../mail/relay-setting/index.ts';
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
import { refused } from '../refuse.ts';

/** The way of outgoing mail as the target of an action. */
export const relayTarget: ActionTarget = { kind: 'mail-setting', id: 'relay', name: 'relay' };

const none: Omit<RelayValue, 'mode'> = { host: '', port: 25, security: 'any', account: '' };

/** Returns the way of outgoing mail, without its password. */
export async function readRelay(deps: Pick<Deps, 'db' | 'config'>): Promise<OutgoingRelay> {
  const stored = await relaySetting(deps);
  const { relay } = deps.config.smtp;
  const last = (await selectLastActions(deps.db, 'mail-setting', ['relay'])).get('relay');
  return {
    ...(stored?.value ?? { ...none, mode: 'settings' }),
    hasPassword: stored ? stored.secret !== null : false,
    settingsRelay: relay ? `${relay.host}:${relay.port}` : '',
    version: last?.id ?? 0,
  };
}

/** Reads a host name or an IP address. */
function readHost(given: string): string {
  const typed = given.trim().toLowerCase();
  // The function would drop a path, and encode spaces.
  const host = isIP(typed) > 0 || /[\s/\\?#@%]/.test(typed) ? typed : domainToASCII(typed);
  if (host === '' || !/^[a-z0-9.:-]{1,253}$/.test(host)) throw refused('host-invalid', { field: 'host' });
  return host;
}

/** The way of outgoing mail as it was entered. */
export interface RelayForm extends Omit<RelayValue, 'mode'> {
  mode: RelayMode;
  /** In the clear; the stored one stays without it. */
  password?: string | undefined;
  version: number;
}

/** A password belongs to one account on one server: it isn't sent to another one (BAK-91). */
const isSameLogin = (one: RelayValue, other: RelayValue) =>
  one.host === other.host && one.port === other.port && one.account === other.account;

function storedOf({ mode, host, port, security, account }: RelayForm): RelayValue | undefined {
  if (mode === 'settings') return undefined;
  if (mode === 'direct') return { ...none, mode };
  if (port < 1 || port > 65_535) throw refused('port-invalid', { field: 'port' });
  return { mode, host: readHost(host), port, security, account: account.trim() };
}

/** Sets the way of outgoing mail (BAK-91). What waited for one is due at once. */
export async function setRelay(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'outbox'>,
  author: OperationAuthor,
  form: RelayForm,
): Promise<void> {
  const value = storedOf(form);
  const sealed = form.password ? await sealPassword(deps, form.password) : null;
  await deps.db.transaction().execute(async (tx) => {
    await refuseStaleChange(tx, relayTarget, form.version);
    const before = await relaySetting({ db: tx });
    if (value) {
      const kept = before && isSameLogin(before.value, value) ? before.secret : null;
      const secret = value.account === '' ? null : (sealed ?? kept);
      if (value.account !== '' && !secret) throw refused('relay-password-missing', { field: 'password' });
      await upsertMailSetting(tx, 'relay', { value, secret });
    } else await deleteMailSetting(tx, 'relay');
    const changes = changesBetween<object>(before?.value ?? { mode: 'settings' }, value ?? { mode: 'settings' });
    // Of a password only the fact of its change is recorded.
    if (sealed && value?.account) changes.push({ field: 'password' });
    await recordAction(tx, deps, author, { action: 'setOutgoingRelay', target: relayTarget, changes });
    await releaseHeld(tx, deps.now());
  });
  deps.outbox.wake();
}
