import { type PasskeyProof, Problem } from '@jinshu/api';
import { type AuthenticationResponseJSON, generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { insertChallenge, listPasskeys, notePasskeyUse, type PasskeyOfAccount, selectPasskey, takeChallenge } from '../two-factor/index.ts';
import { challengeMs, userHandleOf } from './addPasskey.ts';
import { relyingPartyOf } from './relyingParty.ts';

/** Purpose of a proof: a whole login, or the second step of an account. */
type Purpose = { purpose: 'login'; accountId: null } | { purpose: 'second-step'; accountId: number };

/**
 * Returns the options with which a browser asks for a passkey.
 * @throws {Problem} `passkey-address`
 */
export async function askForPasskey(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { purpose, accountId }: Purpose,
): Promise<Record<string, unknown>> {
  // A whole login names no passkeys: that would tell who has some.
  const own = accountId === null ? [] : await listPasskeys(db, accountId);
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(config).id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  const expiresAt = new Date(now().getTime() + challengeMs);
  await insertChallenge(db, { challenge: options.challenge, purpose, accountId }, { now: now(), expiresAt });
  return { ...options };
}

/** A passkey that was proved. `note` writes its use, in the transaction that begins the session. */
export interface ProvedPasskey {
  passkey: PasskeyOfAccount;
  note: (tx: Tx) => Promise<void>;
}

/**
 * Checks the proof of a passkey: its challenge, origin, signature, user verification and counter.
 * @throws {Problem} `passkey-wrong`, whatever was wrong
 */
export async function provePasskey(deps: Deps, given: { credential: PasskeyProof; ip: string } & Purpose): Promise<ProvedPasskey> {
  const { db, config, now } = deps;
  const { credential, purpose, accountId, ip } = given;
  const party = relyingPartyOf(config);
  const passkey = await selectPasskey(db, credential.id);
  const refuse = async (reason: string): Promise<never> => {
    const whose = passkey && { accountId: passkey.accountId, who: passkey.address };
    await recordSecurity(deps, { kind: 'login-failed', ...whose, ip, detail: { factor: 'passkey', reason } });
    throw new Problem('passkey-wrong');
  };
  if (!passkey || (accountId !== null && passkey.accountId !== accountId)) return refuse('unknown');
  const { userHandle } = credential.response;
  if (userHandle && userHandle !== (await userHandleOf(deps, passkey.accountId)).toString('base64url')) return refuse('user');
  const checked = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(db, { challenge, purpose, accountId }, now()),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // The counter is compared when it is written, so that two servers can't accept two copies.
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0, transports: passkey.transports },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return refuse('proof');
  const counter = checked.authenticationInfo.newCounter;
  const note = async (tx: Tx) => {
    if (!(await notePasskeyUse(tx, passkey.id, { counter, now: now() }))) await refuse('copied');
  };
  return { passkey, note };
}
