import { Problem } from '@jinshu/api';
import { newAddressDomain } from '../../mail/recipient/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { markOfUnknown, recordSecurity } from '../../platform/security/index.ts';
import { checkPasswordDue } from '../password-rule/index.ts';
import { needsSecondStep, selectFactors } from '../two-factor/index.ts';
import { checkAccountPassword } from './accountPassword.ts';
import { admitLogin } from './attempts.ts';
import { beginSession, type LoggedIn } from './beginSession.ts';
import { takeCaptcha } from './captcha.repository.ts';
import { checkSecurityAnswer } from './checkSecurityAnswer.ts';
import { readDevice } from './device.ts';
import { failureOf } from './failureOf.ts';
import { hasAccount, insertLoginLog, type LoginAccount, selectLoginAccount } from './login.repository.ts';
import { beginSecondStep } from './secondStep.ts';
import { openSecret } from './secret.ts';
import { isTrusted } from './trustedBrowser.ts';

/** Input of a login. */
export interface LogIn {
  account: string;
  /** The secret payload. */
  password: string;
  captchaId: string | undefined;
  /** Answer to the security question, as it was typed. */
  securityAnswer: string | undefined;
  ip: string;
  browser: string;
  /** The cookie of an earlier session in the same browser, which ends with this login. */
  earlierCookie: string | undefined;
  /** The cookie of a browser that is known from earlier logins. */
  deviceCookie: string | undefined;
  /** The cookie of a browser that skips the second step. */
  trustedCookie: string | undefined;
}

/** A login that waits for the second factor. `secret` goes into a cookie; there is no session yet (TFA-29). */
export interface HalfLoggedIn {
  address: string;
  secondStep: string;
}

/** Returns the address of a login name. A name alone is one of the own domain, else of the domain of new addresses. */
async function loginOf({ db, config }: Pick<Deps, 'db' | 'config'>, typed: string): Promise<string> {
  if (typed.includes('@')) return typed.toLowerCase();
  const own = `${typed}@${config.domain}`.toLowerCase();
  const domain = await newAddressDomain(db, config.domain);
  return domain === config.domain || (await hasAccount(db, own)) ? own : `${typed}@${domain}`.toLowerCase();
}

/** Returns the account for a login name. For an unknown name it returns only a hash, because users sometimes type their password there. */
export async function findWho(
  deps: Pick<Deps, 'db' | 'config'>,
  name: string,
): Promise<{ account: LoginAccount | undefined; who: string; accountId: number }> {
  const typed = name.trim();
  const login = await loginOf(deps, typed);
  const [account, mark] = await Promise.all([selectLoginAccount(deps.db, { login, employeeNumber: typed }), markOfUnknown(deps, login)]);
  // Address and employee number of one person count as one.
  return { account, who: account?.address ?? mark, accountId: account?.id ?? -1 };
}

/**
 * Logs in a user who passed the captcha and entered the correct password (LGN-47). The response never reveals whether the account or the
 * password was wrong.
 */
export async function logIn(deps: Deps, given: LogIn): Promise<LoggedIn | HalfLoggedIn> {
  const { db } = deps;
  const { ip } = given;
  const password = await openSecret(deps, given.password);
  const hasCaptcha = given.captchaId !== undefined && (await takeCaptcha(db, given.captchaId, deps.now()));
  if (!hasCaptcha && (await readPolicy(db, 'captcha')) !== 'off') throw new Problem('captcha-not-passed');

  const { account, who, accountId } = await findWho(deps, given.account);
  const device = await readDevice(deps, given.deviceCookie, accountId);
  const said = { accountId: account?.id, who, ip };
  const attempt = await admitLogin(deps, { who, ip, device, hasCaptcha }).catch(async (error: unknown) => {
    if (error instanceof Problem) await recordSecurity(deps, { kind: 'login-refused', ...said, detail: { reason: error.code } });
    throw error;
  });

  const place = await checkAccountPassword(deps, account, password);
  if (!account || place === null) {
    await insertLoginLog(db, { accountId: account?.id, ip, isSuccess: false, at: deps.now() });
    await recordSecurity(deps, { kind: 'login-failed', ...said, detail: { isKnownDevice: device !== null } });
    throw await failureOf(deps, given.account, password);
  }
  if (!account.isActive) {
    await recordSecurity(deps, { kind: 'login-refused', ...said, detail: { reason: 'login-disabled' } });
    throw new Problem('login-disabled');
  }

  await checkSecurityAnswer(deps, account, attempt, { ...given, captchaId: hasCaptcha ? given.captchaId : undefined });

  if (place === 'here') await checkPasswordDue(deps, { accountId: account.id, address: account.address, name: account.name, password });

  const isHalf = needsSecondStep(await selectFactors(db, account.id)) && !(await isTrusted(deps, account.id, given.trustedCookie));
  if (isHalf) {
    await attempt.settle(db);
    return { address: account.address, secondStep: await beginSecondStep(deps, account.id) };
  }
  const begun = await beginSession(deps, account, given, (tx) => attempt.settle(tx));
  await recordSecurity(deps, { kind: 'login', ...said, detail: { isKnownDevice: device !== null } });
  return begun;
}
