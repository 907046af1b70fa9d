import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Costs of a fresh hash: memory in KiB, passes, lanes. A hash names its own, so they can be raised later. */
const costs = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const phcOf = (salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${costs.memory},t=${costs.passes},p=${costs.parallelism}$${encode(salt)}$${encode(tag)}`;

/** Hashes a password with Argon2id. Returns the hash in PHC format, including salt and costs. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength, ...costs });
  return phcOf(salt, tag);
}

/**
 * Returns a random hash that no password matches. Verifying against it takes as long as against a real hash, and creating it needs no
 * hashing.
 */
export function unmatchedHash(): string {
  return phcOf(randomBytes(saltLength), randomBytes(tagLength));
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether a password is the one that was hashed. Takes as long for a wrong one as for the right one. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}
