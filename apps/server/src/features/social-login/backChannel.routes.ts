import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { forgetAccount } from '../../platform/session/index.ts';
import { signOnProvider } from './providersOf.ts';
import { SocialRefusal } from './SocialProvider.ts';
import { endSignedOn } from './signOn.repository.ts';

const mostBytes = 16_384;
const requestsPerMinute = 120;

/** Ends sessions when the organization's provider says that a person has logged out there (OpenID Connect Back-Channel Logout 1.0). */
export async function backChannelRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const provider = signOnProvider(deps);
  if (!provider) return;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const options = { config: { rateLimit: { max: requestsPerMinute, timeWindow: 60_000, allowList: [] } } };

  app.post('/oidc/logout', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = (request.body as Record<string, string> | undefined)?.logout_token ?? '';
    try {
      const ended = await endSignedOn(deps.db, { issuer: provider.issuer, ...(await provider.readLogout(token)) });
      for (const { accountId, address: who } of ended) {
        // The notice of the database comes later than the answer.
        forgetAccount(deps.db, accountId);
        await recordSecurity(deps, { kind: 'logout', accountId, who, ip: request.ip, detail: { by: 'sign-on' } });
      }
      return reply.code(200).send();
    } catch (error) {
      if (!(error instanceof SocialRefusal)) throw error;
      return reply.code(400).send({ error: 'invalid_request' });
    }
  });
}
