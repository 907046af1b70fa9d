import { listDeliveries as listDeliveriesEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { listDeliveries } from './listDeliveries.ts';

/** SND: delivery status of sent messages. */
export async function deliveryRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listDeliveriesEndpoint, ({ session: { mailboxId }, query: { messageId } }) => listDeliveries(deps, { mailboxId, messageId }));
}
