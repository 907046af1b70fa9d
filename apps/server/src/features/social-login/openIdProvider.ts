import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import type { OidcSettings } from '../../platform/config/index.ts';
import { discoverProvider, providerTimeout as timeout } from '../../platform/openid/index.ts';
import { readLogoutToken, textOf } from './readLogoutToken.ts';
import { type SignOn, type SignOnProvider, type SocialPerson, SocialRefusal } from './SocialProvider.ts';

/** Time for which the provider's own description counts: it renews keys and moves addresses. */
const knownMs = 3_600_000;
/** Codes of failed connections to the provider. Other codes are about its answer. */
const unreachable = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** Whether an error says that an answer was wrong, or that there was none. */
const isRefusal = (error: unknown): error is Error & { code?: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^OAUTH_/.test(error.code) && !unreachable.has(error.code);

/**
 * OpenID Connect: authorization code flow with PKCE, state and nonce. `openid-client` checks issuer, audience, expiry, nonce and the
 * signature of the ID token.
 */
export function openIdProvider(settings: OidcSettings, { redirectUri, now }: { redirectUri: string; now: () => Date }): SignOnProvider {
  const { issuer, clientId, name, isSignOn } = settings;
  let known: { at: number; found: Promise<client.Configuration> } | undefined;
  let keySet: { address: string; keys: JWTVerifyGetKey } | undefined;
  const discover = () => {
    const at = now().getTime();
    if (known && Math.abs(at - known.at) < knownMs) return known.found;
    const found = discoverProvider(settings);
    known = { at, found };
    found.catch(() => {
      known = undefined;
    });
    return found;
  };
  return {
    id: 'oidc',
    name,
    issuer,
    async begin({ state, nonce, verifier }) {
      const address = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: isSignOn ? 'openid profile email' : 'openid profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    async complete(query, { state, nonce, verifier }): Promise<SocialPerson> {
      const provider = await discover();
      const answer = new URL(redirectUri);
      answer.search = query.toString();
      try {
        const tokens = await client.authorizationCodeGrant(provider, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SocialRefusal('no ID token');
        const more = provider.serverMetadata().userinfo_endpoint && (await client.fetchUserInfo(provider, tokens.access_token, claims.sub));
        const all = { ...claims, ...(more || {}) };
        const names = [all.name, all.preferred_username, all.email, claims.sub];
        const told = names.find((one) => typeof one === 'string' && one !== '') as string;
        return { subject: claims.sub, name: told, ...(isSignOn && { signOn: readSignOn(all, tokens.id_token ?? '') }) };
      } catch (error) {
        throw isRefusal(error) ? new SocialRefusal(error.code, { cause: error }) : error;
      }
    },
    async end(idToken) {
      const provider = await discover();
      if (!provider.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(provider, { id_token_hint: idToken, post_logout_redirect_uri: redirectUri }).href;
    },
    async readLogout(token) {
      const { issuer: named, jwks_uri: address = '' } = (await discover()).serverMetadata();
      if (keySet?.address !== address)
        keySet = { address, keys: createRemoteJWKSet(new URL(address), { timeoutDuration: timeout * 1000 }) };
      return readLogoutToken(token, { issuer: named, keys: keySet.keys, clientId });
    },
  };
}

/** Reads the claims of the organization's own provider. An address that it does not confirm is none. */
function readSignOn(claims: Readonly<Record<string, unknown>>, idToken: string): SignOn {
  const { email, email_verified: isVerified, groups, sid } = claims;
  return {
    address: isVerified === true ? textOf(email) : null,
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
    sid: textOf(sid),
    idToken,
  };
}
