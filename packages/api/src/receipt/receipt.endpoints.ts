import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { messageRefSchema } from '../message/message.schema.ts';

/** `msg` is a text for the user. Without it, the receipt is being sent. */
const receiptAnswerSchema = z.object({ msg: z.optional(z.string()) });

/**
 * Sends the read receipt that a message requests, from its banner. Only one receipt is sent per message: repeating the call has no effect.
 */
export const sendReceipt = endpoint({
  method: 'POST',
  path: '/mail/message/notify/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Sends the read receipt from the banner that requests it.',
  body: messageRefSchema,
  response: receiptAnswerSchema,
  problems: ['mail-not-found', 'folder-not-found', 'forbidden', 'sending-limit', 'list-not-allowed'],
});

/** Sends the read receipt from the toolbar button. */
export const sendReceiptByButton = endpoint({
  method: 'POST',
  path: '/mail/message/notify_button/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Sends the read receipt from the button.',
  body: messageRefSchema,
  response: receiptAnswerSchema,
  problems: ['mail-not-found', 'folder-not-found', 'forbidden', 'sending-limit', 'list-not-allowed'],
});
