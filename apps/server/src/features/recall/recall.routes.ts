import { Problem, recallDelivery, recallMessage, recallSentMessage } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { findMessage } from '../../mail/message/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { recallMail } from './recallMail.ts';

/** SND: recall of sent messages. */
export async function recallRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, recallSentMessage, async ({ session, body: { messageId } }) => {
    return recallMail(deps, { mailboxId: session.mailboxId, messageId });
  });

  route(app, recallMessage, async ({ session, body: { folder, uid } }) => {
    const { mailboxId } = session;
    const { content, submissionId } = await findMessage(db, { mailboxId, folder, uid });
    // Only the sender of a message can recall it.
    if (content === null || submissionId === null) throw new Problem('forbidden');
    return recallMail(deps, { mailboxId, messageId: content.messageId });
  });

  route(app, recallDelivery, async ({ session, body: { messageId, recipient } }) => {
    return recallMail(deps, { mailboxId: session.mailboxId, messageId, recipient });
  });
}
