import * as z from 'zod/mini';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import {
  diskCapacitySchema,
  diskEntryParams,
  diskEntrySchema,
  diskFolderId,
  diskFolderRefSchema,
  diskNameSchema,
  diskPageSchema,
  diskParams,
  disks,
  diskTreeFolderSchema,
  foundEntrySchema,
  onTakenSchema,
  placedSchema,
  queryFolderId,
  queryIds,
  selectedEntries,
} from './disk.schema.ts';

const reads = { of: 'mailbox', needs: 'read', lock: 'files' } as const;
const writes = { of: 'mailbox', needs: 'write', lock: 'files' } as const;
const paged = { page: queryInt(1, 1_000_000), pageSize: queryInt(1, 100) };

/** Maximum size of a file that goes to a drive in one piece, in bytes. Larger ones take the chunked upload. */
export const plainUploadBytes = 8_388_608;

/** Returns one page of a drive folder, for the file picker of the composer. Folder 0 is the root. */
export const listDiskFiles = endpoint({
  method: 'GET',
  path: '/netdisk/net/',
  access: reads,
  summary: 'A page of a folder of the personal or the company disk.',
  query: wireObject({ disk: z.enum(disks), folderId: queryFolderId, ...paged }),
  response: diskPageSchema,
  problems: ['disk-folder-not-found'],
});

/** Orders of a folder. Folders always come before files, by name unless sorted by time. */
export const diskOrders = ['name', 'size', 'time'] as const;

export type DiskOrder = (typeof diskOrders)[number];

/** Returns one page of a folder in an order, with the way to it and what the user may do in it. */
export const listDisk = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/list/',
  access: reads,
  summary: 'A page of a folder of a disk, in an order.',
  params: diskParams,
  query: wireObject({ folderId: queryFolderId, ...paged, order: z.enum(diskOrders), isDescending: queryFlag() }),
  response: diskPageSchema,
  problems: ['disk-folder-not-found'],
});

/** Returns the bytes used on a drive and its capacity. */
export const getDiskCapacity = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/capacity/',
  access: reads,
  summary: 'Used bytes and capacity of a disk.',
  params: diskParams,
  response: diskCapacitySchema,
});

/** Returns the folders from the top to a folder, which is last. */
export const getDiskPath = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/paths/',
  access: reads,
  summary: 'The way from the top of a disk to a folder.',
  params: diskParams,
  query: wireObject({ folderId: queryFolderId }),
  response: listOf(diskFolderRefSchema),
  problems: ['disk-folder-not-found'],
});

/** Returns all folders of a drive that the user may see, those that lead to one included. */
export const getDiskTree = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/tree/',
  access: reads,
  summary: 'The folders of a disk.',
  params: diskParams,
  response: listOf(diskTreeFolderSchema),
});

/** Creates a folder in a folder. With `keep`, a name that exists gets a number. */
export const createDiskFolder = endpoint({
  method: 'POST',
  path: '/netdisk/:disk/folders/',
  access: writes,
  summary: 'Creates a folder on a disk.',
  params: diskParams,
  body: wireObject({ folderId: diskFolderId, name: diskNameSchema, onTaken: z.optional(z.enum(['ask', 'keep'])) }),
  response: diskEntrySchema,
  problems: ['disk-folder-not-found', 'disk-name-taken', 'disk-too-deep'],
});

/** Renames a folder. */
export const renameDiskFolder = endpoint({
  method: 'PUT',
  path: '/netdisk/:disk/folders/:id/',
  access: writes,
  summary: 'Renames a folder of a disk.',
  params: diskEntryParams,
  body: wireObject({ name: diskNameSchema }),
  response: diskEntrySchema,
  problems: ['disk-folder-not-found', 'disk-name-taken'],
});

/** Uploads a file in one piece. Larger ones take the chunked upload with the folder's id. */
export const uploadDiskFile = endpoint({
  method: 'POST',
  path: '/netdisk/:disk/files/',
  access: writes,
  summary: 'Uploads a file to a disk in one piece.',
  params: diskParams,
  body: multipart('file', wireObject({ folderId: queryFolderId, name: named('file_name', diskNameSchema), onTaken: onTakenSchema })),
  response: placedSchema,
  problems: [
    'disk-folder-not-found',
    'disk-name-taken',
    'too-large',
    'executable-refused',
    'upload-incomplete',
    'upload-over-pdisk',
    'upload-over-cdisk',
  ],
});

