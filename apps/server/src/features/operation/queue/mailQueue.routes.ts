import { getMailQueueSummary, giveUpDeliveries, listMailQueue, retryDeliveries } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { giveUpQueue, retryQueue } from './changeQueue.ts';
import { selectQueue, selectQueueSummary } from './mailQueue.repository.ts';

/** Returns the last midnight of the server. */
function midnightOf(at: Date): Date {
  const midnight = new Date(at);
  midnight.setHours(0, 0, 0, 0);
  return midnight;
}

/** BAK-94, BAK-95: queue of outgoing mail. */
export function mailQueueRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  route(app, listMailQueue, ({ query: { page, pageSize, ...query } }) =>
    selectQueue(db, query, { at: now(), limit: pageSize, offset: (page - 1) * pageSize }),
  );

  route(app, getMailQueueSummary, () => selectQueueSummary(db, { at: now(), since: midnightOf(now()) }));

  route(app, retryDeliveries, (call) => retryQueue(deps, authorOf(call), call.body));

  route(app, giveUpDeliveries, (call) => giveUpQueue(deps, authorOf(call), call.body));
}
