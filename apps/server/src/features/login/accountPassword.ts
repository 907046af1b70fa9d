import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { askDirectory } from '../directory/index.ts';
import { unmatchedHash, verifyPassword } from './password.ts';

/** Hash to verify against when there is none, so that all cases take equally long. */
const decoy = unmatchedHash();

/** Place that keeps a correct password. */
export type PasswordPlace = 'here' | 'directory';

/**
 * Checks a password of an account, where it is kept: here or in the organization's directory. Returns the place, or null for a wrong one or an
 * unknown account.
 * @throws {Problem} `directory-unreachable`, for any name, unless the password is kept here and correct
 */
export async function checkAccountPassword(
  deps: Pick<Deps, 'db' | 'config' | 'log'>,
  account: { id: number; passwordHash: string | null } | undefined,
  password: string,
): Promise<PasswordPlace | null> {
  const hash = account?.passwordHash;
  const [matches, answer] = await Promise.all([verifyPassword(password, hash ?? decoy), askDirectory(deps, account?.id, password)]);
  if (answer.isTheirs && answer.isRight) return 'directory';
  if (hash && matches && answer.allowsLocal) return 'here';
  if (answer.isRight === null) throw new Problem('directory-unreachable');
  return null;
}
