import { type NewPasskey, Problem, passkeyLimit, textIn } from '@jinshu/api';
import { generateRegistrationOptions, type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { selectLanguage } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import type { Session } from '../../platform/session/index.ts';
import {
  bindFactor,
  deletePasskey,
  hashCode,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  releaseFactor,
  takeChallenge,
} from '../two-factor/index.ts';
import { relyingPartyOf } from './relyingParty.ts';

/** Time in which the user must confirm to the browser. */
export const challengeMs = 5 * 60_000;

type PasskeyDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** Ed25519, ES256 and RS256: what authenticators have, without algorithms that Node.js only tries out. */
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Name of an account toward authenticators: the same at each call, and nothing to learn from it. */
export const userHandleOf = ({ db }: Pick<Deps, 'db'>, accountId: number): Promise<Buffer> => hashCode(db, accountId, 'passkey user');

/**
 * Returns the options with which a browser creates a passkey for an account.
 * @throws {Problem} `passkey-address` or `passkey-limit`
 */
export async function beginPasskey(deps: PasskeyDeps, { accountId, address, name }: Session): Promise<Record<string, unknown>> {
  const { db, config, now } = deps;
  const { id: rpID } = relyingPartyOf(config);
  const known = await listPasskeys(db, accountId);
  if (known.length >= passkeyLimit) throw new Problem('passkey-limit');
  const language = await selectLanguage(db, accountId);
  const options = await generateRegistrationOptions({
    rpName: textIn(await readPolicy(db, 'system_name'), language),
    rpID,
    userID: new Uint8Array(await userHandleOf(deps, accountId)),
    userName: address,
    userDisplayName: name,
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Without user verification, it would be no more than having the device (D-171).
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  const expiresAt = new Date(now().getTime() + challengeMs);
  await insertChallenge(db, { challenge: options.challenge, purpose: 'add', accountId }, { now: now(), expiresAt });
  return { ...options };
}

/**
 * Adds a passkey. Returns the recovery codes of a first factor.
 * @throws {Problem} `passkey-wrong`, `passkey-address` or `passkey-limit`
 */
export async function addPasskey(deps: PasskeyDeps, accountId: number, given: { name: string; credential: NewPasskey }): Promise<string[]> {
  const { db, now } = deps;
  const party = relyingPartyOf(deps.config);
  const checked = await verifyRegistrationResponse({
    response: given.credential as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(db, { challenge, purpose: 'add', accountId }, now()),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!checked?.verified) throw new Problem('passkey-wrong');
  const { credential } = checked.registrationInfo;
  return bindFactor(deps, accountId, async (tx) => {
    // Counted again: two windows may have begun at once.
    if ((await listPasskeys(tx, accountId)).length >= passkeyLimit) throw new Problem('passkey-limit');
    const isNew = await insertPasskey(tx, {
      accountId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: given.name,
      createdAt: now(),
    });
    if (!isNew) throw new Problem('passkey-wrong');
  });
}

/** Removes a passkey. */
export const removePasskey = (deps: PasskeyDeps, accountId: number, id: string): Promise<void> =>
  releaseFactor(deps, accountId, (tx) => deletePasskey(tx, accountId, id));
