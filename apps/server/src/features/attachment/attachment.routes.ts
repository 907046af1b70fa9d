import { Readable } from 'node:stream';
import {
  deleteStoredAttachments,
  downloadAttachment,
  downloadAttachments,
  downloadStoredAttachment,
  listStoredAttachments,
  mailPasswordHeader,
  moveToDisk as moveToDiskEndpoint,
  Problem,
  renewStoredAttachment,
  type StoredAttachment,
  saveAttachment as saveAttachmentEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import {
  deleteKeptFiles,
  findMessageFiles,
  type KeptFile,
  type KeptLink,
  safeType,
  selectKeptFiles,
  selectKeptFilesById,
  toStoredAttachment,
  zipFiles,
} from '../../mail/attachment/index.ts';
import { listedUntil } from '../../mail/usage/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type BlobAnswer, route } from '../../platform/http/index.ts';
import { allowDownloading } from '../../platform/policy/index.ts';
import { emlName } from '../message/index.ts';
import { urlOf } from '../online-link/index.ts';
import { openLetterFiles } from '../sealed-letter/index.ts';
import { moveToDisk } from './moveToDisk.ts';
import { type OpenFile, openFile, streamOf } from './openFile.ts';
import { renewLink } from './renewLink.ts';
import { saveAttachment } from './saveAttachment.ts';

/** ATT: attachments of messages and the user's stored attachments. */
export async function attachmentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, blobs } = deps;

  const answer = (file: Pick<OpenFile, 'name' | 'type' | 'size' | 'hash' | 'bytes'>, isDownload: boolean): BlobAnswer => {
    const { type, canShow } = safeType(file.type);
    return {
      bytes: streamOf(deps, file),
      size: file.size,
      fileName: file.name,
      type,
      isInline: canShow && !isDownload,
      etag: file.hash.toString('hex'),
    };
  };

  const shown = ({ sentAt, listedMs, token, expiresAt, downloadCount, ...file }: KeptFile & KeptLink): StoredAttachment => ({
    ...toStoredAttachment(file),
    ...((sentAt !== null || token !== null) && { listedUntil: listedUntil(sentAt, token === null ? undefined : expiresAt, listedMs) }),
    ...(token !== null && { url: urlOf(deps, token), expiresAt: expiresAt?.toISOString() ?? null, downloadCount: downloadCount ?? 0 }),
  });

  const attemptOf = (password: string | undefined, ip: string) => (password === undefined ? undefined : { password, ip });

  /** Returns the decoded password. An invalid encoding is returned as it is and then opens nothing. */
  const mailPassword = (header: string | string[] | undefined) => {
    if (typeof header !== 'string') return undefined;
    try {
      return decodeURIComponent(header);
    } catch {
      return header;
    }
  };

  route(app, downloadAttachment, async ({ session, query, request: { ip, headers } }) => {
    const { key: sessionKey, mailboxId } = session;
    const attempt = attemptOf(mailPassword(headers[mailPasswordHeader]), ip);
    const file = await openFile(deps, { sessionKey, mailboxId, attempt, ...query });
    // A picture in the text is part of the text: it is read, not downloaded (PRM-06).
    const isReading = file.isInline && query.download !== true;
    if (!isReading) await allowDownloading(db, session);
    return answer(file, query.download === true);
  });

  route(app, downloadAttachments, async ({ session: { key: sessionKey, mailboxId }, query }) => {
    const letter = await openLetterFiles(deps, { sessionKey, mailboxId, ...query });
    if (letter) {
      const packed = letter.files.map(({ name, bytes }) => ({ name, open: async () => Readable.from([bytes]) }));
      return { bytes: zipFiles(packed, deps.now()), fileName: `${emlName(letter.subject)}.zip`, type: 'application/zip' };
    }
    const { files, subject } = await findMessageFiles(db, { mailboxId, ...query });
    const packed = files
      .filter(({ isInline }) => !isInline)
      .map(({ name, hash }) => ({ name, open: () => blobs.stream(db, Buffer.from(hash, 'hex')) }));
    return { bytes: zipFiles(packed, deps.now()), fileName: `${emlName(subject)}.zip`, type: 'application/zip' };
  });

  // Users who may read a message may save its files. No other permission is needed (RED-38).
  route(app, saveAttachmentEndpoint, async ({ session, body, request: { ip } }) => {
    const { key: sessionKey, mailboxId, accountId } = session;
    const attempt = attemptOf(body.password, ip);
    const { id, name, size } = await saveAttachment(deps, { sessionKey, mailboxId, accountId, attempt, ...body });
    return { id, name, size };
  });

  route(app, listStoredAttachments, async ({ session: { mailboxId }, query }) => {
    const { count, files } = await selectKeptFiles(db, { mailboxId, at: deps.now(), ...query });
    return { count, results: files.map(shown) };
  });

  route(app, deleteStoredAttachments, async ({ session: { mailboxId }, body: { ids } }) => {
    const removedCount = await db.transaction().execute(async (tx) => {
      await lockMailbox(tx, mailboxId);
      return deleteKeptFiles(tx, mailboxId, ids);
    });
    return { removedCount };
  });

  route(app, moveToDiskEndpoint, async ({ session, body: { ids, folderId = 0 } }) => {
    const { mailboxId, accountId } = session;
    const results = await moveToDisk(deps, { mailboxId, accountId, ids, folderId });
    return { count: results.length, results };
  });

  route(app, renewStoredAttachment, async ({ session: { mailboxId, accountId }, params: { id }, body: { validity } }) => {
    await renewLink(deps, { mailboxId, accountId, id, validity });
    const { files } = await selectKeptFiles(db, { mailboxId, at: deps.now(), limit: 1, offset: 0, id });
    const [file] = files;
    if (!file) throw new Problem('attachment-not-found');
    return shown(file);
  });

  route(app, downloadStoredAttachment, async ({ session: { mailboxId }, params: { id } }) => {
    const file = (await selectKeptFilesById(db, mailboxId, [id])).get(id);
    if (!file) throw new Problem('attachment-not-found');
    return answer({ ...file, bytes: null }, true);
  });
}
