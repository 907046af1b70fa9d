import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person at the provider. */
export interface OpenIdPerson {
  sub: string;
  name: string;
  email?: string;
  email_verified?: boolean;
  groups?: string[];
}

/** A real OpenID provider. */
export interface OpenIdServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Settings of our server as its client. */
  env: Record<string, string>;
  /** Person at the browser; undefined refuses the login. */
  person: OpenIdPerson | undefined;
  /** Goes to an address as a browser does, until it leaves the provider. Returns the query it leaves with. */
  walk(address: string): Promise<string>;
  close(): Promise<void>;
}

const clientId = 'jinshu';
const clientSecret = 'a secret of forty characters, for a test.';

/** Starts a provider on a free port. `publicUrl` is the address of our server. */
export async function startOpenIdServer(publicUrl: string): Promise<OpenIdServer> {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const known = new Map<string, OpenIdPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/login`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
        backchannel_logout_uri: `${publicUrl}/oidc/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    ttl: { AccessToken: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    cookies: { keys: ['a key for a test'] },
    // Its own check refuses loopback addresses, where our server runs in tests.
    fetch: (url, options) => fetch(url, Object.fromEntries(Object.entries(options ?? {}).filter(([name]) => name !== 'dispatcher'))),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...known.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.body = out;
    },
  });
  const answer = provider.callback();
  const server: OpenIdServer = {
    issuer,
    clientId,
    clientSecret,
    env: { JINSHU_OIDC_ISSUER: issuer, JINSHU_OIDC_CLIENT_ID: clientId, JINSHU_OIDC_CLIENT_SECRET: clientSecret, JINSHU_OIDC_NAME: 'Star' },
    person: { sub: 'star-1', name: 'Star person' },
    async walk(address) {
      const jar = new Map<string, string>();
      let next = address;
      while (next.startsWith(issuer)) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`the provider stops with ${response.status}: ${await response.text()}`);
        next = new URL(location, next).href;
      }
      return new URL(next).search.slice(1);
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  http.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { person } = server;
    if (person) known.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    provider.interactionFinished(request, response, result).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  return server;
}
