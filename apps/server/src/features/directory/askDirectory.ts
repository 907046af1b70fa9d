import { randomBytes } from 'node:crypto';
import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { selectDirectoryLink } from './directory.repository.ts';
import { DirectoryFailure, openDirectory } from './openDirectory.ts';

/** Answer of the directory about a password. */
export interface DirectoryAnswer {
  /** Whether the person logs in with the password of the directory. */
  isTheirs: boolean;
  /** Whether a password of this server counts too, so that an administrator gets in while the directory does not answer. */
  allowsLocal: boolean;
  /** Null: the directory did not answer. */
  isRight: boolean | null;
}

const notAsked: DirectoryAnswer = { isTheirs: false, allowsLocal: true, isRight: false };
const isOn = async ({ db, config }: Pick<Deps, 'db' | 'config'>) =>
  config.directory !== null && (await readPolicy(db, 'is_directory_login'));

/** Whether the directory alone has the password of an account. */
export async function hasDirectoryPassword(deps: Pick<Deps, 'db' | 'config'>, accountId: number): Promise<boolean> {
  const link = (await isOn(deps)) ? await selectDirectoryLink(deps.db, accountId) : undefined;
  return link !== undefined && !link.isSuper;
}

/** Checks a password in the directory. Unknown names and people without an entry take the same way, so that the time tells nothing. */
export async function askDirectory(
  deps: Pick<Deps, 'db' | 'config' | 'log'>,
  accountId: number | undefined,
  password: string,
): Promise<DirectoryAnswer> {
  const { config, db, log } = deps;
  if (config.directory === null || !(await isOn(deps))) return notAsked;
  const link = accountId === undefined ? undefined : await selectDirectoryLink(db, accountId);
  const key = link?.key ?? randomBytes(16).toString('hex');
  const isRight = await openDirectory(config.directory, config)
    .accepts(key, password)
    .catch((error: unknown) => {
      if (!(error instanceof DirectoryFailure)) throw error;
      log.warn({ err: error }, 'the directory did not answer about a password');
      return null;
    });
  return { isTheirs: link !== undefined, allowsLocal: link === undefined || link.isSuper, isRight };
}

/**
 * Refuses to set a password here for an account whose password the directory has.
 * @throws {Problem} `password-elsewhere`
 */
export async function refuseDirectoryPassword(deps: Pick<Deps, 'db' | 'config'>, accountId: number): Promise<void> {
  if (await hasDirectoryPassword(deps, accountId)) throw new Problem('password-elsewhere');
}
