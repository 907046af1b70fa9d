import {
  createFileShare,
  deleteFileShare,
  downloadSharedFile,
  getFileShare,
  getOwnFileShare,
  listFileShares,
  listShareDownloads,
  Problem,
  zipSharedFiles,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { createShare, endShare, toFileShare } from './createShare.ts';
import { downloadShared, zipShared } from './downloadShared.ts';
import { selectShare, selectShareDownloads, selectShares } from './fileShare.repository.ts';
import { openShare, visitorOf } from './openShare.ts';

/** FIL: files that are shared by a link, for those who share them and for visitors without a session. */
export async function fileShareRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, createFileShare, ({ session: visitor, body }) => createShare(deps, { visitor, ...body }));

  route(app, listFileShares, async ({ session: { mailboxId }, query: { page, pageSize } }) => {
    const { count, shares } = await selectShares(db, { mailboxId, limit: pageSize, offset: (page - 1) * pageSize });
    return { count, results: shares.map((share) => toFileShare(deps, share)) };
  });

  route(app, getOwnFileShare, async ({ session: { mailboxId }, params: { id } }) => {
    const share = await selectShare(db, mailboxId, id);
    if (!share) throw new Problem('not-found');
    return toFileShare(deps, share);
  });

  route(app, deleteFileShare, async ({ session: { mailboxId }, params: { id } }) => {
    await endShare(deps, { mailboxId, id });
    return {};
  });

  route(app, listShareDownloads, async ({ session: { mailboxId }, params: { id }, query: { page, pageSize } }) => {
    if (!(await selectShare(db, mailboxId, id))) throw new Problem('not-found');
    return selectShareDownloads(db, { shareId: id, limit: pageSize, offset: (page - 1) * pageSize });
  });

  route(app, getFileShare, async ({ body, request }) => openShare(deps, body, await visitorOf(deps, request)));

  route(app, downloadSharedFile, async ({ query, request }) =>
    downloadShared(deps, { ...query, range: request.headers.range }, await visitorOf(deps, request)),
  );

  route(app, zipSharedFiles, async ({ query, request }) => zipShared(deps, query, await visitorOf(deps, request)));
}
