import {
  deleteStoredAttachments,
  downloadStoredAttachment,
  listAttachmentUses,
  listStoredAttachments,
  moveToDisk as moveToDiskEndpoint,
  Problem,
  renewStoredAttachment,
  type StoredAttachment,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import {
  deleteKeptFiles,
  type KeptFile,
  type KeptLink,
  selectKeptFiles,
  selectKeptFilesById,
  selectUses,
  toStoredAttachment,
} from '../../mail/attachment/index.ts';
import { listedUntil } from '../../mail/usage/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { urlOf } from '../online-link/index.ts';
import { fileAnswer } from './fileAnswer.ts';
import { moveToDisk } from './moveToDisk.ts';
import { renewLink } from './renewLink.ts';

const toWire = (
  deps: Pick<Deps, 'config'>,
  { sentAt, listedMs, token, expiresAt, downloadCount, ...file }: KeptFile & KeptLink,
): StoredAttachment => ({
  ...toStoredAttachment(file),
  ...((sentAt !== null || token !== null) && { listedUntil: listedUntil(sentAt, token === null ? undefined : expiresAt, listedMs) }),
  ...(token !== null && { url: urlOf(deps, token), expiresAt: expiresAt?.toISOString() ?? null, downloadCount: downloadCount ?? 0 }),
});

/** ATT: the user's stored attachments, and the messages and drafts that have them. */
export async function storedAttachmentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, listStoredAttachments, async ({ session: { mailboxId }, query }) => {
    const { count, files } = await selectKeptFiles(db, { mailboxId, at: deps.now(), ...query });
    return { count, results: files.map((file) => toWire(deps, file)) };
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
    return toWire(deps, file);
  });

  route(app, downloadStoredAttachment, async ({ session: { mailboxId }, params: { id } }) => {
    const file = (await selectKeptFilesById(db, mailboxId, [id])).get(id);
    if (!file) throw new Problem('attachment-not-found');
    return fileAnswer(deps, { ...file, bytes: null }, true);
  });

  route(app, listAttachmentUses, async ({ session: { mailboxId }, params: { id } }) => {
    const uses = await selectUses(db, mailboxId, id);
    if (!uses) throw new Problem('attachment-not-found');
    return { count: uses.length, results: uses };
  });
}
