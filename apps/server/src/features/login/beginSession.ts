import { randomBytes } from 'node:crypto';
import { sessionSeconds } from '@jinshu/api';
import { forgetWithdrawnSkin } from '../../mail/settings/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { deleteSession, forgetSession, insertSession, sessionKey } from '../../platform/session/index.ts';
import { mustBindFactor } from '../two-factor/index.ts';
import { isNewDevice, makeDevice } from './device.ts';
import { insertLoginLog } from './login.repository.ts';
import { tellNewDevice } from './tellNewDevice.ts';

/** A session that has begun: `secret` goes into the cookie and is kept nowhere. */
export interface LoggedIn {
  address: string;
  token: string;
  secret: string;
  /** The cookie by which this browser is known from now on. */
  device: string;
}

/** Cookies and origin of the browser that logs in. */
export interface LoginOrigin {
  ip: string;
  /** Name of the browser and its system. */
  browser: string;
  /** The cookie of an earlier session in the same browser, which ends with this login. */
  earlierCookie: string | undefined;
  /** The cookie of a browser that is known from earlier logins. */
  deviceCookie: string | undefined;
}

/** Begins the session of an account that has proved itself. `before` writes in the same transaction, and gets the key of the session. */
export async function beginSession(
  deps: Deps,
  account: { id: number; mailboxId: number; address: string },
  { ip, browser, earlierCookie, deviceCookie }: LoginOrigin,
  before: (tx: Tx, secretHash: Buffer) => Promise<void>,
): Promise<LoggedIn> {
  const secret = randomBytes(32).toString('base64url');
  const secretHash = Buffer.from(sessionKey(secret), 'hex');
  const token = randomBytes(24).toString('base64url');
  const now = deps.now();
  const { skins } = await readPolicies(deps.db, { accountId: account.id });
  const mustBind = await mustBindFactor(deps, account.id);
  const earlier = earlierCookie === undefined ? undefined : sessionKey(earlierCookie);
  const isNew = await isNewDevice(deps, deviceCookie, account.id);
  await deps.db.transaction().execute(async (tx) => {
    await before(tx, secretHash);
    await forgetWithdrawnSkin(tx, account.id, skins);
    if (earlier !== undefined) await deleteSession(tx, earlier);
    await insertSession(tx, {
      secretHash,
      accountId: account.id,
      mailboxId: account.mailboxId,
      token,
      ip,
      browser,
      startedAt: now,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
      mustBindFactor: mustBind,
    });
    await insertLoginLog(tx, { accountId: account.id, ip, isSuccess: true, at: now });
  });
  // The notice of its end reaches this server's cache too, but perhaps after the next call.
  if (earlier !== undefined) forgetSession(deps.db, earlier);
  if (isNew) await tellNewDevice(deps, account, { ip, browser });
  return { address: account.address, token, secret, device: await makeDevice(deps, deviceCookie, account.id) };
}
