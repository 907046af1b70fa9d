import { replyToMessage as replyToMessageEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { replyToMessage } from './replyToMessage.ts';

/** QRP: quick reply below a message. */
export async function quickReplyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, replyToMessageEndpoint, async ({ session, body }) => {
    return replyToMessage(deps, { mailboxId: session.mailboxId, accountId: session.accountId, ...body });
  });
}
