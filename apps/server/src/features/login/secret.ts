import { constants, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';

type SecretDeps = Pick<Deps, 'config' | 'db' | 'now'>;

/** A secret payload is worth nothing after this long, or when it is dated this far ahead. */
const freshMs = 5 * 60_000;

const makePair = promisify(generateKeyPair);
const opened = new WeakMap<Buffer, KeyObject>();

async function privateKey({ config, db }: SecretDeps): Promise<KeyObject> {
  const der = await serverKey(db, `rsa-${config.rsaBits}`, async () => {
    const pair = await makePair('rsa', { modulusLength: config.rsaBits, publicExponent: 65_537 });
    return pair.privateKey.export({ type: 'pkcs8', format: 'der' });
  });
  const key = opened.get(der) ?? createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });
  opened.set(der, key);
  return key;
}

/** The key that secret payloads are sealed with: SPKI in base64 (API-06). */
export async function publicKeyText(deps: SecretDeps): Promise<string> {
  return createPublicKey(await privateKey(deps))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
}

/**
 * Opens what `sealSecret` of the contract sealed. The plain form is taken as well: a page that came without TLS has no WebCrypto.
 * @throws {Problem} `secret-unreadable` when it cannot be read, or is older or newer than five minutes.
 */
export async function openSecret(deps: SecretDeps, sealed: string): Promise<string> {
  const text = sealed.startsWith('{') ? sealed : await decrypt(await privateKey(deps), sealed);
  const { value, at } = parsePayload(text);
  if (typeof value !== 'string' || typeof at !== 'number') throw new Problem('secret-unreadable');
  refuseStale(deps, at);
  return value;
}

/** Refuses what was sealed too long ago, or is dated ahead. */
export function refuseStale({ now }: Pick<Deps, 'now'>, at: number): void {
  if (Math.abs(now().getTime() - at) > freshMs) throw new Problem('secret-unreadable');
}

async function decrypt(key: KeyObject, sealed: string): Promise<string> {
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(sealed, 'base64')).toString();
  } catch {
    throw new Problem('secret-unreadable');
  }
}

function parsePayload(text: string): { value?: unknown; at?: unknown } {
  try {
    const payload: unknown = JSON.parse(text);
    return payload !== null && typeof payload === 'object' ? payload : {};
  } catch {
    return {};
  }
}
