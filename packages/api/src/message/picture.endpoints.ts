import * as z from 'zod/mini';
import { maximumSid } from '../attached-message/sid.ts';
import { blob, endpoint } from '../contract/endpoint.ts';
import { listOf, queryInt, text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { isAddress } from '../recipient/parseRecipients.ts';
import { grantSchema } from './grant.ts';

/**
 * Names the pictures that a mail would load from elsewhere, each with an address of ours that brings it without telling its server who
 * reads. To be called when the reader has agreed; the addresses are good for an hour.
 */
export const listRemotePictures = endpoint({
  method: 'GET',
  path: '/mail/message/pictures/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The pictures that a mail loads from elsewhere, with addresses of ours for them.',
  query: wireObject({
    uid: queryInt(1, Number.MAX_SAFE_INTEGER),
    folder: rawNameSchema,
    /** Of a mail that this one carries as a file: its pictures are meant. */
    sid: z.optional(z.string().check(z.maxLength(maximumSid))),
    /** Of a mail with a view password: what its opening answered (RED-62). */
    grant: z.optional(grantSchema),
  }),
  response: listOf(z.object({ url: z.string(), address: z.string() })),
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', 'mail-closed-again'],
});

/** Brings one picture from elsewhere; `listRemotePictures` gives the whole address. */
export const showRemotePicture = endpoint({
  method: 'GET',
  path: '/mail/picture/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'One picture of a mail from elsewhere.',
  query: z.object({
    url: z.string().check(z.maxLength(4096)),
    until: queryInt(0, 100_000_000_000),
    signature: z.string().check(z.maxLength(100)),
  }),
  response: blob,
});

const done = z.object({ msg: z.string() });
const senderSchema = z.object({ address: text(320).check(z.trim(), z.refine(isAddress, 'email-format')) });

/** How many senders a user can have on the list. */
export const maximumPictureSenders = 1000;

/** Answers the senders whose pictures the user always wants to see, newest first. */
export const listPictureSenders = endpoint({
  method: 'GET',
  path: '/mail/picture-sender/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The senders whose pictures from elsewhere are always shown.',
  response: listOf(z.object({ address: z.string() })),
});

/** Shows the pictures of a sender from now on. Beyond `maximumPictureSenders` the oldest leaves the list. */
export const addPictureSender = endpoint({
  method: 'POST',
  path: '/mail/picture-sender/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Always shows the pictures of a sender.',
  body: senderSchema,
  response: done,
  problems: ['email-format'],
});

/** Asks again before pictures of a sender are shown. */
export const removePictureSender = endpoint({
  method: 'POST',
  path: '/mail/picture-sender/remove/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Asks again before pictures of a sender are shown.',
  body: senderSchema,
  response: done,
  problems: ['email-format'],
});
