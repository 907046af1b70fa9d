import { createHash } from 'node:crypto';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { noteTrustedDevice } from '../two-factor/index.ts';

/** People who share a browser. */
const maximumTrusted = 5;

/** The form in which the secrets of cookies are kept. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const secretsIn = (cookie: string | undefined) => (cookie ?? '').split('.', maximumTrusted).filter((one) => /^[\w-]{43}$/.test(one));

/** Returns the cookie of a browser that another person trusts from now on. */
export const addTrusted = (cookie: string | undefined, secret: string): string =>
  [secret, ...secretsIn(cookie)].slice(0, maximumTrusted).join('.');

/** Whether the organization lets an account trust browsers. */
export const canTrust = ({ db }: Pick<Deps, 'db'>, accountId: number): Promise<boolean> => readPolicy(db, 'trusted_devices', { accountId });

/** Whether a browser may skip the second step of an account (TFA-34). */
export async function isTrusted({ db, now }: Pick<Deps, 'db' | 'now'>, accountId: number, cookie: string | undefined): Promise<boolean> {
  if (!(await canTrust({ db }, accountId))) return false;
  for (const secret of secretsIn(cookie)) if (await noteTrustedDevice(db, accountId, hashOf(secret), now())) return true;
  return false;
}
