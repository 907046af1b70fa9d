import { isFitLockPassword, type LockArea, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { admitGuess, openSecret, verifyPassword } from '../login/index.ts';
import { selectLock } from './lock.repository.ts';

/** Opens a sealed lock password and refuses one that no lock can have (FLK-16, FLK-18). */
export async function openLockPassword(deps: Deps, sealed: string): Promise<string> {
  const password = await openSecret(deps, sealed);
  if (!isFitLockPassword(password)) throw new Problem('lock-password-rule');
  return password;
}

/** Checks a sealed lock password against the lock of an area. Attempts are counted as those of a login are. */
export async function checkLockPassword(
  deps: Deps,
  { mailboxId, area, sealed, ip }: { mailboxId: number; area: LockArea; sealed: string; ip: string },
): Promise<void> {
  const { db } = deps;
  const password = await openLockPassword(deps, sealed);
  const lock = await selectLock(db, mailboxId);
  if (!lock?.areas.includes(area)) throw new Problem('lock-not-found');
  const attempt = await admitGuess(deps, { what: `lock:${mailboxId}`, ip });
  if (!(await verifyPassword(password, lock.passwordHash))) throw new Problem('lock-password-wrong');
  await attempt.settle(db);
}
