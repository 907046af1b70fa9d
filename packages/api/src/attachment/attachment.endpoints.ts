import * as z from 'zod/mini';
import { blob, endpoint } from '../contract/endpoint.ts';
import { queryFlag, queryInt, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';

const uid = queryInt(1, Number.MAX_SAFE_INTEGER);

/** Downloads one file of a mail; with `download` the browser saves it, without it may show it (ATT-35). */
export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/mail/attach/0/',
  summary: 'One file of a mail.',
  query: wireObject({ uid, folder: rawNameSchema, sid: z.string().check(z.maxLength(40)), download: z.optional(queryFlag()) }),
  response: blob,
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found'],
});

/** Downloads all files of a mail as one zip (ATT-43). */
export const downloadAttachments = endpoint({
  method: 'GET',
  path: '/mail/message/attach-zip/',
  summary: 'All files of a mail as a zip.',
  query: wireObject({ uid, folder: rawNameSchema }),
  response: blob,
  problems: ['mail-not-found', 'folder-not-found'],
});

/** A file the user has uploaded for mail (ATT-04). */
export const storedAttachmentSchema = wireObject({ id: z.int(), name: z.string(), size: z.int(), type: z.string(), createdAt: z.string() });

export interface StoredAttachment extends z.output<typeof storedAttachmentSchema> {}

/** Answers the user's stored attachments, newest first (ATT-34). */
export const listStoredAttachments = endpoint({
  method: 'GET',
  path: '/mail/attach/',
  summary: "The user's stored attachments, newest first.",
  query: wireObject({ limit: queryInt(1, 100), offset: queryInt(0, 1_000_000) }),
  response: z.object({ count: z.int(), results: z.array(storedAttachmentSchema) }),
});

/** Downloads one stored attachment (ATT-36). */
export const downloadStoredAttachment = endpoint({
  method: 'GET',
  path: '/mail/attach/:id/',
  summary: 'One stored attachment.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: blob,
  problems: ['attachment-not-found'],
});
