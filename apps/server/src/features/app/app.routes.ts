import { listApps } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { readPolicy } from '../../platform/policy/readPolicy.ts';

/** APP: the applications that the organization offers to the account. */
export async function appRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, listApps, async ({ session }) => {
    const results = await readPolicy(db, 'app_list', session);
    return { count: results.length, results };
  });
}
