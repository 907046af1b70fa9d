import { createHash, randomBytes } from 'node:crypto';
import { type Factor, Problem, trustedDays } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { recordSecurity } from '../../platform/security/recordSecurity.ts';
import { checkFactor } from '../two-factor/checkFactor.ts';
import {
  deleteSecondStep,
  insertSecondStep,
  insertTrustedDevice,
  noteTrustedDevice,
  selectSecondStep,
  type WaitingAccount,
} from '../two-factor/twoFactor.repository.ts';
import { admitGuess } from './attempts.ts';
import { beginSession, type LoggedIn, type LoginOrigin } from './beginSession.ts';
import { insertLoginLog } from './login.repository.ts';

/** Time that a user has for the second step. */
const secondStepMs = 10 * 60_000;
/** People who share a browser. */
const maximumTrusted = 5;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const makeSecret = () => randomBytes(32).toString('base64url');
const secretsIn = (cookie: string | undefined) => (cookie ?? '').split('.', maximumTrusted).filter((one) => /^[\w-]{43}$/.test(one));

/** Whether a browser may skip the second step of an account (TFA-34). */
export async function isTrusted({ db, now }: Pick<Deps, 'db' | 'now'>, accountId: number, cookie: string | undefined): Promise<boolean> {
  for (const secret of secretsIn(cookie)) if (await noteTrustedDevice(db, accountId, hashOf(secret), now())) return true;
  return false;
}

/** Lets an account wait for its second factor. Returns the secret of the cookie that continues here. */
export async function beginSecondStep({ db, now }: Pick<Deps, 'db' | 'now'>, accountId: number): Promise<string> {
  const secret = makeSecret();
  const at = now();
  await db
    .transaction()
    .execute((tx) =>
      insertSecondStep(tx, { secretHash: hashOf(secret), accountId, now: at, expiresAt: new Date(at.getTime() + secondStepMs) }),
    );
  return secret;
}

/**
 * Returns the account that waits behind a cookie.
 * @throws {Problem} `second-step-over`
 */
export async function waitingAccount({ db, now }: Pick<Deps, 'db' | 'now'>, cookie: string | undefined): Promise<WaitingAccount> {
  const account = cookie === undefined ? undefined : await selectSecondStep(db, hashOf(cookie), now());
  if (!account) throw new Problem('second-step-over');
  return account;
}

/** Ends the second step behind a cookie. Returns whether it was there: of two attempts, one ends it. */
export const endSecondStep = (tx: Tx, cookie: string | undefined): Promise<boolean> => deleteSecondStep(tx, hashOf(cookie ?? ''));

/** Input of the second step. */
export interface SecondStepInput extends LoginOrigin {
  cookie: string | undefined;
  factor: Factor;
  code: string;
  /** Whether to trust this browser; absent where the form has no such choice. */
  isTrusted: boolean | undefined;
  trustedCookie: string | undefined;
}

/**
 * Completes a login with a second factor. `trusted` is the new cookie of a browser that is trusted from now on.
 * @throws {Problem} `second-step-over`, `code-wrong`, `login-rate-limited` or `login-disabled`
 */
export async function logInWithFactor(deps: Deps, given: SecondStepInput): Promise<LoggedIn & { trusted: string | undefined }> {
  const { db, now } = deps;
  const { ip, factor, code } = given;
  const account = await waitingAccount(deps, given.cookie);
  const said = { accountId: account.id, who: account.address, ip };
  const attempt = await admitGuess(deps, { what: `second-step:${account.id}`, ip });
  if (!(await checkFactor(deps, { accountId: account.id, factor, code, purpose: 'login' }))) {
    await insertLoginLog(db, { accountId: account.id, ip, isSuccess: false, at: now() });
    await recordSecurity(deps, { kind: 'login-failed', ...said, detail: { factor } });
    throw new Problem('code-wrong');
  }
  if (!account.isActive) throw new Problem('login-disabled');
  const trusted = given.isTrusted ? makeSecret() : undefined;
  const begun = await beginSession(deps, account, given, async (tx) => {
    await attempt.settle(tx);
    if (!(await endSecondStep(tx, given.cookie))) throw new Problem('second-step-over');
    if (trusted === undefined) return;
    const expiresAt = new Date(now().getTime() + trustedDays * 86_400_000);
    await insertTrustedDevice(tx, {
      accountId: account.id,
      secretHash: hashOf(trusted),
      browser: given.browser,
      ip,
      now: now(),
      expiresAt,
    });
  });
  await recordSecurity(deps, { kind: 'login', ...said, detail: { factor } });
  return { ...begun, trusted: trusted && [trusted, ...secretsIn(given.trustedCookie)].slice(0, maximumTrusted).join('.') };
}
