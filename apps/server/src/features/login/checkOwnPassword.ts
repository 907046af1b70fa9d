import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { checkAccountPassword } from './accountPassword.ts';
import { admitLogin } from './attempts.ts';
import { readDevice } from './device.ts';
import { selectPasswordHash } from './login.repository.ts';
import { openSecret } from './secret.ts';

/** A password that a logged-in user entered again. */
export interface OwnPassword {
  /** The secret payload. */
  password: string;
  ip: string;
  deviceCookie: string | undefined;
}

/**
 * Checks the password of the account that is in, within the limits of a login.
 * @throws {Problem} `password-wrong`, `login-rate-limited` or `secret-unreadable`
 */
export async function checkOwnPassword(
  deps: Deps,
  { accountId, address: who }: Pick<Session, 'accountId' | 'address'>,
  given: OwnPassword,
): Promise<void> {
  const { ip } = given;
  const password = await openSecret(deps, given.password);
  const device = await readDevice(deps, given.deviceCookie, accountId);
  const attempt = await admitLogin(deps, { who, ip, device, hasCaptcha: true });
  const passwordHash = await selectPasswordHash(deps.db, accountId);
  if ((await checkAccountPassword(deps, { id: accountId, passwordHash }, password)) === null) {
    await recordSecurity(deps, { kind: 'password-failed', accountId, who, ip });
    throw new Problem('password-wrong');
  }
  await attempt.settle(deps.db);
}
