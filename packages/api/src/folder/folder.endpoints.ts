import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryInt, wireObject } from '../contract/wire.ts';
import { bulkAnswerSchema } from '../message/bulk.schema.ts';
import { folderNameSchema, folderSchema, folderSizeSchema, rawNameSchema } from './folder.schema.ts';

/** Returns all folders in display order, with their unread counts. */
export const listFolders = endpoint({
  method: 'GET',
  path: '/mail/folder/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'All folders with their unread counts.',
  response: z.object({ count: z.int(), results: z.array(folderSchema) }),
});

/** Creates a custom folder. */
export const createFolder = endpoint({
  method: 'POST',
  path: '/mail/folder/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Creates a folder.',
  body: wireObject({ name: folderNameSchema }),
  response: folderSchema,
  problems: ['folder-name-invalid', 'folder-name-taken'],
});

/** Deletes a folder and its content. */
export const removeFolder = endpoint({
  method: 'DELETE',
  path: '/mail/folder/:id/',
  access: { of: 'mailbox', needs: 'write', lock: 'folders', permission: 'delete' },
  summary: 'Deletes a folder and its content.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found', 'folder-is-default'],
});

/** Deletes a folder, with its content or after moving the content to another folder. */
export const deleteFolder = endpoint({
  method: 'POST',
  path: '/mail/folder/del/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Deletes a folder, with its content or after moving it.',
  body: wireObject({
    sourceFolder: named('src_folder', rawNameSchema),
    deletesContent: named('is_delete', z.boolean()),
    targetFolder: named('dst_folder', z.optional(rawNameSchema)),
  }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found', 'folder-is-default'],
});

/** Renames a custom folder. */
export const renameFolder = endpoint({
  method: 'POST',
  path: '/mail/folder/rename/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Renames a folder.',
  body: wireObject({ sourceFolder: named('src_folder', rawNameSchema), name: folderNameSchema }),
  response: z.object({ msg: z.string() }),
  problems: ['folder-not-found', 'folder-is-default', 'folder-name-invalid', 'folder-name-taken'],
});

/** Maximum number of folders that can be put in order at once. */
export const maximumOrder = 1_000;

/** Puts the user's own folders in this order. Folders that it does not name stay behind the named ones. */
export const orderFolders = endpoint({
  method: 'POST',
  path: '/mail/folder/order/',
  access: { of: 'mailbox', needs: 'write', lock: 'folders' },
  summary: "Puts the user's folders in order.",
  body: wireObject({ folders: z.array(rawNameSchema).check(z.minLength(1), z.maxLength(maximumOrder)) }),
  response: z.object({ msg: z.string() }),
  problems: ['folder-not-found', 'folder-is-default'],
});

/** Returns the folders that a filter rule can move messages to. */
export const listFilterFolders = endpoint({
  method: 'GET',
  path: '/mail/folder/filter/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Folders that a filter rule can move messages to.',
  response: z.object({ count: z.int(), results: z.array(wireObject({ rawName: z.string(), name: z.string() })) }),
});

/** Returns all folders with message counts and sizes. */
export const listFolderSizes = endpoint({
  method: 'GET',
  path: '/mail/folder/ext/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'All folders with message totals and sizes.',
  response: z.object({ count: z.int(), results: z.array(folderSizeSchema) }),
});

/** Permanently deletes all messages in a folder. */
export const emptyFolder = endpoint({
  method: 'POST',
  path: '/mail/message/prune/',
  access: { of: 'mailbox', needs: 'write', permission: 'delete' },
  summary: 'Empties a folder permanently.',
  body: wireObject({ folder: rawNameSchema }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found', 'forbidden'],
});
