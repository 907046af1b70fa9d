import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';
import { deliveriesSchema } from './delivery.schema.ts';

/** Names a mail that was sent by its message id. */
export const sentMessageSchema = text(998).check(z.minLength(1));

/** Answers the fate of a mail at each recipient, to its sender (SND-30). */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/mail/message/status/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The fate of a sent mail at each recipient.',
  query: wireObject({ messageId: sentMessageSchema }),
  response: deliveriesSchema,
  problems: ['mail-not-found'],
});
