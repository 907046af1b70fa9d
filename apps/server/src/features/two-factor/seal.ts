import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';

const keyOf = (db: Db) => serverKey(db, 'two-factor', async () => randomBytes(32));
const cipher = 'aes-256-gcm';
const [nonceLength, tagLength] = [12, 16];

/** Encrypts the key of an authenticator, bound to its account. */
export async function sealFactorKey(db: Db, accountId: number, key: Buffer): Promise<Buffer> {
  const nonce = randomBytes(nonceLength);
  const encrypt = createCipheriv(cipher, await keyOf(db), nonce).setAAD(Buffer.from(`factor:${accountId}`));
  const sealed = Buffer.concat([encrypt.update(key), encrypt.final()]);
  return Buffer.concat([nonce, encrypt.getAuthTag(), sealed]);
}

/** Decrypts what `sealFactorKey` returned for the same account. */
export async function openFactorKey(db: Db, accountId: number, sealed: Buffer): Promise<Buffer> {
  const decrypt = createDecipheriv(cipher, await keyOf(db), sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(`factor:${accountId}`))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decrypt.update(sealed.subarray(nonceLength + tagLength)), decrypt.final()]);
}

/** Keyed hash of a short code. Without the key, a reader of the database could try all codes. */
export async function hashCode(db: Db, accountId: number, code: string): Promise<Buffer> {
  return createHmac('sha256', await keyOf(db))
    .update(`${accountId}:${code}`)
    .digest();
}
