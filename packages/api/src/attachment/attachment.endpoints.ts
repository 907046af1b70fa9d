import * as z from 'zod/mini';
import { maximumSid } from '../attached-message/sid.ts';
import { blob, endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { grantSchema } from '../message/grant.ts';
import { validities } from './validity.ts';

const uid = queryInt(1, Number.MAX_SAFE_INTEGER);

/** Optional fields next to a file id. */
const reference = {
  /** The `did` of the file, where it has one. */
  did: z.optional(text(40)),
  /** Grant returned when a message with a view password was opened. Unlike the password, it may appear in a URL. */
  grant: z.optional(grantSchema),
};
const closed = ['mail-closed-again', 'mail-password-wrong', 'login-rate-limited'] as const;

/**
 * Header with the percent-encoded view password of a message, for callers that haven't opened the message. It isn't in the URL, because
 * URLs end up in logs.
 */
export const mailPasswordHeader = 'x-jinshu-mail-password';

/**
 * Downloads one file of a message. With `download`, the browser saves the file. Without it, the browser may show it. Send a view password
 * in `mailPasswordHeader`, never in the URL.
 */
export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/mail/attach/0/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'One attachment of a message.',
  query: wireObject({
    uid,
    folder: rawNameSchema,
    sid: z.string().check(z.maxLength(maximumSid)),
    ...reference,
    download: z.optional(queryFlag()),
  }),
  response: blob,
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', ...closed],
});

/** Downloads all files of a message as one zip. */
export const downloadAttachments = endpoint({
  method: 'GET',
  path: '/mail/message/attach-zip/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'All attachments of a message as a zip.',
  query: wireObject({ uid, folder: rawNameSchema, grant: z.optional(grantSchema) }),
  response: blob,
  problems: ['mail-not-found', 'folder-not-found', 'mail-closed-again'],
});

/** Saves a copy of an attachment to the user's personal drive. */
export const saveAttachment = endpoint({
  method: 'POST',
  path: '/mail/message/save-attach/',
  access: { of: 'mailbox', needs: 'send', lock: 'files' },
  summary: "Saves a copy of an attachment to the user's personal disk.",
  body: wireObject({
    uid: z.int().check(z.minimum(1)),
    folder: rawNameSchema,
    sid: z.string().check(z.maxLength(maximumSid)),
    ...reference,
    /** View password, for callers that haven't opened the message. An alternative to `grant`. */
    password: z.optional(text(100)),
  }),
  response: wireObject({ id: z.int(), name: z.string(), size: z.int() }),
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', 'upload-over-pdisk', ...closed],
});

/** A file that the user uploaded for mail, with the state of its link if it was sent as a link. */
export const storedAttachmentSchema = wireObject({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  createdAt: z.string(),
  /** End of its listing here. Present once the file was sent or has a link. `null` if its link never expires. */
  listedUntil: z.optional(z.nullable(z.string())),
  /** The address of its link. */
  url: z.optional(z.string()),
  /** Until when the link holds; `null` for ever. Absent where there is no link. */
  expiresAt: z.optional(z.nullable(z.string())),
  downloadCount: z.optional(z.int()),
});

export interface StoredAttachment extends z.output<typeof storedAttachmentSchema> {}

/** Returns the user's stored attachments, newest first. */
export const listStoredAttachments = endpoint({
  method: 'GET',
  path: '/mail/attach/',
  access: { of: 'mailbox', needs: 'read' },
  summary: "The user's stored attachments, newest first.",
  query: wireObject({ limit: queryInt(1, 100), offset: queryInt(0, 1_000_000) }),
  response: listOf(storedAttachmentSchema),
});

/** Downloads one stored attachment. */
export const downloadStoredAttachment = endpoint({
  method: 'GET',
  path: '/mail/attach/:id/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'One stored attachment.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: blob,
  problems: ['attachment-not-found'],
});

