import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import { hashCode } from './seal.ts';
import { replaceRecoveryCodes } from './twoFactor.repository.ts';

/** Letters and digits that are not mistaken for one another. Ten of them hold 49 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 10;

/** A code as typed, without what people add for reading. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

/** Makes the recovery codes of an account in place of those before. They are shown once; only hashes are stored (TFA-33). */
export async function makeRecoveryCodes(db: Db, tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  await replaceRecoveryCodes(tx, accountId, await Promise.all(codes.map((code) => hashCode(db, accountId, code))));
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
}
