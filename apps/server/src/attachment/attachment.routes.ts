import { downloadAttachment, downloadAttachments, downloadStoredAttachment, listStoredAttachments, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { BlobAnswer } from '../http/BlobAnswer.ts';
import { route } from '../http/route.ts';
import { emlName } from '../message/composeReady.ts';
import { permissionsOf } from '../permission/permissions.ts';
import { findMessageFiles, selectKeptFiles, selectKeptFilesById, toStoredAttachment } from './attachment.repository.ts';
import { safeType } from './safeType.ts';
import { zipFiles } from './zipFiles.ts';

/** ATT: files of mails, and the files a user keeps for mail. */
export async function attachmentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, blobs } = deps;

  const answer = (file: { name: string; type: string; size: number; hash: Buffer }, isDownload: boolean): BlobAnswer => {
    const { type, canShow } = safeType(file.type);
    return {
      bytes: (range) => blobs.stream(db, file.hash, range),
      size: file.size,
      fileName: file.name,
      type,
      isInline: canShow && !isDownload,
    };
  };

  const mayDownload = async (accountId: number) => (await permissionsOf(db, accountId)).canDownload;

  route(app, downloadAttachment, async ({ session: { mailboxId, accountId }, query }) => {
    const { files } = await findMessageFiles(db, { mailboxId, folder: query.folder, uid: query.uid });
    const part = files.find(({ sid }) => sid === query.sid);
    if (!part) throw new Problem('attachment-not-found');
    // A picture in the text is part of the text: it is read, not downloaded (PRM-06).
    const isReading = part.isInline && query.download !== true;
    if (!isReading && !(await mayDownload(accountId))) throw new Problem('forbidden');
    return answer({ ...part, hash: Buffer.from(part.hash, 'hex') }, query.download === true);
  });

  route(app, downloadAttachments, async ({ session: { mailboxId, accountId }, query }) => {
    if (!(await mayDownload(accountId))) throw new Problem('forbidden');
    const { files, subject } = await findMessageFiles(db, { mailboxId, ...query });
    const packed = files
      .filter(({ isInline }) => !isInline)
      .map(({ name, hash }) => ({ name, open: () => blobs.stream(db, Buffer.from(hash, 'hex')) }));
    return { bytes: zipFiles(packed, deps.now()), fileName: `${emlName(subject)}.zip`, type: 'application/zip' };
  });

  route(app, listStoredAttachments, async ({ session: { mailboxId }, query }) => {
    const { count, files } = await selectKeptFiles(db, { mailboxId, ...query });
    return { count, results: files.map(toStoredAttachment) };
  });

  route(app, downloadStoredAttachment, async ({ session: { mailboxId, accountId }, params: { id } }) => {
    if (!(await mayDownload(accountId))) throw new Problem('forbidden');
    const file = (await selectKeptFilesById(db, mailboxId, [id])).get(id);
    if (!file) throw new Problem('attachment-not-found');
    return answer(file, true);
  });
}
