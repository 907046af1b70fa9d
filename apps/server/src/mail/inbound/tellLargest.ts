import type { SMTPServerOptions } from 'smtp-server';
import type { Deps } from '../../platform/deps/deps.ts';
import { readPolicy } from '../../platform/policy/readPolicy.ts';

/** Listener that applies the policy `mail_size` to each new connection. While the database is away, the previous size applies. */
export const tellLargest =
  ({ db, log }: Pick<Deps, 'db' | 'log'>, setSize: (size: number) => void): NonNullable<SMTPServerOptions['onConnect']> =>
  (_session, callback) => {
    readPolicy(db, 'mail_size')
      .then(setSize)
      .catch((error: unknown) => log.warn({ err: error }, 'the largest message was not read'))
      .finally(() => callback());
  };
