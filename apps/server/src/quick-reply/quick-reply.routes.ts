import { replyToMessage as replyToMessageEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { allowWriting } from '../shared-mailbox/allowWriting.ts';
import { replyToMessage } from './replyToMessage.ts';

/** QRP: answering a mail below it. */
export async function quickReplyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, replyToMessageEndpoint, async ({ session, body }) => {
    await allowWriting(deps.db, session);
    return replyToMessage(deps, { mailboxId: session.mailboxId, accountId: session.accountId, ...body });
  });
}
