import { createHash, randomBytes } from 'node:crypto';
import { Problem, sessionSeconds } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { sessionKey } from '../session/findSession.ts';
import { deleteSession, insertSession } from '../session/session.repository.ts';
import { takeCaptcha } from './captcha.repository.ts';
import { bookAttempt, forgetAttempts, insertLoginLog, selectLoginAccount } from './login.repository.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { openSecret } from './secret.ts';

/** What a login comes with. */
export interface LogIn {
  account: string;
  /** The secret payload. */
  password: string;
  captchaId: string | undefined;
  ip: string;
  /** The cookie of an earlier session in the same browser, which ends with this login. */
  earlierCookie: string | undefined;
}

/** A session that has begun: `secret` goes into the cookie and is kept nowhere. */
export interface LoggedIn {
  address: string;
  token: string;
  secret: string;
}

/** What an unknown account's password is compared with, so that the answer takes as long as for a known one. */
let decoy: Promise<string> | undefined;

/** Lets somebody in who passed the captcha and knows the password (LGN-47). Nothing tells an unknown account from a wrong password. */
export async function logIn(deps: Deps, given: LogIn): Promise<LoggedIn> {
  const { db, config } = deps;
  const password = await openSecret(deps, given.password);
  if (config.captcha !== 'off' && !(given.captchaId && (await takeCaptcha(db, given.captchaId, deps.now())))) {
    throw new Problem('captcha-not-passed');
  }

  const typed = given.account.trim();
  const login = (typed.includes('@') ? typed : `${typed}@${config.domain}`).toLowerCase();
  const account = await selectLoginAccount(db, { login, employeeNumber: typed });
  // Address and employee number of one person count as one; what nobody is called counts by a hash, since people type passwords there.
  const keys = {
    account: `account:${account?.address ?? createHash('sha256').update(login).digest('hex')}`,
    address: `address:${given.ip}`,
  };
  if (!(await bookAttempt(db, keys, deps.now()))) throw new Problem('login-rate-limited');

  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await verifyPassword(password, account?.passwordHash ?? (await decoy));
  if (!account?.passwordHash || !isRight) {
    if (account) await insertLoginLog(db, { accountId: account.id, ip: given.ip, isSuccess: false, at: deps.now() });
    throw new Problem('login-failed');
  }
  if (!account.isActive) throw new Problem('login-disabled');

  const secret = randomBytes(32).toString('base64url');
  const token = randomBytes(24).toString('base64url');
  const now = deps.now();
  await db.transaction().execute(async (tx) => {
    await forgetAttempts(tx, keys, now);
    if (given.earlierCookie !== undefined) await deleteSession(tx, sessionKey(given.earlierCookie));
    await insertSession(tx, {
      secretHash: Buffer.from(sessionKey(secret), 'hex'),
      accountId: account.id,
      mailboxId: account.mailboxId,
      token,
      ip: given.ip,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    });
    await insertLoginLog(tx, { accountId: account.id, ip: given.ip, isSuccess: true, at: now });
  });
  return { address: account.address, token, secret };
}