/** Renames a file. */
export const renameDiskFile = endpoint({
  method: 'PUT',
  path: '/netdisk/:disk/files/:id/',
  access: writes,
  summary: 'Renames a file of a disk.',
  params: diskEntryParams,
  body: wireObject({ name: diskNameSchema }),
  response: diskEntrySchema,
  problems: ['disk-file-not-found', 'disk-name-taken', 'executable-refused'],
});

/** Downloads a file, or one of its earlier versions. Ranges are served. */
export const downloadDiskFile = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/files/:id/',
  access: reads,
  summary: 'One file of a disk.',
  params: diskEntryParams,
  query: wireObject({ versionId: z.optional(queryInt(1, Number.MAX_SAFE_INTEGER)) }),
  response: blob,
  problems: ['disk-file-not-found'],
});

/** Downloads files and folders as one zip. Folders in which the user may not download are left out. */
export const zipDiskEntries = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/zip/',
  access: reads,
  summary: 'Files and folders of a disk as a zip.',
  params: diskParams,
  query: wireObject({ fileIds: queryIds(), folderIds: queryIds() }),
  response: blob,
  problems: ['disk-file-not-found', 'disk-folder-not-found'],
});

/** Moves files and folders to the trash, where they can be restored for 30 days. `undoId` restores exactly these. */
export const deleteDiskEntries = endpoint({
  method: 'POST',
  path: '/netdisk/:disk/batch-delete/',
  access: writes,
  summary: 'Deletes files and folders of a disk.',
  params: diskParams,
  body: wireObject(selectedEntries),
  response: wireObject({ removedCount: named('removed', z.int()), undoId: z.string() }),
  problems: ['disk-file-not-found', 'disk-folder-not-found'],
});

/** Problems of putting entries into a folder. */
const placing = [
  'disk-file-not-found',
  'disk-folder-not-found',
  'disk-name-taken',
  'disk-move-into-itself',
  'disk-too-deep',
  'upload-over-pdisk',
  'upload-over-cdisk',
] as const;

/** Moved entries with their previous folder. */
export const movedFromSchema = wireObject({ folderId: z.int(), fileIds: z.array(z.int()), folderIds: z.array(z.int()) });

/**
 * Moves files and folders to a folder: all or, if one can't be, none. `movedFrom` says where they were, for moving them back. It is empty for
 * a move to the other disk. There the entries count from then on, and their shares end.
 */
export const moveDiskEntries = endpoint({
  method: 'POST',
  path: '/netdisk/:disk/batch-move/',
  access: writes,
  summary: 'Moves files and folders of a disk to a folder.',
  params: diskParams,
  body: wireObject({ ...selectedEntries, toDisk: z.optional(z.enum(disks)), folderId: diskFolderId, onTaken: onTakenSchema }),
  response: wireObject({
    movedCount: named('moved', z.int()),
    skippedCount: named('skipped', z.int()),
    movedFrom: z.array(movedFromSchema),
  }),
  problems: [...placing],
});

/** Copies files and folders to a folder of the same disk or the other one: all or, if one can't be, none. */
export const copyDiskEntries = endpoint({
  method: 'POST',
  path: '/netdisk/:disk/batch-copy/',
  access: writes,
  summary: 'Copies files and folders of a disk to a folder.',
  params: diskParams,
  body: wireObject({ ...selectedEntries, toDisk: z.optional(z.enum(disks)), folderId: diskFolderId, onTaken: onTakenSchema }),
  response: wireObject({ copiedCount: named('copied', z.int()), skippedCount: named('skipped', z.int()) }),
  problems: [...placing],
});

/** Finds files and folders in a folder and everything below it, by name and by the text in files. */
export const searchDisk = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/search/',
  access: reads,
  summary: 'Files and folders of a disk by name and by the text in them.',
  params: diskParams,
  query: wireObject({ keyword: text(100).check(z.trim(), z.minLength(1)), folderId: queryFolderId, ...paged }),
  /** `count` is the number of hits up to the end of this page, and one more if there are more. */
  response: wireObject({ count: z.int(), results: z.array(foundEntrySchema), hasMore: z.boolean() }),
  problems: ['disk-folder-not-found'],
});
