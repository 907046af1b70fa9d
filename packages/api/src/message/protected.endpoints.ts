import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { messageSchema, uidSchema } from './message.schema.ts';

/**
 * Opens a message with a view password. Returns its text, its file list and the `grant` for fetching the files. With `view` 3 to 7 it is
 * prepared for a reply, a forward or sending again. Without the password, text and files are neither quoted nor forwarded. It can never be
 * forwarded as an attachment.
 */
export const readProtectedMessage = endpoint({
  method: 'POST',
  path: '/mail/message/password/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'One message with a view password.',
  body: wireObject({
    uid: uidSchema,
    folder: rawNameSchema,
    password: text(100),
    view: z.optional(z.int().check(z.minimum(3), z.maximum(7))),
    timeZone: named('tz', z.optional(text(60))),
  }),
  response: messageSchema,
  problems: [
    'mail-not-found',
    'folder-not-found',
    'mail-password-wrong',
    'login-rate-limited',
    'sealed-not-attached',
    'burn-not-forwarded',
  ],
});
