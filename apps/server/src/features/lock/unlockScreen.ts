import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { admitGuess, checkAccountPassword, openSecret, refuseStale, selectLoginAccount } from '../login/index.ts';

/**
 * Checks the password entered on a locked screen (LCK-10). Attempts count per session, so guesses made elsewhere cannot block a user from
 * unlocking their screen.
 */
export async function unlockScreen(
  deps: Deps,
  {
    session,
    sealed,
    timestamp,
    ip,
  }: { session: Pick<Session, 'address' | 'key' | 'accountId'>; sealed: string; timestamp: number; ip: string },
): Promise<void> {
  refuseStale(deps, timestamp);
  const password = await openSecret(deps, sealed);
  const account = await selectLoginAccount(deps.db, { login: session.address, employeeNumber: '' });
  const attempt = await admitGuess(deps, { what: `screen:${session.key}`, ip, known: 'session' });
  if ((await checkAccountPassword(deps, account, password)) === null) {
    await recordSecurity(deps, { kind: 'screen-unlock-failed', accountId: session.accountId, who: session.address, ip });
    throw new Problem('lock-password-wrong');
  }
  await attempt.settle(deps.db);
}
