import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Wrong claims of an ID token. */
export interface Lies {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Signs with another key than the published one, with the client's secret, or not at all. */
  signedBy?: 'stranger' | 'secret' | 'nobody';
  /** Subject of the user information. */
  userInfo?: Record<string, unknown>;
}

/** A provider with the wrong answers of a test. It knows only as much of OpenID Connect as they need. */
export interface LyingProvider {
  env: Record<string, string>;
  lies: Lies;
  /** Returns the query with which it would send the browser back from an address. */
  answer(address: string, more?: Record<string, string>): string;
  /** Signs a notice that a person has logged out there, with the lies of the moment. */
  logoutToken(): string;
  /** Form of the last request for a token. */
  lastForm: URLSearchParams;
  close(): Promise<void>;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const secret = 'a secret of forty characters, for a test.';

/** Starts a lying provider. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const [own, stranger] = [generateKeyPairSync('rsa', { modulusLength: 2048 }), generateKeyPairSync('rsa', { modulusLength: 2048 })];
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  let nonce = '';

  const idToken = ({ claims, header, signedBy }: Lies) => {
    const now = Math.floor(Date.now() / 1000);
    const text = [
      part({ alg: 'RS256', kid: '1', ...header }),
      part({ iss: issuer, aud: 'jinshu', sub: 'liar', iat: now, exp: now + 300, nonce, ...claims }),
    ].join('.');
    if (signedBy === 'nobody') return `${text}.`;
    if (signedBy === 'secret') return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    const { privateKey } = signedBy === 'stranger' ? stranger : own;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  };

  const provider: LyingProvider = {
    env: { JINSHU_OIDC_ISSUER: issuer, JINSHU_OIDC_CLIENT_ID: 'jinshu', JINSHU_OIDC_CLIENT_SECRET: secret },
    lies: {},
    lastForm: new URLSearchParams(),
    answer(address, more = {}) {
      const asked = new URL(address).searchParams;
      nonce = asked.get('nonce') ?? '';
      return new URLSearchParams({ code: 'code', state: asked.get('state') ?? '', ...more }).toString();
    },
    logoutToken: () => {
      const { claims } = provider.lies;
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      return idToken({ ...provider.lies, claims: { nonce: undefined, jti: '1', events, ...claims } });
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  http.on('request', async (request, response) => {
    let form = '';
    for await (const chunk of request) form += String(chunk);
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: false,
      }),
      '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' }] }),
      '/token': () => {
        provider.lastForm = new URLSearchParams(form);
        return { access_token: 'access', token_type: 'Bearer', id_token: idToken(provider.lies) };
      },
      '/me': () => ({ sub: 'liar', name: 'Liar', ...provider.lies.userInfo }),
    };
    const body = answers[request.url ?? '']?.();
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  return provider;
}
