import * as z from 'zod/mini';
import { endpoint, multipart } from '../contract/endpoint.ts';
import { named, queryInt, text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';

/** Files travel in pieces of this many bytes (ATT-16). */
export const chunkBytes = 2_097_152;
/** So many pieces are under way at once (ATT-17). */
export const parallelChunks = 3;
/** The largest file that is taken in, in bytes (ATT-13, D-48). */
export const maximumUpload = 2_147_483_648;

const md5Schema = named('fileMd5', z.string().check(z.regex(/^[0-9a-f]{32}$/)));
const chunkNumber = named('chunkNumber', queryInt(0, 2048));

/** What the server has of a file: nothing, the listed pieces, or all of it (ATT-19). */
export const uploadStateSchema = wireObject({ state: z.union([z.literal(0), z.literal(1), z.literal(2)]), chunks: z.array(z.int()) });

export type UploadState = z.output<typeof uploadStateSchema>;

/** Answers what the server has of a file of this user (ATT-26). */
export const getUploadState = endpoint({
  method: 'GET',
  path: '/netdisk/upload-state/',
  summary: 'What the server has of a file of this user.',
  query: wireObject({ md5: md5Schema }),
  response: uploadStateSchema,
});

/** Answers whether the server has one piece (ATT-27). */
export const testChunk = endpoint({
  method: 'GET',
  path: '/netdisk/uploadnew/',
  summary: 'Whether the server has one piece of a file.',
  query: wireObject({ md5: md5Schema, number: chunkNumber }),
  response: wireObject({ isPresent: z.boolean() }),
});

/** Takes one piece (ATT-28). `nonce` keeps repeated sends apart. */
export const uploadChunk = endpoint({
  method: 'POST',
  path: '/netdisk/uploadnew/',
  summary: 'Takes one piece of a file.',
  body: multipart('chunkFile', wireObject({ number: chunkNumber, md5: md5Schema, nonce: named('t', text(40)) })),
  response: wireObject({ isPresent: z.boolean() }),
  problems: ['too-large', 'upload-over-mailbox'],
});

/** What became of an imported file (IMX-10): a single mail, an archive of them or an mbox. `reason` is a problem's code. */
export const importResultSchema = wireObject({
  importedCount: named('imported', z.int()),
  /** Passed over: the folder has them already. */
  presentCount: named('present', z.int()),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
});

export type ImportResult = z.output<typeof importResultSchema>;

/** The stored file (ATT-29). An import keeps no file: its id is 0, and `result` says what came in. */
export const finishedUploadSchema = wireObject({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  createdAt: z.string(),
  result: z.optional(importResultSchema),
});

/** Joins the pieces and keeps the file, or with `eml` imports the mails in it into a folder (ATT-29, ATT-30, IMX-09). */
export const finishUpload = endpoint({
  method: 'POST',
  path: '/netdisk/upload-finish/',
  summary: 'Joins the pieces of a file and keeps it, or imports the mails in it.',
  body: wireObject({
    md5: md5Schema,
    uploadType: z.enum(['mail', 'eml']),
    name: named('file_name', text(255).check(z.minLength(1))),
    type: named('file_type', text(127)),
    size: named('file_size', z.int().check(z.minimum(1), z.maximum(maximumUpload))),
    folderId: z.literal(-1),
    /** Where mails go; the Inbox when left out. */
    folder: z.optional(rawNameSchema),
  }),
  response: finishedUploadSchema,
  problems: [
    'upload-incomplete',
    'upload-damaged',
    'executable-refused',
    'upload-over-mailbox',
    'import-not-mail',
    'import-too-big',
    'folder-not-found',
  ],
});
