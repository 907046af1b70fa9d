import { answerInvitation as answerInvitationEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { answerInvitation } from './answerInvitation.ts';

/** INV: answering invitations. */
export async function invitationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, answerInvitationEndpoint, async ({ session, body }) => {
    return answerInvitation(deps, { mailboxId: session.mailboxId, accountId: session.accountId, ...body });
  });
}
