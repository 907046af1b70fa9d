import { Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps/index.ts';
import { authorOf, insertOperationRecord } from '../operation/index.ts';
import { endpointName } from './endpointName.ts';

/** Records calls of the back stage that are refused with 403, whoever refuses them (BAK-104). */
export function recordRefusedOperators(app: FastifyInstance, { db, now }: Pick<Deps, 'db' | 'now'>): void {
  app.addHook('onError', async (request, _reply, error) => {
    const { operator, routeOptions } = request;
    const { endpoint } = routeOptions.config;
    if (!operator || !endpoint || !(error instanceof Problem) || error.code !== 'forbidden') return;
    await insertOperationRecord(db, authorOf({ operator, request }), now(), { action: endpointName(endpoint), isRefused: true });
  });
}
