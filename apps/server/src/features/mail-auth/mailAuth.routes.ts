import { checkSender } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { findMessage } from '../../mail/message/index.ts';
import { localDomains } from '../../mail/recipient/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { originOf, readAuthentication } from './readAuthentication.ts';

/** RED: results so far of the checks of a message's sender. */
export async function mailAuthRoutes(app: FastifyInstance, { db, config }: Deps): Promise<void> {
  route(app, checkSender, async ({ session: { mailboxId }, query: { uid, folder } }) => {
    const message = await findMessage(db, { mailboxId, folder, uid });
    return { authentication: readAuthentication(originOf(message), await localDomains(db, config.domain)) };
  });
}
