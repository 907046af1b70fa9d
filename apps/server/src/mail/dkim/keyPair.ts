import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';
import { sealWith, unsealWith } from '../sealed-letter/index.ts';

const bits = 2048;

const keyOf = ({ db }: Pick<Deps, 'db'>) => serverKey(db, 'dkim-keys', async () => randomBytes(32));

/** Makes a key pair: the public half as its record has it, the private one sealed. */
export async function makeKeyPair(deps: Pick<Deps, 'db'>): Promise<{ publicKey: string; privateKey: Buffer }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: bits });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: sealWith(await keyOf(deps), Buffer.from(pem)),
  };
}

/** Returns a private key in PEM form, for signing. */
export const unsealKey = async (deps: Pick<Deps, 'db'>, sealed: Buffer): Promise<string> =>
  unsealWith(await keyOf(deps), sealed).toString();
