import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryInt, text, wireObject } from '../contract/wire.ts';
import { diskFolderId, diskFolderRefSchema, queryFolderId } from '../disk/disk.schema.ts';
import { diskPermissions, diskRights } from '../disk/diskRights.ts';

const reads = { of: 'mailbox', needs: 'read', lock: 'files' } as const;
const writes = { of: 'mailbox', needs: 'write', lock: 'files' } as const;
const idSchema = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const params = z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) });
const userNameSchema = text(320).check(z.trim(), z.minLength(3));

/** A permission on the enterprise disk: of a member or a department, for a folder and everything in it. */
export const diskPermissionLineSchema = wireObject({
  id: z.int(),
  /** The member; absent for a department. */
  member: z.optional(wireObject({ userName: named('username', z.string()), name: named('realname', z.string()) })),
  /** The department, with all below it; absent for a member. */
  department: z.optional(z.object({ id: z.int(), name: z.string() })),
  /** The folder. Id 0 is the root, whose name is empty. */
  folder: diskFolderRefSchema,
  permission: z.enum(diskPermissions),
  /** Whether it makes the member an administrator of the disk. */
  isSuper: z.boolean(),
});

export interface DiskPermissionRow extends z.output<typeof diskPermissionLineSchema> {}

/** Returns the permissions that the user may set: for one folder, or all of them. Administrators of the disk come first. */
export const listDiskPermissions = endpoint({
  method: 'GET',
  path: '/netdisk/permission/',
  access: reads,
  summary: 'Permissions on the enterprise disk.',
  query: wireObject({ folderId: z.optional(queryFolderId), page: queryInt(1, 1_000_000), pageSize: queryInt(1, 100) }),
  response: listOf(diskPermissionLineSchema),
  problems: ['disk-folder-not-found'],
});

/** Gives a permission to a member or a department. One that they have for the folder is changed. */
export const createDiskPermission = endpoint({
  method: 'POST',
  path: '/netdisk/permission/',
  access: writes,
  summary: 'Gives a permission on the enterprise disk to a member or a department.',
  body: wireObject({
    userName: named('username', z.optional(userNameSchema)),
    departmentId: z.optional(idSchema),
    folderId: diskFolderId,
    permission: z.enum(diskPermissions),
  }),
  response: diskPermissionLineSchema,
  problems: ['disk-folder-not-found', 'disk-member-unknown'],
});

/** Changes a permission. */
export const changeDiskPermission = endpoint({
  method: 'PUT',
  path: '/netdisk/permission/:id/',
  access: writes,
  summary: 'Changes a permission on the enterprise disk.',
  params,
  body: wireObject({ permission: z.enum(diskPermissions) }),
  response: diskPermissionLineSchema,
});

/** Takes a permission away. */
export const removeDiskPermission = endpoint({
  method: 'DELETE',
  path: '/netdisk/permission/:id/',
  access: writes,
  summary: 'Takes a permission on the enterprise disk away.',
  params,
  response: z.object({}),
});

/** Makes a member an administrator of the disk. Only administrators can. */
export const addDiskAdministrator = endpoint({
  method: 'POST',
  path: '/netdisk/permission/add-super/',
  access: writes,
  summary: 'Makes a member an administrator of the enterprise disk.',
  body: wireObject({ userName: named('username', userNameSchema) }),
  response: diskPermissionLineSchema,
  problems: ['disk-member-unknown'],
});

/** Takes several permissions away: all or, if the user may not take one of them, none. Unknown ids are ignored. */
export const removeDiskPermissions = endpoint({
  method: 'POST',
  path: '/netdisk/permission/batch-delete/',
  access: writes,
  summary: 'Takes several permissions on the enterprise disk away.',
  body: wireObject({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(500)) }),
  response: wireObject({ removedCount: named('removed', z.int()) }),
});

/** Rights in a folder, and the permission that decides them. */
export const explainedRightsSchema = wireObject({
  rights: z.array(z.enum(diskRights)),
  reason: z.enum(['administrator', 'member', 'department', 'none']),
  /** The permission that decides; absent for administrators and where there is none. */
  line: z.optional(diskPermissionLineSchema),
});

export interface ExplainedRights extends z.output<typeof explainedRightsSchema> {}

/** Returns what someone may do in a folder and why: the user, or with `userName` a member, for those who may set its permissions. */
export const explainDiskRights = endpoint({
  method: 'GET',
  path: '/netdisk/permission/effective/',
  access: reads,
  summary: 'What someone may do in a folder of the enterprise disk, and why.',
  query: wireObject({ folderId: queryFolderId, userName: named('username', z.optional(userNameSchema)) }),
  response: explainedRightsSchema,
  problems: ['disk-folder-not-found', 'disk-member-unknown'],
});
