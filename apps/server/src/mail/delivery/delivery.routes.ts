import { listDeliveries as listDeliveriesEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { listDeliveries } from './listDeliveries.ts';

/** SND: delivery status of sent messages. */
export async function deliveryRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listDeliveriesEndpoint, ({ session: { mailboxId }, query: { messageId } }) => listDeliveries(deps, { mailboxId, messageId }));
}
