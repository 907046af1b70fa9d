import { deleteDiskTrash, listDiskTrash, listDiskVersions, restoreDiskTrash, restoreDiskVersion } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { accessDisk, allowFiles } from './diskAccess.ts';
import { rightsAlong } from './diskRights.ts';
import { deleteTrash, restoreTrash } from './restoreTrash.ts';
import { restoreVersion } from './restoreVersion.ts';
import { selectTrash, selectTrashWays } from './trash.repository.ts';
import { selectVersions } from './version.repository.ts';

/** FIL: what was deleted from a disk, and what its files were before. */
export async function trashRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, listDiskTrash, async ({ session, params: { disk }, query: { page, pageSize } }) => {
    const access = await accessDisk(db, disk, session);
    const { diskId } = access;
    if (diskId === undefined) return { count: 0, results: [] };
    const range = { diskId, at: deps.now(), limit: pageSize, offset: (page - 1) * pageSize };
    if (access.isOpen) return selectTrash(db, range);
    const ways = await selectTrashWays(db, diskId);
    const folders = ways.flatMap((way) => (rightsAlong(access, [...way, 0]).includes('change') ? [way[0] ?? 0] : []));
    return selectTrash(db, { ...range, folders });
  });

  route(app, restoreDiskTrash, ({ session: visitor, params: { disk }, body }) => restoreTrash(deps, { disk, visitor, ...body }));

  route(app, deleteDiskTrash, async ({ session: visitor, params: { disk }, body: { ids } }) => ({
    removedCount: await deleteTrash(deps, { disk, visitor, ids }),
  }));

  route(app, listDiskVersions, async ({ session, params: { disk, id } }) => {
    const access = await accessDisk(db, disk, session);
    const [file] = await allowFiles(db, access, [id], 'download');
    const results = file ? await selectVersions(db, file.diskId, id) : [];
    return { count: results.length, results };
  });

  route(app, restoreDiskVersion, ({ session: visitor, params: { disk, id }, body: { versionId } }) =>
    restoreVersion(deps, { disk, visitor, fileId: id, versionId }),
  );
}
