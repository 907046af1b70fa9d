import * as z from 'zod/mini';
import { named, queryInt, wireObject } from '../contract/wire.ts';
import { checkDiskName } from './diskName.ts';
import { diskRights } from './diskRights.ts';

/** The disks: one's own, and the company's. */
export const disks = ['personal', 'company'] as const;

/** Id of a drive: personal or company. */
export type Disk = (typeof disks)[number];

/** Path parameter that names the drive. */
export const diskParams = z.object({ disk: z.enum(disks) });

/** Path parameters that name a file or folder of a drive. */
export const diskEntryParams = z.object({ disk: z.enum(disks), id: queryInt(1, Number.MAX_SAFE_INTEGER) });

/** Id of a folder in a body. 0 is the root. */
export const diskFolderId = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** Id of a folder in an address. 0 is the root. */
export const queryFolderId = queryInt(0, Number.MAX_SAFE_INTEGER);

/** Name for a file or folder, without spaces around it. */
export const diskNameSchema = z.string().check(
  z.trim(),
  z.refine((name) => checkDiskName(name) === undefined),
);

/** Maximum number of entries that one call moves or deletes. */
export const maximumDiskEntries = 10_000;

const ids = z.array(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))).check(z.maxLength(maximumDiskEntries));

/** Files and folders of one drive, by their ids. Files and folders count apart: both may have an id 7. */
export const selectedEntries = { fileIds: ids, folderIds: ids };

/** Selection of files and folders. */
export interface DiskSelection {
  fileIds: readonly number[];
  folderIds: readonly number[];
}

/** Ids in an address, with commas between them. Longer selections don't fit into an address. */
export const queryIds = () =>
  z.codec(z.string().check(z.regex(/^(?:\d{1,15}(?:,\d{1,15}){0,499})?$/)), z.array(z.int().check(z.minimum(1))), {
    decode: (text) => (text === '' ? [] : text.split(',').map(Number)),
    encode: (list) => list.join(','),
  });

/**
 * Choice for a name that exists in the folder. `ask` refuses the whole call with `disk-name-taken`, `replace` makes a file a new
 * version of the one there (and merges folders), `keep` numbers the new one, `skip` leaves the new one out.
 */
export const takenChoices = ['ask', 'replace', 'keep', 'skip'] as const;

export type TakenChoice = (typeof takenChoices)[number];

/** Field with the choice for names that exist. Defaults to `ask`. */
export const onTakenSchema = z.optional(z.enum(takenChoices));

/** A folder above an entry. */
export const diskFolderRefSchema = z.object({ id: z.int(), name: z.string() });

export interface DiskFolderRef extends z.output<typeof diskFolderRefSchema> {}

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
  /** Time of its last version. */
  changedAt: z.optional(z.string()),
  /** Number of earlier versions of a file. */
  versionCount: z.optional(z.int()),
  /** The latest share of the user by which visitors reach this entry itself. */
  shareId: z.optional(z.int()),
});

export interface DiskEntry extends z.output<typeof diskEntrySchema> {}

/** A page of a folder, folders first, with the way to it from the top. */
export const diskPageSchema = wireObject({
  count: z.int(),
  results: z.array(diskEntrySchema),
  path: named('folder_names', z.array(diskFolderRefSchema)),
  /** Rights of the user in this folder. */
  rights: z.optional(z.array(z.enum(diskRights))),
});

/** A folder of the tree. A parent of 0 is the root. */
export const diskTreeFolderSchema = wireObject({
  id: z.int(),
  parentId: z.int(),
  name: z.string(),
  rights: z.array(z.enum(diskRights)),
});

export interface DiskTreeFolder extends z.output<typeof diskTreeFolderSchema> {}

/** Bytes used on a drive, and its capacity. A capacity of 0 means no limit. */
export const diskCapacitySchema = wireObject({
  /** Everything that counts: files, the trash, and earlier versions. */
  used: z.int(),
  total: z.int(),
  /** Part of it that is in the trash. */
  trash: z.int(),
  /** Part of it that is earlier versions. The oldest make room for new files. */
  versions: z.int(),
});

export interface DiskCapacity extends z.output<typeof diskCapacitySchema> {}

/** Outcome for an entry whose name may have existed: new, a new version of the existing one, numbered, or left out. */
export const placedSchema = wireObject({
  outcome: z.enum(['added', 'replaced', 'numbered', 'skipped']),
  /** The entry; the one that was there if the new one was left out. */
  entry: diskEntrySchema,
});

export interface PlacedEntry extends z.output<typeof placedSchema> {}

/** A deleted file or folder, restorable until its last day. */
export const trashedEntrySchema = wireObject({
  id: z.int(),
  name: z.string(),
  kind: named('nettype', z.enum(['file', 'folder'])),
  /** Bytes; of a folder, of everything in it. */
  size: named('file_size', z.int()),
  /** Names of its folders, from the top. */
  path: named('folder_names', z.array(z.string())),
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** Time from which it can't be restored. */
  expiresAt: z.string(),
});

export interface TrashedEntry extends z.output<typeof trashedEntrySchema> {}

/** An earlier version of a file. */
export const diskVersionSchema = wireObject({
  id: z.int(),
  size: named('file_size', z.int()),
  ownerName: named('owner', z.string()),
  createdAt: z.string(),
});

export interface DiskVersion extends z.output<typeof diskVersionSchema> {}

/** A file or folder found by a search, with the way to it. */
export const foundEntrySchema = wireObject({
  entry: diskEntrySchema,
  /** Its parent folder. 0 is the root. */
  folderId: z.int(),
  path: named('folder_names', z.array(diskFolderRefSchema)),
  /** Whether the text inside the file matched, rather than its name. */
  isByContent: z.boolean(),
});

export interface FoundEntry extends z.output<typeof foundEntrySchema> {}
