import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';
import { sentMessageSchema } from '../delivery/delivery.endpoints.ts';
import { deliveriesSchema } from '../delivery/delivery.schema.ts';
import { messageRefSchema } from '../message/message.schema.ts';

/**
 * Recalls a sent message from all recipients, from the success page. A message is recalled only once per recipient. Repeating the call
 * returns the result.
 */
export const recallSentMessage = endpoint({
  method: 'POST',
  path: '/mail/message/send-recall/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Recalls a message from all recipients, by its message id.',
  body: wireObject({ messageId: sentMessageSchema }),
  response: deliveriesSchema,
  problems: ['mail-not-found', 'forbidden'],
});

/** Recalls a sent message from all recipients, from the reading pane. */
export const recallMessage = endpoint({
  method: 'POST',
  path: '/mail/message/recall/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Recalls a message from all recipients, by its place.',
  body: messageRefSchema,
  response: deliveriesSchema,
  problems: ['mail-not-found', 'folder-not-found', 'forbidden'],
});

/** Recalls a sent message from one recipient. Returns the result for that recipient. */
export const recallDelivery = endpoint({
  method: 'POST',
  path: '/mail/message/log-recall/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Recalls a message from one recipient.',
  body: wireObject({ messageId: sentMessageSchema, recipient: text(320) }),
  response: deliveriesSchema,
  problems: ['mail-not-found', 'forbidden'],
});