/** A message or draft that has a stored attachment. */
export const attachmentUseSchema = wireObject({
  kind: z.enum(['mail', 'draft']),
  subject: z.string(),
  /** Raw name of its folder. */
  folder: z.string(),
  uid: z.int(),
  at: z.string(),
});

export interface AttachmentUse extends z.output<typeof attachmentUseSchema> {}

/** Returns the messages and drafts of the mailbox that have a stored attachment, the latest first. */
export const listAttachmentUses = endpoint({
  method: 'GET',
  path: '/mail/attach/:id/uses/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Messages and drafts that have a stored attachment.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: listOf(attachmentUseSchema),
  problems: ['attachment-not-found'],
});

const idSchema = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const idsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(500));

/** Deletes stored attachments and their links. Unknown ids are ignored. */
export const deleteStoredAttachments = endpoint({
  method: 'POST',
  path: '/mail/attach/batchdelete/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Deletes stored attachments.',
  body: wireObject({ ids: idsSchema }),
  response: wireObject({ removedCount: named('removed', z.int()) }),
});

/** Drive file created from a stored attachment. */
export const movedToDiskSchema = wireObject({ attachmentId: z.int(), id: z.int(), name: z.string(), size: z.int() });

export interface MovedToDisk extends z.output<typeof movedToDiskSchema> {}

/** Moves stored attachments to the personal drive. Their links keep working. */
export const moveToDisk = endpoint({
  method: 'POST',
  path: '/mail/attach/move-to-disk/',
  access: { of: 'mailbox', needs: 'write', lock: 'files' },
  summary: 'Moves stored attachments to the personal disk.',
  body: wireObject({ ids: idsSchema, folderId: z.optional(z.int().check(z.minimum(0))) }),
  response: listOf(movedToDiskSchema),
  problems: ['attachment-not-found', 'disk-folder-not-found', 'upload-over-pdisk'],
});

const validitySchema = z.enum(validities);

/** Extends the link of a stored attachment, counted from now. */
export const renewStoredAttachment = endpoint({
  method: 'POST',
  path: '/mail/attach/:id/renewal/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Extends the link of a stored attachment.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  body: wireObject({ validity: validitySchema }),
  response: storedAttachmentSchema,
  problems: ['attachment-not-found'],
});

/** A file that can be fetched by its link. */
export const onlineLinkSchema = wireObject({ name: z.string(), size: z.int(), url: z.string(), expiresAt: z.nullable(z.string()) });

export interface OnlineLink extends z.output<typeof onlineLinkSchema> {}

const fewIds = z.array(idSchema).check(z.maxLength(500));

/** Creates one link per file, in the order of the lists. A file that already has a link keeps it, and its expiry is never shortened. */
export const convertToLinks = endpoint({
  method: 'POST',
  path: '/mail/message/more-post/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Creates online links to files.',
  body: wireObject({ attachments: fewIds, netAttachments: fewIds, companyAttachments: fewIds, validity: z.optional(validitySchema) }),
  response: listOf(onlineLinkSchema),
  problems: ['attachment-not-found'],
});

/** Downloads a file by its link, without a session. If the link is invalid, browsers get a page with the reason. */
export const downloadByLink = endpoint({
  method: 'GET',
  path: '/mail/attach/download/',
  access: { of: 'public' },
  summary: 'The file of an online link; needs no session.',
  // A missing token (a truncated link) gets the same error as any invalid link.
  query: z.object({ token: z._default(z.string(), '') }),
  response: blob,
  problems: ['extraction-code-error', 'share-cancelled', 'link-expired'],
});

/** One download of a file by its link. */
export const downloadRecordSchema = wireObject({ name: z.string(), size: z.int(), ip: z.string(), at: z.string() });

/** Returns the downloads of the user's online attachments, newest first. */
export const listDownloadRecords = endpoint({
  method: 'GET',
  path: '/mail/attachlog/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'When and from where the online attachments were fetched.',
  query: wireObject({ page: queryInt(1, 100_000), pageSize: queryInt(1, 100) }),
  response: listOf(downloadRecordSchema),
});
