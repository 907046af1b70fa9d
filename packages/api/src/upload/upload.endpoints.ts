import * as z from 'zod/mini';
import { endpoint, multipart } from '../contract/endpoint.ts';
import { named, queryInt, text, wireObject } from '../contract/wire.ts';
import { disks, onTakenSchema } from '../disk/disk.schema.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';

/** Size of an upload chunk, in bytes. */
export const chunkBytes = 2_097_152;
/** Maximum number of chunks uploaded in parallel. */
export const parallelChunks = 3;
/** Default maximum size of an uploaded file, in bytes. Administrators can change it. */
export const defaultTransitLimit = 2_147_483_648;
/** No file has more pieces. */
const mostChunks = 65_536;

const md5Schema = named('fileMd5', z.string().check(z.regex(/^[0-9a-f]{32}$/)));
const chunkNumber = named('chunkNumber', queryInt(0, mostChunks));

/** No file is larger. */
const mostBytes = mostChunks * chunkBytes;

/**
 * State of an upload: the server has nothing (0), the listed chunks (1) or the whole file (2). With 0, `mayBeKnown` is true if the user has
 * a file of the requested size, which may be the same file.
 */
export const uploadStateSchema = wireObject({
  state: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  chunks: z.array(z.int()),
  mayBeKnown: z.optional(z.boolean()),
});

export type UploadState = z.output<typeof uploadStateSchema>;

/**
 * Returns which chunks of a file the server has from this user. A large file can be uploaded before its MD5 is known, under a temporary
 * name in the form of an MD5. Pass that name to `finishUpload` as `sentAs`. With `size`, `mayBeKnown` in the response indicates whether to
 * wait for the MD5.
 */
export const getUploadState = endpoint({
  method: 'GET',
  path: '/netdisk/upload-state/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Pieces of a file that the server already has.',
  query: wireObject({ md5: md5Schema, size: named('file_size', z.optional(queryInt(1, mostBytes))) }),
  response: uploadStateSchema,
});

/** Returns whether the server has one chunk. */
export const testChunk = endpoint({
  method: 'GET',
  path: '/netdisk/uploadnew/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Whether the server has one piece of a file.',
  query: wireObject({ md5: md5Schema, number: chunkNumber }),
  response: wireObject({ isPresent: z.boolean() }),
});

/** Uploads one chunk. `nonce` distinguishes repeated requests. */
export const uploadChunk = endpoint({
  method: 'POST',
  path: '/netdisk/uploadnew/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Receives one piece of a file.',
  body: multipart('chunkFile', wireObject({ number: chunkNumber, md5: md5Schema, nonce: named('t', text(40)) })),
  response: wireObject({ isPresent: z.boolean() }),
  problems: ['too-large', 'upload-over-mailbox'],
});

/** Result of importing a file, which is one message, an archive of messages or an mbox. `reason` is a problem code. */
export const importResultSchema = wireObject({
  importedCount: named('imported', z.int()),
  /** Passed over: the folder has them already. */
  presentCount: named('present', z.int()),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
});

export type ImportResult = z.output<typeof importResultSchema>;

/** The stored file. After an import no file is stored: its id is 0, and `result` is the import result. */
export const finishedUploadSchema = wireObject({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  createdAt: z.string(),
  result: z.optional(importResultSchema),
});

/** Joins the chunks and stores the file. With `eml`, imports its messages into a folder instead. */
export const finishUpload = endpoint({
  method: 'POST',
  path: '/netdisk/upload-finish/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Joins the pieces of a file and stores it, or imports its messages.',
  body: wireObject({
    md5: md5Schema,
    /** The name under which the pieces were sent, where it was not the MD5. */
    sentAs: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    uploadType: z.enum(['mail', 'eml']),
    name: named('file_name', text(255).check(z.minLength(1))),
    type: named('file_type', text(127)),
    size: named('file_size', z.int().check(z.minimum(1), z.maximum(mostBytes))),
    /** -1 stores the file as an attachment. Otherwise the id of a drive folder, where 0 is the root. */
    folderId: z.int().check(z.minimum(-1), z.maximum(Number.MAX_SAFE_INTEGER)),
    /** Drive that the folder is on. Defaults to the personal drive. */
    disk: z.optional(z.enum(disks)),
    /** Choice for a name that exists in the drive folder. Defaults to `keep`. */
    onTaken: onTakenSchema,
    /** Folder for imported messages. Defaults to the Inbox. */
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
    'disk-name-taken',
    'import-not-mail',
    'import-too-big',
    'folder-not-found',
  ],
});
