import * as z from 'zod/mini';
import { maximumSid } from '../attached-message/sid.ts';
import { blob, endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { grantSchema } from '../message/grant.ts';
import { validities } from './validity.ts';

const uid = queryInt(1, Number.MAX_SAFE_INTEGER);

/** What may stand beside the number of a file. */
const reference = {
  /** The `did` of the file, where it has one. */
  did: z.optional(text(40)),
  /** Of a mail with a view password: what its opening answered (RED-62), which an address can hold. */
  grant: z.optional(grantSchema),
};
const closed = ['mail-closed-again', 'mail-password-wrong', 'login-rate-limited'] as const;

/** The header with the view password of a mail, percent-encoded, for a caller that has not opened the mail: addresses end in logs (ATT-35). */
export const mailPasswordHeader = 'x-jinshu-mail-password';

/**
 * Downloads one file of a mail; with `download` the browser saves it, without it may show it (ATT-35). A view password comes in
 * `mailPasswordHeader`, never in the address.
 */
export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/mail/attach/0/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'One file of a mail.',
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

/** Downloads all files of a mail as one zip (ATT-43). */
export const downloadAttachments = endpoint({
  method: 'GET',
  path: '/mail/message/attach-zip/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'All files of a mail as a zip.',
  query: wireObject({ uid, folder: rawNameSchema, grant: z.optional(grantSchema) }),
  response: blob,
  problems: ['mail-not-found', 'folder-not-found', 'mail-closed-again'],
});

/** Puts a copy of a file of a mail on the user's personal disk (ATT-44, RED-39). */
export const saveAttachment = endpoint({
  method: 'POST',
  path: '/mail/message/save-attach/',
  access: { of: 'mailbox', needs: 'send', lock: 'files' },
  summary: "Puts a copy of a file of a mail on the user's personal disk.",
  body: wireObject({
    uid: z.int().check(z.minimum(1)),
    folder: rawNameSchema,
    sid: z.string().check(z.maxLength(maximumSid)),
    ...reference,
    /** Or the view password itself, for whoever has not opened the mail before. */
    password: z.optional(text(100)),
  }),
  response: wireObject({ id: z.int(), name: z.string(), size: z.int() }),
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', 'upload-over-pdisk', ...closed],
});

/** A file the user has uploaded for mail (ATT-04), with what became of its link where it went out as one (D-48). */
export const storedAttachmentSchema = wireObject({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  createdAt: z.string(),
  /** Until when it is listed here once it was sent; `null` for as long as its link holds, which is for ever (ATT-47). */
  listedUntil: z.optional(z.nullable(z.string())),
  /** The address of its link. */
  url: z.optional(z.string()),
  /** Until when the link holds; `null` for ever. Absent where there is no link. */
  expiresAt: z.optional(z.nullable(z.string())),
  downloadCount: z.optional(z.int()),
});

export interface StoredAttachment extends z.output<typeof storedAttachmentSchema> {}

/** Answers the user's stored attachments, newest first (ATT-34). */
export const listStoredAttachments = endpoint({
  method: 'GET',
  path: '/mail/attach/',
  access: { of: 'mailbox', needs: 'read' },
  summary: "The user's stored attachments, newest first.",
  query: wireObject({ limit: queryInt(1, 100), offset: queryInt(0, 1_000_000) }),
  response: listOf(storedAttachmentSchema),
});

/** Downloads one stored attachment (ATT-36). */
export const downloadStoredAttachment = endpoint({
  method: 'GET',
  path: '/mail/attach/:id/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'One stored attachment.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: blob,
  problems: ['attachment-not-found'],
});

const idSchema = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const idsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(500));

/** Removes stored attachments; their links end (ATT-37). Ids that are not there are passed over. */
export const deleteStoredAttachments = endpoint({
  method: 'POST',
  path: '/mail/attach/batchdelete/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Removes stored attachments.',
  body: wireObject({ ids: idsSchema }),
  response: wireObject({ removedCount: named('removed', z.int()) }),
});

/** What a file became that was moved to the disk. */
export const movedToDiskSchema = wireObject({ attachmentId: z.int(), id: z.int(), name: z.string(), size: z.int() });

export interface MovedToDisk extends z.output<typeof movedToDiskSchema> {}

/** Moves stored attachments to the personal disk; their links go on (ATT-38). */
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

/** Lets the link of a stored attachment hold on, from now (ATT-40). */
export const renewStoredAttachment = endpoint({
  method: 'POST',
  path: '/mail/attach/:id/renewal/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Prolongs the link of a stored attachment.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  body: wireObject({ validity: validitySchema }),
  response: storedAttachmentSchema,
  problems: ['attachment-not-found'],
});

/** A file that can be fetched by its link. */
export const onlineLinkSchema = wireObject({ name: z.string(), size: z.int(), url: z.string(), expiresAt: z.nullable(z.string()) });

export interface OnlineLink extends z.output<typeof onlineLinkSchema> {}

const fewIds = z.array(idSchema).check(z.maxLength(500));

/** Makes links of files, one each, in the order of the lists; a file that has one keeps it, and it holds at least as long (ATT-32). */
export const convertToLinks = endpoint({
  method: 'POST',
  path: '/mail/message/more-post/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Makes online links of files.',
  body: wireObject({ attachments: fewIds, netAttachments: fewIds, companyAttachments: fewIds, validity: z.optional(validitySchema) }),
  response: listOf(onlineLinkSchema),
  problems: ['attachment-not-found'],
});

/** Downloads a file by its link, without a session (ATT-39). A browser is told in words why a link leads nowhere. */
export const downloadByLink = endpoint({
  method: 'GET',
  path: '/mail/attach/download/',
  access: { of: 'public' },
  summary: 'The file of an online link; needs no session.',
  // A link that was cut off on its way is told as any other that leads nowhere.
  query: z.object({ token: z._default(z.string(), '') }),
  response: blob,
  problems: ['extraction-code-error', 'share-cancelled', 'link-expired'],
});

/** One fetching of a file by its link (ATT-41). */
export const downloadRecordSchema = wireObject({ name: z.string(), size: z.int(), ip: z.string(), at: z.string() });

/** Answers who fetched the user's online attachments, newest first (ATT-41). */
export const listDownloadRecords = endpoint({
  method: 'GET',
  path: '/mail/attachlog/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'When and from where the online attachments were fetched.',
  query: wireObject({ page: queryInt(1, 100_000), pageSize: queryInt(1, 100) }),
  response: listOf(downloadRecordSchema),
});
