import { logOut } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { cookieOptions, deleteSession, forgetSession, type Session, sessionCookie } from '../../platform/session/index.ts';
import { selectIdToken, signOnProvider } from '../social-login/index.ts';

/** LGN: logout. A session of the organization's sign-on ends there too. */
export async function logOutRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config, log } = deps;
  const provider = signOnProvider(deps);

  const signOnEnd = async ({ key }: Session): Promise<string | undefined> => {
    const idToken = provider && (await selectIdToken(db, key, provider.issuer));
    if (!provider || idToken === undefined) return undefined;
    return provider.end(idToken).catch((error: unknown) => {
      log.warn({ err: error }, 'the provider of the sign-on does not say where a logout goes');
      return undefined;
    });
  };

  route(app, logOut, async ({ session, request, reply }) => {
    const end = await signOnEnd(session);
    await deleteSession(db, session.key);
    forgetSession(db, session.key);
    await recordSecurity(deps, { kind: 'logout', accountId: session.accountId, who: session.address, ip: request.ip });
    reply.clearCookie(sessionCookie(config), cookieOptions(config));
    return { logoutUrl: end ?? (await readPolicy(db, 'logout_url', session)) };
  });
}
