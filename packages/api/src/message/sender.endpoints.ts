import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { isAddress } from '../recipient/parseRecipients.ts';
import { bulkAnswerSchema } from './bulk.schema.ts';
import { messageRefSchema, uidsSchema } from './message.schema.ts';

const done = z.object({ msg: z.string() });
const emailSchema = text(320).check(z.trim(), z.refine(isAddress, 'email-format'));

/** Whether mail of a sender is always let through, or always filed as spam (D-114, D-116). */
export const senderActions = ['white', 'black'] as const;

export type SenderAction = (typeof senderActions)[number];

/** Entry of the allowed or blocked senders: an address, or `@` and a domain. */
export const senderPatternSchema = text(320).check(
  z.trim(),
  z.refine((pattern) => isAddress(pattern.startsWith('@') ? `x${pattern}` : pattern), 'email-format'),
);

/** Rejects messages and notifies each sender. With `alsoDeletes`, moves the messages to Trash. */
export const rejectMessages = endpoint({
  method: 'POST',
  path: '/mail/message/reject/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Sends a rejection notice to the senders of messages, and optionally deletes the messages.',
  body: wireObject({ uids: uidsSchema, folder: rawNameSchema, alsoDeletes: named('is_delete', z.optional(z.boolean())) }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found', 'sending-limit', 'list-not-allowed'],
});

/** Moves messages from Spam to the Inbox. With `allowsSenders`, adds their senders to the allowed senders. */
export const markNotSpam = endpoint({
  method: 'POST',
  path: '/mail/message/not-spam/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Moves messages to the Inbox, and optionally adds their senders to the allowed senders.',
  body: wireObject({ uids: uidsSchema, folder: rawNameSchema, allowsSenders: named('to_white', z.optional(z.boolean())) }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found'],
});

/** Adds an address or a domain to the allowed or blocked senders, and removes it from the other list. */
export const judgeSender = endpoint({
  method: 'POST',
  path: '/mail/message/white-black/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Adds an address to the allowed or the blocked senders.',
  body: wireObject({ address: named('email', senderPatternSchema), action: z.enum(senderActions) }),
  response: done,
  problems: ['email-format'],
});

/** Returns the data of the sender card for an address. */
export const getContactInfo = endpoint({
  method: 'GET',
  path: '/mail/message/contact-info/',
  access: { of: 'mailbox', needs: 'read' },
  summary: "Details of an address: its department, whether it is a personal contact, and whether it is the user's own.",
  query: wireObject({ address: named('email', text(320)) }),
  response: wireObject({
    department: z.string(),
    /** A personal contact, which can be edited under this number. */
    contactId: z.optional(z.int()),
    isContact: named('is_pab', z.boolean()),
    isSelf: z.boolean(),
  }),
});

/**
 * Adds an address to the personal contacts. The name is that in the organization if the caller may see it, else `name`, else the part
 * before the @. An existing contact keeps its name.
 */
export const addContact = endpoint({
  method: 'POST',
  path: '/mail/message/pab/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Adds an address to the personal contacts.',
  body: wireObject({ address: named('email', emailSchema), name: named('fullname', z.optional(text(200))) }),
  response: done,
  problems: ['email-format'],
});

/** Adds the sender of a message to the personal contacts. */
export const addSenderAsContact = endpoint({
  method: 'POST',
  path: '/mail/message/ppab/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Adds the sender of a message to the personal contacts.',
  body: messageRefSchema,
  response: done,
  problems: ['mail-not-found', 'folder-not-found', 'email-format'],
});
