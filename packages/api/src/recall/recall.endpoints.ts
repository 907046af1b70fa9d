import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';
import { sentMessageSchema } from '../delivery/delivery.endpoints.ts';
import { deliveriesSchema } from '../delivery/delivery.schema.ts';
import { messageRefSchema } from '../message/message.schema.ts';

/**
 * Takes a sent mail back from everybody, from the success page (SND-37). A recall happens once for each recipient: asked for again it
 * answers how it ended.
 */
export const recallSentMessage = endpoint({
  method: 'POST',
  path: '/mail/message/send-recall/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Takes a sent mail back from everybody, by its message id.',
  body: wireObject({ messageId: sentMessageSchema }),
  response: deliveriesSchema,
  problems: ['mail-not-found', 'forbidden'],
});

/** Takes a sent mail back from everybody, from the reading view (SND-38). */
export const recallMessage = endpoint({
  method: 'POST',
  path: '/mail/message/recall/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Takes a sent mail back from everybody, by its place.',
  body: messageRefSchema,
  response: deliveriesSchema,
  problems: ['mail-not-found', 'folder-not-found', 'forbidden'],
});

/** Takes a sent mail back from one recipient (SND-39); answers how it ended with that one. */
export const recallDelivery = endpoint({
  method: 'POST',
  path: '/mail/message/log-recall/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Takes a sent mail back from one recipient.',
  body: wireObject({ messageId: sentMessageSchema, recipient: text(320) }),
  response: deliveriesSchema,
  problems: ['mail-not-found', 'forbidden'],
});
