import * as z from 'zod/mini';
import { validities } from '../attachment/validity.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryInt, text, wireObject } from '../contract/wire.ts';
import { disks } from '../disk/disk.schema.ts';
import { isViewPassword } from '../draft/sendingOptions.ts';

const access = { of: 'mailbox', needs: 'full', lock: 'files' } as const;
const ids = z.array(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))).check(z.maxLength(500));
const params = z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) });

/** Files and folders that are shared by a link. Visitors with the link and its extraction code can download them. */
export const fileShareSchema = wireObject({
  id: z.int(),
  /** Address of the page for visitors. It names the link, never the code. */
  url: named('link', z.string()),
  code: named('extraction_code', z.string()),
  disk: z.enum(disks),
  /** Names of the shared files and folders, folders first. */
  names: z.array(z.string()),
  /** Number of folders among the names. */
  folderCount: z.int(),
  createdAt: z.string(),
  /** End of its validity; `null` for never. */
  expiresAt: z.nullable(z.string()),
  /** Number of downloads after which it ends; `null` for no limit. */
  maximumDownloads: named('max_downloads', z.nullable(z.int())),
  downloadCount: z.int(),
  /** People who may use it. If empty, all visitors with the link and the code may. */
  userNames: named('usernames', z.array(z.string())),
});

export interface FileShare extends z.output<typeof fileShareSchema> {}

/** Shares files and folders of one drive by a link with an extraction code. */
export const createFileShare = endpoint({
  method: 'POST',
  path: '/netdisk/share/',
  access,
  summary: 'Shares files and folders of a disk by a link with an extraction code.',
  body: wireObject({
    disk: z.enum(disks),
    fileIds: ids,
    folderIds: ids,
    /** @default the validity that the organization preselects */
    validity: z.optional(z.enum(validities)),
    maximumDownloads: named('max_downloads', z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000)))),
    /** 6 letters or digits. @default a random code */
    code: named('extraction_code', z.optional(z.string().check(z.refine(isViewPassword)))),
    userNames: named('usernames', z.optional(z.array(text(320).check(z.trim(), z.minLength(3))).check(z.maxLength(100)))),
  }),
  response: fileShareSchema,
  problems: ['disk-file-not-found', 'disk-folder-not-found', 'disk-member-unknown', 'executable-refused'],
});

/** Returns the shares of the user that were not canceled, the latest first. */
export const listFileShares = endpoint({
  method: 'GET',
  path: '/netdisk/share/',
  access,
  summary: 'Shares of the user.',
  query: wireObject({ page: queryInt(1, 1_000_000), pageSize: queryInt(1, 100) }),
  response: listOf(fileShareSchema),
});

/** Returns a share of the user that was not canceled. */
export const getOwnFileShare = endpoint({
  method: 'GET',
  path: '/netdisk/share/:id/',
  access,
  summary: 'One share of the user.',
  params,
  response: fileShareSchema,
});

/** Cancels a share. Downloads from it end at once. */
export const deleteFileShare = endpoint({
  method: 'DELETE',
  path: '/netdisk/share/:id/',
  access,
  summary: 'Cancels a share.',
  params,
  response: z.object({}),
});

/** One download or preview from a share. */
export const shareDownloadSchema = wireObject({
  isPreview: z.boolean(),
  /** The file, or the zip. */
  name: z.string(),
  size: z.int(),
  /** Address of the visitor who was logged in; empty otherwise. */
  userName: named('username', z.string()),
  ip: z.string(),
  at: z.string(),
});

export interface ShareDownload extends z.output<typeof shareDownloadSchema> {}

/** Returns who downloaded or previewed what and when, the latest first. */
export const listShareDownloads = endpoint({
  method: 'GET',
  path: '/netdisk/share/:id/downloads/',
  access,
  summary: 'Downloads from a share.',
  params,
  query: wireObject({ page: queryInt(1, 1_000_000), pageSize: queryInt(1, 100) }),
  response: listOf(shareDownloadSchema),
});
