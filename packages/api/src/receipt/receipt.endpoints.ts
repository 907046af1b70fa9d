import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { messageRefSchema } from '../message/message.schema.ts';

/** `msg` is a sentence for the user; without one the receipt is on its way (SND-42). */
const receiptAnswerSchema = z.object({ msg: z.optional(z.string()) });

/** Sends the receipt that a mail asks for, from its banner (SND-40). A mail is answered once; again is the same. */
export const sendReceipt = endpoint({
  method: 'POST',
  path: '/mail/message/notify/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Tells the sender that a mail was read, from the banner that asks for it.',
  body: messageRefSchema,
  response: receiptAnswerSchema,
  problems: ['mail-not-found', 'folder-not-found', 'forbidden', 'sending-limit'],
});

/** The same from the button of the toolbar (SND-41). */
export const sendReceiptByButton = endpoint({
  method: 'POST',
  path: '/mail/message/notify_button/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Tells the sender that a mail was read, from the button.',
  body: messageRefSchema,
  response: receiptAnswerSchema,
  problems: ['mail-not-found', 'folder-not-found', 'forbidden', 'sending-limit'],
});
