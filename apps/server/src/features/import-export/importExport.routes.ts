import { downloadMessages, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { zipFiles } from '../../mail/attachment/index.ts';
import { findFolder } from '../../mail/message/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { emlName } from '../message/index.ts';
import { selectLetters } from './importExport.repository.ts';
import { openMail } from './openMail.ts';

/** IMX: messages as files. Imported files arrive through the upload endpoints. */
export async function importExportRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  // Each message is read when the archive needs it. A whole folder takes no more memory than its largest message.
  route(app, downloadMessages, async ({ session, query: { uids, folder: rawName } }) => {
    const { mailboxId } = session;
    const folder = await findFolder(db, mailboxId, rawName);
    const letters = await selectLetters(db, { mailboxId, folderId: folder.id, uids });
    const [first] = letters;
    if (!first) throw new Problem('mail-not-found');
    const files = letters.map(({ subject, contentId }) => ({ name: `${emlName(subject)}.eml`, open: () => openMail(deps, contentId) }));
    const others = letters.length > 1 ? ` (${letters.length})` : '';
    return { bytes: zipFiles(files, deps.now()), fileName: `${emlName(first.subject)}${others}.zip`, type: 'application/zip' };
  });
}
