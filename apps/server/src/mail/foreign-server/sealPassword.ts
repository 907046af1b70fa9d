import { randomBytes } from 'node:crypto';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';
import { sealWith, unsealWith } from '../sealed-letter/index.ts';

const keyOf = ({ db }: Pick<Deps, 'db'>) => serverKey(db, 'foreign-passwords', async () => randomBytes(32));

/** Encrypts a password for another server. */
export const sealPassword = async (deps: Pick<Deps, 'db'>, password: string): Promise<Buffer> =>
  sealWith(await keyOf(deps), Buffer.from(password));

/** Decrypts a password for another server. */
export const unsealPassword = async (deps: Pick<Deps, 'db'>, sealed: Buffer): Promise<string> =>
  unsealWith(await keyOf(deps), sealed).toString();
