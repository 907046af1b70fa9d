import { Problem } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { bookAttempt, forgetAttempts, selectLoginAccount } from '../login/login.repository.ts';
import { verifyPassword } from '../login/password.ts';
import { openSecret, refuseStale } from '../login/secret.ts';
import type { Session } from '../session/Session.ts';

/** Checks the password of whoever sits before a locked screen (LCK-10). Attempts count as those of a login do, and together with them. */
export async function unlockScreen(
  deps: Deps,
  { session, sealed, timestamp, ip }: { session: Pick<Session, 'address'>; sealed: string; timestamp: number; ip: string },
): Promise<void> {
  refuseStale(deps, timestamp);
  const password = await openSecret(deps, sealed);
  const account = await selectLoginAccount(deps.db, { login: session.address, employeeNumber: '' });
  const keys = { account: `account:${session.address}`, address: `address:${ip}` };
  if (!(await bookAttempt(deps.db, keys, deps.now()))) throw new Problem('login-rate-limited');
  if (!account?.passwordHash || !(await verifyPassword(password, account.passwordHash))) throw new Problem('lock-password-wrong');
  await deps.db.transaction().execute((tx) => forgetAttempts(tx, keys, deps.now()));
}
