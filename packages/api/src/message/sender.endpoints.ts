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

/** What the white- and the blacklist hold: an address, or `@` and a domain (SET-76). */
export const senderPatternSchema = text(320).check(
  z.trim(),
  z.refine((pattern) => isAddress(pattern.startsWith('@') ? `x${pattern}` : pattern), 'email-format'),
);

/** Refuses mails: each sender gets a notice; with `alsoDeletes` the mails go to Trash (LST-76, LST-83, LST-84). */
export const rejectMessages = endpoint({
  method: 'POST',
  path: '/mail/message/reject/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Returns a refusal notice to the senders of mails, and deletes these when asked to.',
  body: wireObject({ uids: uidsSchema, folder: rawNameSchema, alsoDeletes: named('is_delete', z.optional(z.boolean())) }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found', 'sending-limit'],
});

/** Takes mails out of spam into the Inbox; with `allowsSenders` theirs never goes to spam again (LST-63, LST-77). */
export const markNotSpam = endpoint({
  method: 'POST',
  path: '/mail/message/not-spam/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Moves mails to the Inbox, and whitelists their senders when asked to.',
  body: wireObject({ uids: uidsSchema, folder: rawNameSchema, allowsSenders: named('to_white', z.optional(z.boolean())) }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found'],
});

/** Puts an address on the white- or the blacklist; it leaves the other one (LST-78). */
export const judgeSender = endpoint({
  method: 'POST',
  path: '/mail/message/white-black/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Puts an address on the whitelist or the blacklist.',
  body: wireObject({ address: named('email', senderPatternSchema), action: z.enum(senderActions) }),
  response: done,
  problems: ['email-format'],
});

/** Answers what the sender card shows of an address (LST-79). */
export const getContactInfo = endpoint({
  method: 'GET',
  path: '/mail/message/contact-info/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'What is known of an address: its department, whether it is a personal contact, whether it is the own one.',
  query: wireObject({ address: named('email', text(320)) }),
  response: wireObject({
    department: z.string(),
    /** A personal contact, which can be edited under this number. */
    contactId: z.optional(z.int()),
    isContact: named('is_pab', z.boolean()),
    isSelf: z.boolean(),
  }),
});

/** Adds an address to the personal contacts (LST-80). Without a name it takes the one the organisation or the newest mail knows. */
export const addContact = endpoint({
  method: 'POST',
  path: '/mail/message/pab/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Adds an address to the personal contacts.',
  body: wireObject({ address: named('email', emailSchema), name: named('fullname', z.optional(text(200))) }),
  response: done,
  problems: ['email-format'],
});

/** Adds the sender of a mail to the personal contacts (LST-81). */
export const addSenderAsContact = endpoint({
  method: 'POST',
  path: '/mail/message/ppab/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Adds the sender of a mail to the personal contacts.',
  body: messageRefSchema,
  response: done,
  problems: ['mail-not-found', 'folder-not-found', 'email-format'],
});
