import * as z from 'zod/mini';
import { endpoint, multipart } from '../contract/endpoint.ts';
import { named, queryInt, text, wireObject } from '../contract/wire.ts';
import { disks } from '../disk/disk.endpoints.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';

/** Files travel in pieces of this many bytes (ATT-16). */
export const chunkBytes = 2_097_152;
/** So many pieces are under way at once (ATT-17). */
export const parallelChunks = 3;
/** The largest file that is taken in, in bytes, until an administrator says otherwise (ATT-13, D-48). */
export const defaultTransitLimit = 2_147_483_648;
/** No file has more pieces. */
const mostChunks = 65_536;

const md5Schema = named('fileMd5', z.string().check(z.regex(/^[0-9a-f]{32}$/)));
const chunkNumber = named('chunkNumber', queryInt(0, mostChunks));

/** No file is larger. */
const mostBytes = mostChunks * chunkBytes;

/**
 * What the server has of a file: nothing, the listed pieces, or all of it (ATT-19). `mayBeKnown` says of nothing whether the user has
 * another file of the size that was asked about, which may be the same one.
 */
export const uploadStateSchema = wireObject({
  state: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  chunks: z.array(z.int()),
  mayBeKnown: z.optional(z.boolean()),
});

export type UploadState = z.output<typeof uploadStateSchema>;

/**
 * Answers what the server has of a file of this user (ATT-26). A large file is sent before its MD5 is known, under another name of the same
 * form, which `finishUpload` hears as `sentAs`; with its size the answer tells whether it is wise to wait for the MD5.
 */
export const getUploadState = endpoint({
  method: 'GET',
  path: '/netdisk/upload-state/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'What the server has of a file of this user.',
  query: wireObject({ md5: md5Schema, size: named('file_size', z.optional(queryInt(1, mostBytes))) }),
  response: uploadStateSchema,
});

/** Answers whether the server has one piece (ATT-27). */
export const testChunk = endpoint({
  method: 'GET',
  path: '/netdisk/uploadnew/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Whether the server has one piece of a file.',
  query: wireObject({ md5: md5Schema, number: chunkNumber }),
  response: wireObject({ isPresent: z.boolean() }),
});

/** Takes one piece (ATT-28). `nonce` keeps repeated sends apart. */
export const uploadChunk = endpoint({
  method: 'POST',
  path: '/netdisk/uploadnew/',
  access: { of: 'mailbox', needs: 'send' },
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
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Joins the pieces of a file and keeps it, or imports the mails in it.',
  body: wireObject({
    md5: md5Schema,
    /** The name under which the pieces were sent, where it was not the MD5. */
    sentAs: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    uploadType: z.enum(['mail', 'eml']),
    name: named('file_name', text(255).check(z.minLength(1))),
    type: named('file_type', text(127)),
    size: named('file_size', z.int().check(z.minimum(1), z.maximum(mostBytes))),
    /** -1 keeps the file for mail (ATT-22); otherwise it goes to this folder of a disk, 0 being the top (FIL-52). */
    folderId: z.int().check(z.minimum(-1), z.maximum(Number.MAX_SAFE_INTEGER)),
    /** Which disk the folder is on; the personal one when left out. */
    disk: z.optional(z.enum(disks)),
    /** Where mails go; the Inbox when left out. */
    folder: z.optional(rawNameSchema),
  }),
  response: finishedUploadSchema,
  problems: [
    'upload-incomplete',
    'upload-damaged',
    'too-large',
    'executable-refused',
    'upload-over-mailbox',
    'upload-over-pdisk',
    'upload-over-cdisk',
    'disk-folder-not-found',
    'import-not-mail',
    'import-too-big',
    'folder-not-found',
  ],
});
