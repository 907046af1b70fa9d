import { listAttachmentUses, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectUses } from '../../mail/attachment/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';

/** ATT: messages and drafts that have a stored attachment. */
export async function attachmentUseRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, listAttachmentUses, async ({ session: { mailboxId }, params: { id } }) => {
    const uses = await selectUses(db, mailboxId, id);
    if (!uses) throw new Problem('attachment-not-found');
    return { count: uses.length, results: uses };
  });
}
