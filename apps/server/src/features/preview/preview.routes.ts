import { type Disk, Problem, previewAttachment, previewDiskFile, showDiskPreview, showPreview } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import type { Session } from '../../platform/session/Session.ts';
import { type FileRef, openFile, streamOf } from '../attachment/openFile.ts';
import { openDiskFile } from '../disk/index.ts';
import { createPreviewer, type Previewer } from './createPreviewer.ts';
import { previewFile } from './previewFile.ts';

/** VIE: what there is to see of files without opening them elsewhere. */
export async function previewRoutes(app: FastifyInstance, deps: Deps, previewer: Previewer = createPreviewer()): Promise<void> {
  app.addHook('onClose', async () => previewer.close());

  const preview = async ({ key: sessionKey, mailboxId }: Session, ref: Omit<FileRef, 'mailboxId' | 'sessionKey'>) => {
    const file = await openFile(deps, { sessionKey, mailboxId, ...ref });
    return { file, ...(await previewFile({ ...deps, previewer }, file)) };
  };

  route(app, previewAttachment, async ({ session, query }) => (await preview(session, query)).preview);

  route(app, showPreview, async ({ session, query }) => {
    const { file, content } = await preview(session, query);
    if (!content) throw new Problem('attachment-not-found');
    const { hash, size, type } = content;
    return { bytes: streamOf(deps, content), size, fileName: file.name, type, isInline: true, etag: hash.toString('hex') };
  });

  const previewOnDisk = async (session: Session, { disk, id }: { disk: Disk; id: number }) => {
    const file = { ...(await openDiskFile(deps, session, disk, id)), bytes: null };
    return { file, ...(await previewFile({ ...deps, previewer }, file)) };
  };

  route(app, previewDiskFile, async ({ session, params }) => (await previewOnDisk(session, params)).preview);

  route(app, showDiskPreview, async ({ session, params }) => {
    const { file, content } = await previewOnDisk(session, params);
    if (!content) throw new Problem('disk-file-not-found');
    const { hash, size, type } = content;
    return { bytes: streamOf(deps, content), size, fileName: file.name, type, isInline: true, etag: hash.toString('hex') };
  });
}
