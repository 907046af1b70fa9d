import { listDiskFiles } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { findDisk, ownerOf, selectEntries, selectPath } from './disk.repository.ts';

/** FIL: the personal drive of the open mailbox, and the company drive, which all users may read. */
export async function diskRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, listDiskFiles, async ({ session, query: { disk, folderId, page, pageSize } }) => {
    const diskId = await findDisk(db, ownerOf(disk, session.mailboxId));
    const path = await selectPath(db, diskId, folderId);
    if (diskId === undefined) return { count: 0, results: [], path };
    return { ...(await selectEntries(db, { diskId, folderId, limit: pageSize, offset: (page - 1) * pageSize })), path };
  });
}
