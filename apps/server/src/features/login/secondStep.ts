import { randomBytes } from 'node:crypto';
import { type Factor, Problem, trustedDays } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { deleteSecondStep, insertSecondStep, insertTrustedDevice, selectSecondStep, type WaitingAccount } from '../two-factor/index.ts';
import { admitGuess } from './attempts.ts';
import { beginSession, type LoggedIn, type LoginOrigin } from './beginSession.ts';
import { insertLoginLog } from './login.repository.ts';
import { insertSignedOn, type SignedOn } from './signedOn.repository.ts';
import { addTrusted, canTrust, hashOf } from './trustedBrowser.ts';

/** Time that a user has for the second step. */
const secondStepMs = 10 * 60_000;

const makeSecret = () => randomBytes(32).toString('base64url');

/**
 * Lets an account wait for its second factor, with the provider's session where the login began there. Returns the secret of the cookie
 * that continues here.
 */
export async function beginSecondStep(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  accountId: number,
  signedOn: SignedOn | null = null,
): Promise<string> {
  const secret = makeSecret();
  const at = now();
  await db
    .transaction()
    .execute((tx) =>
      insertSecondStep(tx, { secretHash: hashOf(secret), accountId, now: at, expiresAt: new Date(at.getTime() + secondStepMs), signedOn }),
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

/** Ends the second step behind a cookie. Returns nothing if it wasn't there: of two attempts, one ends it. */
export const endSecondStep = (tx: Tx, cookie: string | undefined): Promise<{ signedOn: SignedOn | null } | undefined> =>
  deleteSecondStep(tx, hashOf(cookie ?? ''));

/** Input of the second step, whichever the factor. */
export interface StepOrigin extends LoginOrigin {
  cookie: string | undefined;
  /** Whether to trust this browser; absent where the form has no such choice. */
  isTrusted: boolean | undefined;
  trustedCookie: string | undefined;
}

/** Input of a second step by any proof. */
export interface ProofInput extends StepOrigin {
  factor: Factor | 'passkey';
  /** Proves the factor, or throws. What it returns is written as the session begins. */
  prove: (account: WaitingAccount) => Promise<(tx: Tx) => Promise<void>>;
}

/** A session that began, and the new cookie of a browser that is trusted from now on. */
export type Completed = LoggedIn & { trusted: string | undefined };

/**
 * Completes a login with a second factor that `prove` checks.
 * @throws {Problem} `second-step-over`, `login-rate-limited`, `login-disabled`, or what `prove` throws
 */
export async function logInWithProof(deps: Deps, given: ProofInput): Promise<Completed> {
  const { db, now } = deps;
  const { ip, factor } = given;
  const account = await waitingAccount(deps, given.cookie);
  const said = { accountId: account.id, who: account.address, ip };
  const attempt = await admitGuess(deps, { what: `second-step:${account.id}`, ip });
  const write = await given.prove(account).catch(async (error: unknown) => {
    await insertLoginLog(db, { accountId: account.id, ip, isSuccess: false, at: now() });
    throw error;
  });
  if (!account.isActive) throw new Problem('login-disabled');
  const trusted = given.isTrusted && (await canTrust(deps, account.id)) ? makeSecret() : undefined;
  const begun = await beginSession(deps, account, given, async (tx, secretHash) => {
    await attempt.settle(tx);
    const step = await endSecondStep(tx, given.cookie);
    if (!step) throw new Problem('second-step-over');
    if (step.signedOn) await insertSignedOn(tx, secretHash, step.signedOn);
    await write(tx);
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
  return { ...begun, trusted: trusted && addTrusted(given.trustedCookie, trusted) };
}
