import type { FastifyInstance } from 'fastify';
import { isMigrated, poolOf } from '../db/index.ts';
import type { Deps } from '../deps/index.ts';
import { createMetrics } from './metrics.ts';

/** `/healthz` for process supervisors, `/metrics` for Prometheus. */
export async function healthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (await isMigrated(poolOf(deps.db))) return { status: 'ok' };
      return reply.code(503).send({ status: 'migrating' });
    } catch {
      return reply.code(503).send({ status: 'no-database' });
    }
  });

  const metrics = createMetrics(deps.db);
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()));
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
}
