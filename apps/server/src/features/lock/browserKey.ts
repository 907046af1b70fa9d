import { createHmac, randomBytes } from 'node:crypto';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';

/**
 * Returns the key with which the browsers of an account encrypt what they store. It stays the same, because a message left unfinished is
 * continued in a later session.
 */
export async function browserKey({ db }: Pick<Deps, 'db'>, accountId: number): Promise<string> {
  const key = await serverKey(db, 'browser-storage', async () => randomBytes(32));
  return createHmac('sha256', key).update(String(accountId)).digest('base64');
}
