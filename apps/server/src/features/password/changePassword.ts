import { randomBytes } from 'node:crypto';
import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { believeSession, deleteSessionsOf, endFormerKey, rotateSession, type Session, sessionKey } from '../../platform/session/index.ts';
import { refuseDirectoryPassword } from '../directory/index.ts';
import { admitLogin, hashPassword, openSecret, readDevice, verifyPassword } from '../login/index.ts';
import { changeSettings } from '../settings/index.ts';
import { faultOf, refusal } from './newPassword.ts';
import { selectPasswordOwner, updatePassword } from './password.repository.ts';

/** Input of a change: secret payloads, and where it comes from. */
export interface ChangePassword {
  session: Session;
  password: string;
  newPassword: string;
  confirmPassword: string;
  ip: string;
  deviceCookie: string | undefined;
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
  await refuseDirectoryPassword(deps, accountId);
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
