import { Problem } from '@jinshu/api';
import { recordSecurity } from '../../platform/security/index.ts';
import {
  beginSecondStep,
  beginSession,
  type HalfLoggedIn,
  insertSignedOn,
  isTrusted,
  type LoggedIn,
  type LoginOrigin,
} from '../login/index.ts';
import { needsSecondStep, selectFactors } from '../two-factor/index.ts';
import { followGroups } from './followGroups.ts';
import { selectAccountOf } from './signOn.repository.ts';
import {
  type BoundAccount,
  bindPerson,
  noteSocialUse,
  noteStepPerson,
  selectBoundAccount,
  type ToldPerson,
} from './socialLogin.repository.ts';
import { hashOf, type SocialDeps, toldPerson } from './socialLogin.ts';

/** Input of a login from elsewhere. */
export interface FromElsewhere extends LoginOrigin {
  query: string;
  cookie: string | undefined;
  trustedCookie: string | undefined;
}

/** Binds the account of the address that the organization's own provider confirms. */
async function bindConfirmed(deps: SocialDeps, person: ToldPerson, ip: string): Promise<BoundAccount | undefined> {
  const address = person.signOn?.address;
  const account = address ? await selectAccountOf(deps.db, address) : undefined;
  if (!account || !(await deps.db.transaction().execute((tx) => bindPerson(tx, account.id, person, deps.now())))) return undefined;
  const said = { accountId: account.id, who: account.address, ip };
  await recordSecurity(deps, { kind: 'factor-changed', ...said, detail: { what: 'social account bound', by: 'sign-on' } });
  return account;
}

/**
 * Logs in whom the provider tells, with the second factor of the account where it has one (LGN-34). There is no login for an account that is
 * not bound: the browser may bind it after a login with the password.
 */
export async function logInFromElsewhere(
  deps: SocialDeps,
  given: FromElsewhere,
): Promise<{ providerName: string; login?: LoggedIn | HalfLoggedIn }> {
  const { db, now } = deps;
  const { ip, cookie } = given;
  const { person, providerName } = await toldPerson(deps, { query: given.query, cookie, accountId: null, ip });
  const account = (await selectBoundAccount(db, person)) ?? (await bindConfirmed(deps, person, ip));
  if (!account) {
    await noteStepPerson(db, hashOf(cookie ?? ''), person);
    return { providerName };
  }
  const said = { accountId: account.id, who: account.address, ip };
  if (!account.isActive) {
    await recordSecurity(deps, { kind: 'login-refused', ...said, detail: { reason: 'login-disabled' } });
    throw new Problem('login-disabled');
  }
  const { signOn, issuer, subject } = person;
  const signedOn = signOn ? { issuer, subject, sid: signOn.sid, idToken: signOn.idToken } : null;
  // The provider's groups count even while a second factor is missing.
  if (signOn) await followGroups(deps, account.id, { groups: signOn.groups, roles: deps.config.socialLogin.oidc?.roles ?? {} });
  if (needsSecondStep(await selectFactors(db, account.id)) && !(await isTrusted(deps, account.id, given.trustedCookie))) {
    await noteSocialUse(db, person, now());
    return { providerName, login: { address: account.address, secondStep: await beginSecondStep(deps, account.id, signedOn) } };
  }
  const begun = await beginSession(deps, account, given, async (tx, secretHash) => {
    await noteSocialUse(tx, person, now());
    if (signedOn) await insertSignedOn(tx, secretHash, signedOn);
  });
  await recordSecurity(deps, { kind: 'login', ...said, detail: { factor: 'social' } });
  return { providerName, login: begun };
}
