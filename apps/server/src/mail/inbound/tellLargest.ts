import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';

/** Applies the policy `mail_size` to a new connection. While the database is away, the previous size applies. */
export const tellLargest = ({ db, log }: Pick<Deps, 'db' | 'log'>, setSize: (size: number) => void): Promise<void> =>
  readPolicy(db, 'mail_size')
    .then(setSize)
    .catch((error: unknown) => log.warn({ err: error }, 'the largest message was not read'));
