import { createHash, randomBytes } from 'node:crypto';
import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { type SocialProvider, SocialRefusal } from './SocialProvider.ts';
import { insertStep, type ToldPerson, takeStep } from './socialLogin.repository.ts';

/** Time that a user has at the provider, and for the password of an unbound login. */
export const socialStepMs = 10 * 60_000;

const makeSecret = () => randomBytes(32).toString('base64url');
/** The form in which secrets of browsers are kept. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Dependencies of a social login. */
export type SocialDeps = Deps & { providers: readonly SocialProvider[] };

/** Returns the providers that the organization offers. */
export async function offeredProviders({ db, providers }: Pick<SocialDeps, 'db' | 'providers'>): Promise<readonly SocialProvider[]> {
  return providers.length > 0 && (await readPolicy(db, 'is_social_login')) ? providers : [];
}

async function needProvider(deps: SocialDeps, id: string): Promise<SocialProvider> {
  const provider = (await offeredProviders(deps)).find((one) => one.id === id);
  if (!provider) throw new Problem('social-off');
  return provider;
}

/** Begins a login, or a binding of `accountId`. `secret` goes into the cookie of this browser. */
export async function beginAtProvider(
  deps: SocialDeps,
  { provider: id, accountId }: { provider: string; accountId: number | null },
): Promise<{ address: string; secret: string }> {
  const provider = await needProvider(deps, id);
  const [secret, state, nonce, verifier] = [makeSecret(), makeSecret(), makeSecret(), makeSecret()];
  const address = await provider.begin({ state, nonce, verifier }).catch((error: unknown) => {
    deps.log.warn({ err: error, provider: id }, 'the provider of the social login cannot be reached');
    throw new Problem('social-unreachable');
  });
  const now = deps.now();
  const times = { now, expiresAt: new Date(now.getTime() + socialStepMs) };
  await insertStep(deps.db, { provider: id, accountId, nonce, verifier, secretHash: hashOf(secret), stateHash: hashOf(state), ...times });
  return { address, secret };
}

/** Input of a return from the provider. */
export interface Returned {
  query: string;
  /** The cookie of the browser that went there. */
  cookie: string | undefined;
  accountId: number | null;
  ip: string;
}

/** Person that a provider has told, and the name of the provider for people. */
export type Told = { person: ToldPerson; providerName: string };

/**
 * Returns the person that the provider tells. The state comes back once, and only with the browser that took it there: an answer that was
 * made for someone else neither logs in nor binds.
 * @throws {Problem} `social-over`, `social-off`, `social-refused` or `social-unreachable`
 */
export async function toldPerson(deps: SocialDeps, { query, cookie = '', accountId, ip }: Returned): Promise<Told> {
  const given = new URLSearchParams(query);
  const state = given.get('state') ?? '';
  const step = await takeStep(deps.db, { secretHash: hashOf(cookie), stateHash: hashOf(state), accountId, now: deps.now() });
  if (!step) throw new Problem('social-over');
  const provider = await needProvider(deps, step.provider);
  try {
    const person = await provider.complete(given, { ...step, state });
    return { person: { issuer: provider.issuer, ...person }, providerName: provider.name };
  } catch (error) {
    if (error instanceof SocialRefusal) {
      await recordSecurity(deps, { kind: 'login-failed', ip, detail: { factor: provider.id, reason: error.message } });
      throw new Problem('social-refused');
    }
    deps.log.warn({ err: error, provider: provider.id }, 'the provider of the social login does not answer');
    throw new Problem('social-unreachable');
  }
}
