import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';

/** Encrypted bytes. */
export interface SealedBytes {
  bytes: Buffer;
  nonce: Buffer;
  tag: Buffer;
  /** Salt of a key derived from a password; null if the key itself is stored. */
  salt: Buffer | null;
  key: Buffer | null;
}

const cipher = 'aes-256-gcm';
const keyLength = 32;
const nonceLength = 12;
/** A tenth of a second of one core and 32 MB for each try: a view password is short. */
const costs = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const keyOf = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, costs, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Encrypts bytes for `name`, with a key that a password makes, or with a new one where there is none. */
export async function seal(plain: Buffer, name: string, password?: string | undefined): Promise<SealedBytes> {
  const salt = password === undefined ? null : randomBytes(16);
  const key = password === undefined || !salt ? randomBytes(keyLength) : await keyOf(password, salt);
  const nonce = randomBytes(nonceLength);
  const encrypt = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(name));
  const bytes = Buffer.concat([encrypt.update(plain), encrypt.final()]);
  return { bytes, nonce, tag: encrypt.getAuthTag(), salt, key: salt ? null : key };
}

/** The key that opens sealed bytes: the one that is kept with them, or what the password makes. */
export const openingKey = async ({ salt, key }: Pick<SealedBytes, 'salt' | 'key'>, password = ''): Promise<Buffer> =>
  key ?? keyOf(password, salt as Buffer);

/** Decrypts what `seal` encrypted under the same name; null when the key is not the one, or when the bytes were touched. */
export function unseal({ bytes, nonce, tag }: SealedBytes, name: string, key: Buffer): Buffer | null {
  const decrypt = createDecipheriv(cipher, key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
  try {
    return Buffer.concat([decrypt.update(bytes), decrypt.final()]);
  } catch {
    return null;
  }
}

/** Encrypts bytes under a key that is kept elsewhere: nonce, tag and bytes in one. */
export function sealWith(key: Buffer, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceLength);
  const encrypt = createCipheriv(cipher, key, nonce);
  const bytes = Buffer.concat([encrypt.update(plain), encrypt.final()]);
  return Buffer.concat([nonce, encrypt.getAuthTag(), bytes]);
}

/** Decrypts what `sealWith` encrypted. */
export function unsealWith(key: Buffer, sealed: Buffer): Buffer {
  const tagEnd = nonceLength + 16;
  const decrypt = createDecipheriv(cipher, key, sealed.subarray(0, nonceLength)).setAuthTag(sealed.subarray(nonceLength, tagEnd));
  return Buffer.concat([decrypt.update(sealed.subarray(tagEnd)), decrypt.final()]);
}
