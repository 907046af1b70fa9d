import * as z from 'zod/mini';
import { blob, endpoint } from '../contract/endpoint.ts';
import { named, queryInt, text, wireObject } from '../contract/wire.ts';
import { diskFolderId, diskFolderRefSchema, queryIds } from '../disk/disk.schema.ts';
import { grantSchema } from '../message/grant.ts';
import { previewFields } from '../preview/preview.endpoints.ts';

/** The link of a share, as the page's address has it in `link`. */
const linkSchema = text(100);
const linked = { link: linkSchema, grant: grantSchema };

/** A file or folder of a share. */
export const sharedEntrySchema = wireObject({
  id: z.int(),
  name: z.string(),
  size: named('file_size', z.int()),
  kind: named('nettype', z.enum(['file', 'folder'])),
  type: named('file_type', z.string()),
});

export interface SharedEntry extends z.output<typeof sharedEntrySchema> {}

/** An opened share, or a folder of it. */
export const openedShareSchema = wireObject({
  /** Name of the user who shares. */
  ownerName: named('owner', z.string()),
  expiresAt: z.nullable(z.string()),
  /** Number of downloads that are left; `null` for no limit. */
  downloadsLeft: z.nullable(z.int()),
  /** Everything in the folder, folders first; the first 1,000. */
  results: z.array(sharedEntrySchema),
  count: z.int(),
  /** Way to the folder from the top of the share. */
  path: named('folder_names', z.array(diskFolderRefSchema)),
  /** Opens downloads for an hour. It stands for the code, which never is in an address. */
  grant: grantSchema,
});

export interface OpenedShare extends z.output<typeof openedShareSchema> {}

/** Problems of every call to a share. A wrong code and a link that never was look the same. */
const closed = [
  'extraction-code-error',
  'share-cancelled',
  'share-expired',
  'share-used-up',
  'share-not-for-you',
  'share-code-limited',
] as const;

/** Opens a share with its extraction code, without a session. */
export const getFileShare = endpoint({
  method: 'POST',
  path: '/fileshare/',
  access: { of: 'public' },
  summary: 'Files of a share, for visitors with its extraction code.',
  body: wireObject({
    link: linkSchema,
    code: named('extraction_code', text(40)),
    /** A folder of the share. Defaults to its top. */
    folderId: z.optional(diskFolderId),
  }),
  response: openedShareSchema,
  problems: [...closed, 'disk-folder-not-found'],
});

/** Downloads one file of a share. */
export const downloadSharedFile = endpoint({
  method: 'GET',
  path: '/fileshare/download/',
  access: { of: 'public' },
  summary: 'One file of a share.',
  query: wireObject({ ...linked, fileId: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: blob,
  problems: [...closed, 'disk-file-not-found'],
});

/** A preview of a shared file. Where it is an image or PDF, `grant` opens its bytes for an hour. */
export const sharedPreviewSchema = wireObject({ ...previewFields, grant: z.optional(grantSchema) });

export type SharedPreview = z.output<typeof sharedPreviewSchema>;

/** Returns the preview of one file of a share. A preview counts as a download. */
export const previewSharedFile = endpoint({
  method: 'GET',
  path: '/fileshare/preview/',
  access: { of: 'public' },
  summary: 'Preview of a file of a share.',
  query: wireObject({ ...linked, fileId: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: sharedPreviewSchema,
  problems: [...closed, 'disk-file-not-found'],
});

/** Returns the image or PDF of a preview, with the preview's own grant. */
export const showSharedPreview = endpoint({
  method: 'GET',
  path: '/fileshare/preview/content/',
  access: { of: 'public' },
  summary: 'Image or PDF shown as the preview of a file of a share.',
  query: wireObject({ ...linked, fileId: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: blob,
  problems: [...closed, 'disk-file-not-found'],
});

/** Downloads files and folders of a share as one zip: without ids, all of it. */
export const zipSharedFiles = endpoint({
  method: 'GET',
  path: '/fileshare/zip/',
  access: { of: 'public' },
  summary: 'Files and folders of a share as a zip.',
  query: wireObject({ ...linked, fileIds: z.optional(queryIds()), folderIds: z.optional(queryIds()) }),
  response: blob,
  problems: [...closed, 'disk-file-not-found', 'disk-folder-not-found'],
});
