import * as z from 'zod/mini';
import { maximumSid } from '../attached-message/sid.ts';
import { blob, endpoint } from '../contract/endpoint.ts';
import { listOf, queryInt, text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { isAddress } from '../recipient/parseRecipients.ts';
import { grantSchema } from './grant.ts';

/**
 * Returns the remote images of a message, each with a signed proxy URL that hides the reader from the image server. Call it only after the
 * reader consents. The URLs are valid for one hour.
 */
export const listRemotePictures = endpoint({
  method: 'GET',
  path: '/mail/message/pictures/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Remote images of a message, with our proxy URLs for them.',
  query: wireObject({
    uid: queryInt(1, Number.MAX_SAFE_INTEGER),
    folder: rawNameSchema,
    /** File id of an attached message, to list that message's images. */
    sid: z.optional(z.string().check(z.maxLength(maximumSid))),
    /** Grant returned when a message with a view password was opened. */
    grant: z.optional(grantSchema),
  }),
  response: listOf(z.object({ url: z.string(), address: z.string() })),
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', 'mail-closed-again'],
});

/** Loads one remote image. Use the complete URL from `listRemotePictures`. */
export const showRemotePicture = endpoint({
  method: 'GET',
  path: '/mail/picture/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'One remote image of a message.',
  query: z.object({
    url: z.string().check(z.maxLength(4096)),
    until: queryInt(0, 100_000_000_000),
    signature: z.string().check(z.maxLength(100)),
  }),
  response: blob,
});

const done = z.object({ msg: z.string() });
const senderSchema = z.object({ address: text(320).check(z.trim(), z.refine(isAddress, 'email-format')) });

/** Maximum number of senders on a user's list. */
export const maximumPictureSenders = 1000;

/** Returns the senders whose remote images are always shown, newest first. */
export const listPictureSenders = endpoint({
  method: 'GET',
  path: '/mail/picture-sender/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Senders whose remote images are always shown.',
  response: listOf(z.object({ address: z.string() })),
});

/** Always shows remote images of a sender. Above `maximumPictureSenders` entries, the oldest is removed. */
export const addPictureSender = endpoint({
  method: 'POST',
  path: '/mail/picture-sender/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Always shows remote images of a sender.',
  body: senderSchema,
  response: done,
  problems: ['email-format'],
});

/** Stops showing remote images of a sender without asking. */
export const removePictureSender = endpoint({
  method: 'POST',
  path: '/mail/picture-sender/remove/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Asks again before remote images of a sender are shown.',
  body: senderSchema,
  response: done,
  problems: ['email-format'],
});
