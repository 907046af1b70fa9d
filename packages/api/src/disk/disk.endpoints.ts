import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryInt, wireObject } from '../contract/wire.ts';

/** The disks: one's own, and the company's. */
export const disks = ['personal', 'company'] as const;

/** Id of a drive: personal or company. */
export type Disk = (typeof disks)[number];

/** A file or folder on a drive. */
export const diskEntrySchema = wireObject({
  id: z.int(),
  name: z.string(),
  /** Bytes; a folder has 0. */
  size: named('file_size', z.int()),
  kind: named('nettype', z.enum(['file', 'folder'])),
  type: named('file_type', z.string()),
  /** Name of the user who added it. */
  ownerName: named('owner', z.string()),
  createdAt: z.string(),
});

export interface DiskEntry extends z.output<typeof diskEntrySchema> {}

/** A page of a folder, folders first, with the way to it from the top. */
export const diskPageSchema = wireObject({
  count: z.int(),
  results: z.array(diskEntrySchema),
  path: named('folder_names', z.array(z.object({ id: z.int(), name: z.string() }))),
});

/** Returns one page of a drive folder, for the file picker of the composer. Folder 0 is the root. */
export const listDiskFiles = endpoint({
  method: 'GET',
  path: '/netdisk/net/',
  access: { of: 'mailbox', needs: 'read', lock: 'files' },
  summary: 'A page of a folder of the personal or the company disk.',
  query: wireObject({
    disk: z.enum(disks),
    folderId: queryInt(0, Number.MAX_SAFE_INTEGER),
    page: queryInt(1, 1_000_000),
    pageSize: queryInt(1, 100),
  }),
  response: diskPageSchema,
  problems: ['disk-folder-not-found'],
});
