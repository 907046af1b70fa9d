import { finishUpload as finishUploadEndpoint, getUploadState, testChunk, uploadChunk } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { allowDisk } from '../disk/index.ts';
import { dropUnclaimedChunks, keepChunk } from './chunks.ts';
import { finishUpload } from './finishUpload.ts';
import { dropForgottenImports, importUpload } from './importUpload.ts';
import { stopAllJoining } from './joinAhead.ts';
import { hasChunk, hasFileOfSize, selectChunks, selectKnown } from './upload.repository.ts';

const sweepMs = 3_600_000;

/**
 * ATT: file uploads, piece by piece. All look-ups are limited to the caller's own mailbox, so that users can't find out which files others
 * have.
 */
export async function uploadRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, getUploadState, async ({ session: { mailboxId }, query: { md5, size } }) => {
    if (await selectKnown(db, mailboxId, md5)) return { state: 2 as const, chunks: [] };
    const chunks = (await selectChunks(db, mailboxId, md5)).map(({ number }) => number);
    if (chunks.length > 0) return { state: 1 as const, chunks };
    return { state: 0 as const, chunks, mayBeKnown: size === undefined ? undefined : await hasFileOfSize(db, mailboxId, size) };
  });

  route(app, testChunk, async ({ session: { mailboxId }, query: { md5, number } }) => ({
    isPresent: await hasChunk(db, mailboxId, md5, number),
  }));

  route(app, uploadChunk, async ({ session: { mailboxId, accountId }, body: { md5, number }, file }) => {
    const largest = await readPolicy(db, 'transit_size', { accountId });
    await keepChunk(deps, { mailboxId, md5, number, parts: file.parts, largest });
    return { isPresent: true };
  });

  route(app, finishUploadEndpoint, async ({ session, body: { uploadType, folder = 'INBOX', ...file } }) => {
    const { mailboxId, accountId } = session;
    if (uploadType === 'eml') return importUpload(deps, { mailboxId, folder, ...file });
    if (file.folderId >= 0) allowDisk(session);
    return finishUpload(deps, { mailboxId, accountId, ...file });
  });

  const sweep = setInterval(() => {
    Promise.all([dropUnclaimedChunks(deps), dropForgottenImports(deps)]).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'unfinished uploads were not removed'),
    );
  }, sweepMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    await stopAllJoining(deps);
  });
}
