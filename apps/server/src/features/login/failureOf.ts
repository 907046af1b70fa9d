import { Problem } from '@jinshu/api';
import { newAddressDomain } from '../../mail/recipient/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectRegistration } from '../registration/index.ts';
import { unmatchedHash, verifyPassword } from './password.ts';

/** Hash to verify against when no registration has the name. */
const decoy = unmatchedHash();

/**
 * The problem of a wrong login. People who registered learn its state, if they know the password (LGN-32, BAK-47). Compares as many
 * hashes for any name, so that the time does not tell whether there is an account.
 */
export async function failureOf({ db, config }: Pick<Deps, 'db' | 'config'>, name: string, password: string): Promise<Problem> {
  const typed = name.trim().toLowerCase();
  const whole = typed.includes('@') ? typed : `${typed}@${await newAddressDomain(db, config.domain)}`;
  const registration = await selectRegistration(db, whole);
  const isTheirs = await verifyPassword(password, registration?.passwordHash ?? decoy);
  if (!registration || !isTheirs || registration.outcome === 'granted') return new Problem('login-failed');
  return registration.outcome === null
    ? new Problem('registration-waiting')
    : new Problem('registration-refused', { reason: registration.reason });
}
