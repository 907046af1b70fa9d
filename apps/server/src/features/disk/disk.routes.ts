import {
  copyDiskEntries,
  createDiskFolder,
  type DiskEntry,
  deleteDiskEntries,
  downloadDiskFile,
  getDiskCapacity,
  getDiskPath,
  getDiskTree,
  listDisk,
  listDiskFiles,
  moveDiskEntries,
  plainUploadBytes,
  renameDiskFile,
  renameDiskFolder,
  searchDisk as searchDiskEndpoint,
  uploadDiskFile,
  zipDiskEntries,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { carryEntries } from './carryEntries.ts';
import { createFolder, renameFile, renameFolder } from './changeEntry.ts';
import { deleteEntries } from './deleteEntries.ts';
import { accessDisk, findFolder } from './diskAccess.ts';
import type { DiskAccess } from './diskRights.ts';
import { selectDiskUsage } from './diskUsage.repository.ts';
import { moveEntries } from './moveEntries.ts';
import { downloadFile, downloadZip, listFolder, readTree, rightsInMailbox } from './readDisk.ts';
import { searchDisk } from './searchDisk.ts';
import { markShared } from './shareMark.repository.ts';
import { uploadFile } from './uploadFile.ts';

/** FIL: the personal disk of the open mailbox, and the company's as far as its permissions allow. */
export async function diskRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  /** Marks what the user has shared. Only those who may share in this mailbox see its shares. */
  const withShares = async ({ mailboxId, shareLevel }: Session, { diskId }: DiskAccess, entries: DiskEntry[]): Promise<DiskEntry[]> =>
    diskId === undefined || (shareLevel !== null && shareLevel !== 'full')
      ? entries
      : markShared(db, { diskId, mailboxId, at: deps.now() }, entries);

  route(app, listDiskFiles, async ({ session, query: { disk, ...page } }) => {
    const orders = { folders: { by: 'name', isDescending: false }, files: { by: 'time', isDescending: true } } as const;
    return listFolder(deps, await accessDisk(db, disk, session), { ...page, ...orders });
  });

  route(app, listDisk, async ({ session, params: { disk }, query: { order, isDescending, ...page } }) => {
    const access = await accessDisk(db, disk, session);
    const by = { by: order, isDescending };
    const folders = order === 'size' ? ({ by: 'name', isDescending: false } as const) : by;
    const { rights: all, results: entries, ...listed } = await listFolder(deps, access, { ...page, folders, files: by });
    const rights = rightsInMailbox(session, disk, all);
    return { ...listed, rights, results: await withShares(session, access, entries) };
  });

  route(app, getDiskCapacity, async ({ session, params: { disk } }) => selectDiskUsage(db, (await accessDisk(db, disk, session)).diskId));

  route(app, getDiskPath, async ({ session, params: { disk }, query: { folderId } }) => {
    const { folder } = await findFolder(db, await accessDisk(db, disk, session), folderId);
    const results = folder?.path ?? [];
    return { count: results.length, results };
  });

  route(app, getDiskTree, async ({ session, params: { disk } }) => {
    const folders = await readTree(deps, await accessDisk(db, disk, session));
    const results = folders.map((folder) => ({ ...folder, rights: rightsInMailbox(session, disk, folder.rights) }));
    return { count: results.length, results };
  });

  route(app, createDiskFolder, ({ session: visitor, params: { disk }, body }) => createFolder(deps, { disk, visitor, ...body }));

  route(app, renameDiskFolder, ({ session: visitor, params, body: { name } }) => renameFolder(deps, { ...params, visitor, name }));

  route(app, renameDiskFile, ({ session: visitor, params, body: { name } }) => renameFile(deps, { ...params, visitor, name }));

  route(
    app,
    uploadDiskFile,
    ({ session: visitor, params: { disk }, body: { onTaken = 'ask', ...body }, file }) =>
      uploadFile(deps, { disk, visitor, ...body, file, onTaken }),
    { maxFileBytes: plainUploadBytes },
  );

  route(app, downloadDiskFile, ({ session: visitor, params, query: { versionId } }) =>
    downloadFile(deps, { ...params, visitor, versionId }),
  );

  route(app, zipDiskEntries, async ({ session, params: { disk }, query }) => downloadZip(deps, await accessDisk(db, disk, session), query));

  route(app, deleteDiskEntries, ({ session: visitor, params: { disk }, body }) => deleteEntries(deps, { disk, visitor, ...body }));

  route(app, moveDiskEntries, ({ session: visitor, params: { disk }, body: { onTaken = 'ask', ...body } }) =>
    moveEntries(deps, { disk, visitor, ...body, onTaken }),
  );

  route(app, copyDiskEntries, async ({ session: visitor, params: { disk }, body: { onTaken = 'ask', toDisk = disk, ...body } }) => {
    const { carriedCount, skippedCount } = await carryEntries(deps, { visitor, from: disk, to: toDisk, ...body, onTaken, isMove: false });
    return { copiedCount: carriedCount, skippedCount };
  });

  route(app, searchDiskEndpoint, async ({ session, params: { disk }, query }) =>
    searchDisk(deps, await accessDisk(db, disk, session), query),
  );
}
