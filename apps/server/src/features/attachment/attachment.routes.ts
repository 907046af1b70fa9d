import { Readable } from 'node:stream';
import { downloadAttachment, downloadAttachments, mailPasswordHeader, saveAttachment as saveAttachmentEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { findMessageFiles, zipFiles } from '../../mail/attachment/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { allowDownloading } from '../../platform/policy/index.ts';
import { emlName } from '../message/index.ts';
import { openLetterFiles } from '../sealed-letter/index.ts';
import { fileAnswer } from './fileAnswer.ts';
import { openFile } from './openFile.ts';
import { saveAttachment } from './saveAttachment.ts';

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

/** ATT: attachments of messages. */
export async function attachmentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, blobs } = deps;

  route(app, downloadAttachment, async ({ session, query, request: { ip, headers } }) => {
    const { key: sessionKey, mailboxId } = session;
    const attempt = attemptOf(mailPassword(headers[mailPasswordHeader]), ip);
    const file = await openFile(deps, { sessionKey, mailboxId, attempt, ...query });
    // A picture in the text is part of the text: it is read, not downloaded (PRM-06).
    const isReading = file.isInline && query.download !== true;
    if (!isReading) await allowDownloading(db, session);
    return fileAnswer(deps, file, query.download === true);
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
}
