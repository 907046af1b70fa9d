import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryInt, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { grantSchema } from '../message/grant.ts';
import { messageAttachmentSchema } from '../message/message.schema.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';
import { maximumSid } from './sid.ts';

/**
 * A message attached to another message as a file. It isn't in a folder, so it can't be flagged, moved or replied to as a message. Only its
 * addresses can be used.
 */
export const attachedMessageSchema = wireObject({
  subject: z.string(),
  sentAt: named('date', z.nullable(z.string())),
  sender: named('mfrom', addressSchema),
  to: z.array(addressSchema),
  cc: z.array(addressSchema),
  replyTo: z.array(addressSchema),
  text: named('plain_text', z.string()),
  html: named('html_text', z.string()),
  isHtml: z.boolean(),
  /** Their `sid` names them from the mail in the folder on. */
  attachments: z.array(messageAttachmentSchema),
  size: z.int(),
  /** Same as the traits in `messageSchema`. Read them with `traitsOf`. */
  traits: z.optional(z.unknown()),
  /** Nothing could be made of it: `text` holds its source. */
  isUnparsed: z.boolean(),
});

export type AttachedMessage = z.output<typeof attachedMessageSchema>;

/** Returns a message attached to another message, at any nesting depth. */
export const readAttachedMessage = endpoint({
  method: 'GET',
  path: '/mail/attach/message/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'A message attached to another message.',
  query: wireObject({
    uid: queryInt(1, Number.MAX_SAFE_INTEGER),
    folder: rawNameSchema,
    sid: z.string().check(z.maxLength(maximumSid)),
    /** Grant returned when a message with a view password was opened. */
    grant: z.optional(grantSchema),
  }),
  response: attachedMessageSchema,
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', 'mail-closed-again'],
});
