import { randomBytes } from 'node:crypto';
import { Problem, sessionSeconds } from '@jinshu/api';
import type { Deps } from '../../platform/deps/deps.ts';
import { markOfUnknown, recordSecurity } from '../../platform/security/recordSecurity.ts';
import { sessionKey } from '../../platform/session/findSession.ts';
import { deleteSession, insertSession } from '../../platform/session/session.repository.ts';
import { admitLogin } from './attempts.ts';
import { takeCaptcha } from './captcha.repository.ts';
import { makeDevice, readDevice } from './device.ts';
import { insertLoginLog, type LoginAccount, selectLoginAccount } from './login.repository.ts';
import { unmatchedHash, verifyPassword } from './password.ts';
import { openSecret } from './secret.ts';

/** Input of a login. */
export interface LogIn {
  account: string;
  /** The secret payload. */
  password: string;
  captchaId: string | undefined;
  ip: string;
  /** The cookie of an earlier session in the same browser, which ends with this login. */
  earlierCookie: string | undefined;
  /** The cookie of a browser that is known from earlier logins. */
  deviceCookie: string | undefined;
}

/** A session that has begun: `secret` goes into the cookie and is kept nowhere. */
export interface LoggedIn {
  address: string;
  token: string;
  secret: string;
  /** The cookie by which this browser is known from now on. */
  device: string;
}

/** Hash to verify against when the account is unknown, so that both cases take equally long. */
const decoy = unmatchedHash();

/** Returns the account for a login name. For an unknown name it returns only a hash, because users sometimes type their password there. */
export async function findWho(
  deps: Pick<Deps, 'db' | 'config'>,
  name: string,
): Promise<{ account: LoginAccount | undefined; who: string; accountId: number }> {
  const typed = name.trim();
  const login = (typed.includes('@') ? typed : `${typed}@${deps.config.domain}`).toLowerCase();
  const [account, mark] = await Promise.all([selectLoginAccount(deps.db, { login, employeeNumber: typed }), markOfUnknown(deps, login)]);
  // Address and employee number of one person count as one.
  return { account, who: account?.address ?? mark, accountId: account?.id ?? -1 };
}

/**
 * Logs in a user who passed the captcha and entered the correct password (LGN-47). The response never reveals whether the account or the
 * password was wrong.
 */
export async function logIn(deps: Deps, given: LogIn): Promise<LoggedIn> {
  const { db, config } = deps;
  const { ip } = given;
  const password = await openSecret(deps, given.password);
  const hasCaptcha = given.captchaId !== undefined && (await takeCaptcha(db, given.captchaId, deps.now()));
  if (config.captcha !== 'off' && !hasCaptcha) throw new Problem('captcha-not-passed');

  const { account, who, accountId } = await findWho(deps, given.account);
  const device = await readDevice(deps, given.deviceCookie, accountId);
  const said = { accountId: account?.id, who, ip };
  const attempt = await admitLogin(deps, { who, ip, device, hasCaptcha }).catch(async (error: unknown) => {
    if (error instanceof Problem) await recordSecurity(deps, { kind: 'login-refused', ...said, detail: { reason: error.code } });
    throw error;
  });

  const isRight = await verifyPassword(password, account?.passwordHash ?? decoy);
  if (!account?.passwordHash || !isRight) {
    await insertLoginLog(db, { accountId: account?.id, ip, isSuccess: false, at: deps.now() });
    await recordSecurity(deps, { kind: 'login-failed', ...said, detail: { isKnownDevice: device !== null } });
    throw new Problem('login-failed');
  }
  if (!account.isActive) {
    await recordSecurity(deps, { kind: 'login-refused', ...said, detail: { reason: 'login-disabled' } });
    throw new Problem('login-disabled');
  }

  const secret = randomBytes(32).toString('base64url');
  const token = randomBytes(24).toString('base64url');
  const now = deps.now();
  await db.transaction().execute(async (tx) => {
    await attempt.settle(tx);
    if (given.earlierCookie !== undefined) await deleteSession(tx, sessionKey(given.earlierCookie));
    await insertSession(tx, {
      secretHash: Buffer.from(sessionKey(secret), 'hex'),
      accountId: account.id,
      mailboxId: account.mailboxId,
      token,
      ip,
      startedAt: now,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    });
    await insertLoginLog(tx, { accountId: account.id, ip, isSuccess: true, at: now });
  });
  await recordSecurity(deps, { kind: 'login', ...said, detail: { isKnownDevice: device !== null } });
  return { address: account.address, token, secret, device: await makeDevice(deps, given.deviceCookie, account.id) };
}
