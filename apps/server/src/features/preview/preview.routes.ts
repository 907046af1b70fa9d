import {
  type Disk,
  Problem,
  type ProblemCode,
  previewAttachment,
  previewDiskFile,
  previewSharedFile,
  showDiskPreview,
  showPreview,
  showSharedPreview,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { type BlobAnswer, route } from '../../platform/http/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { type FileRef, openFile, streamOf } from '../attachment/index.ts';
import { type DiskFile, openDiskFile } from '../disk/index.ts';
import { openCountedFile, openSharedFile, visitorOf } from '../file-share/index.ts';
import { createPreviewer, type Previewer } from './createPreviewer.ts';
import { type FilePreview, previewFile } from './previewFile.ts';

/** VIE: what there is to see of files without opening them elsewhere. */
export async function previewRoutes(app: FastifyInstance, deps: Deps, previewer: Previewer = createPreviewer()): Promise<void> {
  app.addHook('onClose', async () => previewer.close());

  /** The bytes of an image or PDF, in the page that asks for them. */
  const contentOf = (fileName: string, content: FilePreview['content'], missing: ProblemCode): BlobAnswer => {
    if (!content) throw new Problem(missing);
    const { hash, size, type } = content;
    return { bytes: streamOf(deps, content), size, fileName, type, isInline: true, etag: hash.toString('hex') };
  };

  const preview = async ({ key: sessionKey, mailboxId }: Session, ref: Omit<FileRef, 'mailboxId' | 'sessionKey'>) => {
    const file = await openFile(deps, { sessionKey, mailboxId, ...ref });
    return { file, ...(await previewFile({ ...deps, previewer }, file)) };
  };

  route(app, previewAttachment, async ({ session, query }) => (await preview(session, query)).preview);

  route(app, showPreview, async ({ session, query }) => {
    const { file, content } = await preview(session, query);
    return contentOf(file.name, content, 'attachment-not-found');
  });

  const previewOnDisk = async (session: Session, { disk, id }: { disk: Disk; id: number }) => {
    const file = { ...(await openDiskFile(deps, session, disk, id)), bytes: null };
    return { file, ...(await previewFile({ ...deps, previewer }, file)) };
  };

  route(app, previewDiskFile, async ({ session, params }) => (await previewOnDisk(session, params)).preview);

  route(app, showDiskPreview, async ({ session, params }) => {
    const { file, content } = await previewOnDisk(session, params);
    return contentOf(file.name, content, 'disk-file-not-found');
  });

  const previewShared = (file: DiskFile) => previewFile({ ...deps, previewer }, { ...file, bytes: null });

  route(app, previewSharedFile, async ({ query, request }) => {
    const { file, count } = await openSharedFile(deps, query, await visitorOf(deps, request));
    const { preview } = await previewShared(file);
    // What shows nothing costs the visitor nothing.
    return preview.kind === 'none' ? preview : { ...preview, grant: await count() };
  });

  route(app, showSharedPreview, async ({ query, request }) => {
    const file = await openCountedFile(deps, query, await visitorOf(deps, request));
    return contentOf(file.name, (await previewShared(file)).content, 'disk-file-not-found');
  });
}
