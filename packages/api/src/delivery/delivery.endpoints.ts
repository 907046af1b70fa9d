import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';
import { deliveriesSchema } from './delivery.schema.ts';

/** Message id of a sent message. */
export const sentMessageSchema = text(998).check(z.minLength(1));

/** Returns the delivery status of a message for each recipient. For its sender only. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/mail/message/status/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Delivery status of a sent message per recipient.',
  query: wireObject({ messageId: sentMessageSchema }),
  response: deliveriesSchema,
  problems: ['mail-not-found'],
});
