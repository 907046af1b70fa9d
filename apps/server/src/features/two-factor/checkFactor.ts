import type { Factor } from '@jinshu/api';
import { readSmsGateway } from '../../mail/gateway/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { stepOfCode } from './authenticator.ts';
import { plainRecoveryCode } from './recoveryCodes.ts';
import { hashCode, openFactorKey } from './seal.ts';
import { type SmsPurpose, type StoredFactors, selectFactors, takeRecoveryCode, takeSmsCode, takeStep } from './twoFactor.repository.ts';

/** A code that a user gave. */
export interface GivenCode {
  accountId: number;
  factor: Factor;
  code: string;
  /** Purpose of a code by SMS. */
  purpose: SmsPurpose;
}

/** Factors of an account that take a code. Recovery codes replace any factor. */
export function boundFactors(stored: StoredFactors): Factor[] {
  const { isAuthenticatorBound, mobile, recoveryCodesLeft } = stored;
  const own: Factor[] = [...(isAuthenticatorBound ? (['authenticator'] as const) : []), ...(mobile !== null ? (['sms'] as const) : [])];
  return needsSecondStep(stored) && recoveryCodesLeft > 0 ? [...own, 'recovery'] : own;
}

/** Factors that the second step of a login offers: no code by SMS without a gateway (BAK-100). */
export async function offeredFactors(deps: Pick<Deps, 'db' | 'config'>, stored: StoredFactors): Promise<Factor[]> {
  const hasGateway = (await readSmsGateway(deps)) !== null;
  return boundFactors(stored).filter((factor) => factor !== 'sms' || hasGateway);
}

/** Whether a login with the password needs a second step. */
export const needsSecondStep = ({ isAuthenticatorBound, mobile, passkeyCount }: StoredFactors): boolean =>
  isAuthenticatorBound || mobile !== null || passkeyCount > 0;

/** Whether a code of an authenticator key is right; uses it up. */
export async function checkKeyCode(
  db: Db,
  tx: Db | Tx,
  given: { accountId: number; keySealed: Buffer; code: string; now: Date },
): Promise<boolean> {
  const step = stepOfCode(await openFactorKey(db, given.accountId, given.keySealed), given.code, given.now);
  return step !== null && takeStep(tx, given.accountId, step);
}

/** Whether a code of a bound factor is right. A right code is used up, on all servers. */
export async function checkFactor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId, factor, code, purpose }: GivenCode,
): Promise<boolean> {
  const stored = await selectFactors(db, accountId);
  if (!boundFactors(stored).includes(factor)) return false;
  const digits = code.replace(/[\s-]/g, '');
  if (factor === 'authenticator' && stored.keySealed)
    return checkKeyCode(db, db, { accountId, keySealed: stored.keySealed, code: digits, now: now() });
  if (factor === 'sms' && stored.mobile !== null)
    return takeSmsCode(db, { accountId, purpose, mobile: stored.mobile, hash: await hashCode(db, accountId, digits), now: now() });
  return factor === 'recovery' && takeRecoveryCode(db, accountId, await hashCode(db, accountId, plainRecoveryCode(code)));
}
