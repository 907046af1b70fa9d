import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { loginRoutes } from '../login/index.ts';
import { passkeyRoutes } from '../passkey/index.ts';
import { socialLoginRoutes } from '../social-login/index.ts';
import { logOutRoutes } from './logOut.routes.ts';

/** Every way to log in. */
export async function entranceRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const slice of [loginRoutes, passkeyRoutes, socialLoginRoutes, logOutRoutes])
    await app.register(async (scope) => slice(scope, deps));
}
