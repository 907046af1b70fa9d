import { randomBytes } from 'node:crypto';
import { checkPassword, maximumPassword, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/deps.ts';
import { readPolicy } from '../../platform/policy/readPolicy.ts';
import { recordSecurity } from '../../platform/security/recordSecurity.ts';
import { believeSession, sessionKey } from '../../platform/session/findSession.ts';
import type { Session } from '../../platform/session/Session.ts';
import { deleteSessionsOf, endFormerKey, rotateSession } from '../../platform/session/session.repository.ts';
import { admitLogin } from '../login/attempts.ts';
import { readDevice } from '../login/device.ts';
import { hashPassword, verifyPassword } from '../login/password.ts';
import { openSecret } from '../login/secret.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { type PasswordOwner, selectFormerHashes, selectPasswordOwner, updatePassword } from './password.repository.ts';
import { passwordRulesOf } from './passwordRules.ts';

/** Input of a change: secret payloads, and where it comes from. */
export interface ChangePassword {
  session: Session;
  password: string;
  newPassword: string;
  confirmPassword: string;
  ip: string;
  deviceCookie: string | undefined;
}

type Fault = 'wrong' | 'rules' | 'common' | 'former' | 'different';

const sentences: Record<Fault, string> = {
  wrong: 'The current password is incorrect.',
  rules: 'The password does not meet the requirements.',
  common: 'This password is too common.',
  former: 'This password was used before.',
  different: "The passwords don't match.",
};
const wireNames = { password: 'password', newPassword: 'new_password', confirmPassword: 'confirm_password' } as const;

/** A refusal with its texts per field (SET-41), and the reasons for pages in other languages. */
function refusal(faults: Partial<Record<keyof typeof wireNames, Fault>>): Problem {
  const entries = Object.entries(faults).map(([field, fault]) => [wireNames[field as keyof typeof wireNames], fault] as const);
  const fields = Object.fromEntries(entries.map(([field, fault]) => [field, [sentences[fault]]]));
  return new Problem('invalid-input', Object.fromEntries(entries), { fields });
}

async function isFormer(deps: Pick<Deps, 'db'>, accountId: number, owner: PasswordOwner, password: string): Promise<boolean> {
  const count = await readPolicy(deps.db, 'passwd_former', { accountId });
  const hashes = [owner.passwordHash ?? '', ...(await selectFormerHashes(deps.db, accountId, count))];
  for (const hash of hashes) if (await verifyPassword(password, hash)) return true;
  return false;
}

/** Why a new password is refused; nothing if it isn't. The costly questions come last. */
async function faultOf(deps: Pick<Deps, 'db'>, accountId: number, owner: PasswordOwner, password: string): Promise<Fault | undefined> {
  const rules = await passwordRulesOf(deps.db, accountId, owner);
  if (checkPassword(rules, password, maximumPassword.server).some(({ isMet }) => !isMet)) return 'rules';
  if (await isCommonPassword(password)) return 'common';
  return (await isFormer(deps, accountId, owner, password)) ? 'former' : undefined;
}

/** A session that continues after a change of password. */
export interface RotatedSession {
  secret: string;
  token: string;
  /** Ends what it does under its former secret. Its windows must have the new cookie by then, or they would take it for ended. */
  endFormer: () => Promise<void>;
}

/**
 * Changes the password (SET-43). The current one is checked within the limits of a login. All other sessions and the browsers known from
 * earlier logins are forgotten (SET-119); the session that asked continues under a new secret. Until `endFormer`, its
 * calls under the former one still work on this server.
 */
export async function changePassword(deps: Deps, given: ChangePassword): Promise<RotatedSession> {
  const { db, now } = deps;
  const { accountId, key, address } = given.session;
  const [password, newPassword, confirmPassword] = await Promise.all(
    [given.password, given.newPassword, given.confirmPassword].map((sealed) => openSecret(deps, sealed)),
  );
  const owner = await selectPasswordOwner(db, accountId);
  if (!owner?.passwordHash || password === undefined || newPassword === undefined) throw new Problem('session-expired');
  const device = await readDevice(deps, given.deviceCookie, accountId);
  const attempt = await admitLogin(deps, { who: address, ip: given.ip, device, hasCaptcha: true });
  if (!(await verifyPassword(password, owner.passwordHash))) {
    await recordSecurity(deps, { kind: 'password-failed', accountId, who: address, ip: given.ip });
    throw refusal({ password: 'wrong' });
  }
  await attempt.settle(db);
  const fault = await faultOf(deps, accountId, owner, newPassword);
  if (fault) throw refusal({ newPassword: fault });
  if (confirmPassword !== newPassword) throw refusal({ confirmPassword: 'different' });

  const passwordHash = await hashPassword(newPassword);
  const rotated = { secret: randomBytes(32).toString('base64url'), token: randomBytes(24).toString('base64url') };
  await changeSettings(deps, accountId, async (tx) => {
    await updatePassword(tx, accountId, { passwordHash, mustChange: false, at: now() });
    await deleteSessionsOf(tx, accountId, { except: key });
    await rotateSession(tx, key, { secretHash: Buffer.from(sessionKey(rotated.secret), 'hex'), token: rotated.token });
  });
  // Calls in progress have the former cookie.
  believeSession(deps, key, { ...given.session, key: sessionKey(rotated.secret), token: rotated.token, mustChangePassword: false });
  await recordSecurity(deps, { kind: 'password-changed', accountId, who: address, ip: given.ip });
  return { ...rotated, endFormer: () => endFormerKey(db, key) };
}
