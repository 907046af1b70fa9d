import { randomBytes } from 'node:crypto';
import { Problem } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { factorKeyBytes, factorKeyText } from './authenticator.ts';
import { checkKeyCode, needsSecondStep } from './checkFactor.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { refuseKind, settleFactors } from './requirement.ts';
import { hashCode, openFactorKey, sealFactorKey } from './seal.ts';
import {
  bindKey,
  deleteTrustedDevices,
  insertFactorKey,
  releaseKey,
  replaceRecoveryCodes,
  selectFactors,
  takeSmsCode,
  updateMobile,
} from './twoFactor.repository.ts';

type BindDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Makes a key for an authenticator. Returns it in base 32.
 * @throws {Problem} `code-wrong` if an authenticator is bound: it must be released first.
 */
export async function makeFactorKey({ db }: BindDeps, accountId: number): Promise<string> {
  await refuseKind({ db }, accountId, 'authenticator');
  const key = randomBytes(factorKeyBytes);
  if (!(await insertFactorKey(db, accountId, await sealFactorKey(db, accountId, key)))) throw new Problem('code-wrong');
  return factorKeyText(key);
}

/**
 * Returns the key that is about to be bound.
 * @throws {Problem} `code-wrong` if there is none.
 */
export async function pendingFactorKey({ db }: BindDeps, accountId: number): Promise<Buffer> {
  const { keySealed, isAuthenticatorBound } = await selectFactors(db, accountId);
  if (!keySealed || isAuthenticatorBound) throw new Problem('code-wrong');
  return openFactorKey(db, accountId, keySealed);
}

/** Writes a binding. The first factor of an account brings its recovery codes. */
export async function bindFactor({ db }: BindDeps, accountId: number, write: (tx: Tx) => Promise<void>): Promise<string[]> {
  const codes = await db.transaction().execute(async (tx) => {
    const isFirst = !needsSecondStep(await selectFactors(tx, accountId));
    await write(tx);
    return isFirst ? makeRecoveryCodes(db, tx, accountId) : [];
  });
  await settleFactors({ db }, accountId);
  return codes;
}

/** Writes a release. Without a factor, recovery codes and trusted browsers have no purpose. */
export async function releaseFactor({ db }: BindDeps, accountId: number, write: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await write(tx);
    if (needsSecondStep(await selectFactors(tx, accountId))) return;
    await replaceRecoveryCodes(tx, accountId, []);
    await deleteTrustedDevices(tx, accountId);
  });
  await settleFactors({ db }, accountId);
}

/**
 * Binds the authenticator whose key `makeFactorKey` made. Returns the recovery codes of a first factor.
 * @throws {Problem} `code-wrong`
 */
export async function bindAuthenticator(deps: BindDeps, accountId: number, code: string): Promise<string[]> {
  await refuseKind(deps, accountId, 'authenticator');
  const { keySealed, isAuthenticatorBound } = await selectFactors(deps.db, accountId);
  const isRight =
    keySealed !== null && !isAuthenticatorBound && (await checkKeyCode(deps.db, deps.db, { accountId, keySealed, code, now: deps.now() }));
  if (!isRight) throw new Problem('code-wrong');
  return bindFactor(deps, accountId, (tx) => bindKey(tx, accountId));
}

/**
 * Binds a phone number. Returns the recovery codes of a first factor.
 * @throws {Problem} `code-wrong`
 */
export async function bindPhone(deps: BindDeps, accountId: number, { mobile, code }: { mobile: string; code: string }): Promise<string[]> {
  await refuseKind(deps, accountId, 'sms');
  const hash = await hashCode(deps.db, accountId, code);
  if (!(await takeSmsCode(deps.db, { accountId, purpose: 'bind', mobile, hash, now: deps.now() }))) throw new Problem('code-wrong');
  return bindFactor(deps, accountId, (tx) => updateMobile(tx, accountId, mobile));
}

/** Releases the authenticator. */
export const releaseAuthenticator = (deps: BindDeps, accountId: number): Promise<void> =>
  releaseFactor(deps, accountId, (tx) => releaseKey(tx, accountId));

/** Releases the phone number. */
export const releasePhone = (deps: BindDeps, accountId: number): Promise<void> =>
  releaseFactor(deps, accountId, (tx) => updateMobile(tx, accountId, null));
