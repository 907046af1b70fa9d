import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryInt, wireObject } from '../contract/wire.ts';
import { diskEntryParams, diskEntrySchema, diskParams, diskVersionSchema, onTakenSchema, trashedEntrySchema } from './disk.schema.ts';

const ids = z.array(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))).check(z.minLength(1), z.maxLength(500));

/** Returns the deleted files and folders, the latest first. On the company drive, those that the user may restore. */
export const listDiskTrash = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/trash/',
  access: { of: 'mailbox', needs: 'read', lock: 'files' },
  summary: 'Deleted files and folders of a disk.',
  params: diskParams,
  query: wireObject({ page: queryInt(1, 1_000_000), pageSize: queryInt(1, 100) }),
  response: listOf(trashedEntrySchema),
});

/**
 * Restores deleted entries to their folders, or to the root if that folder no longer exists. Name them by `ids`, or by the `undoId` of the call
 * that deleted them. A name that exists gets a number unless the caller says otherwise.
 */
export const restoreDiskTrash = endpoint({
  method: 'POST',
  path: '/netdisk/:disk/trash/restore/',
  access: { of: 'mailbox', needs: 'write', lock: 'files' },
  summary: 'Restores deleted files and folders of a disk.',
  params: diskParams,
  body: wireObject({ ids: z.optional(ids), undoId: z.optional(z.uuid()), onTaken: onTakenSchema }),
  response: wireObject({ restoredCount: named('restored', z.int()), skippedCount: named('skipped', z.int()) }),
  problems: ['disk-file-not-found', 'disk-name-taken', 'upload-over-pdisk', 'upload-over-cdisk'],
});

/** Deletes entries of the trash for ever. */
export const deleteDiskTrash = endpoint({
  method: 'POST',
  path: '/netdisk/:disk/trash/batch-delete/',
  access: { of: 'mailbox', needs: 'write', lock: 'files' },
  summary: 'Deletes files and folders in the trash of a disk for ever.',
  params: diskParams,
  body: wireObject({ ids }),
  response: wireObject({ removedCount: named('removed', z.int()) }),
});

/** Returns the earlier versions of a file, the latest first. */
export const listDiskVersions = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/files/:id/versions/',
  access: { of: 'mailbox', needs: 'read', lock: 'files' },
  summary: 'Earlier versions of a file of a disk.',
  params: diskEntryParams,
  response: listOf(diskVersionSchema),
  problems: ['disk-file-not-found'],
});

/** Makes an earlier version the current one. The current one becomes a version. */
export const restoreDiskVersion = endpoint({
  method: 'POST',
  path: '/netdisk/:disk/files/:id/versions/restore/',
  access: { of: 'mailbox', needs: 'write', lock: 'files' },
  summary: 'Restores an earlier version of a file of a disk.',
  params: diskEntryParams,
  body: wireObject({ versionId: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)) }),
  response: diskEntrySchema,
  problems: ['disk-file-not-found', 'upload-over-pdisk', 'upload-over-cdisk'],
});
