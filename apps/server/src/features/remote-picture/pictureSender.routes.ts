import { addPictureSender, listPictureSenders, removePictureSender } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { deletePictureSender, insertPictureSender, selectPictureSenders } from './pictureSender.repository.ts';

const done = { msg: 'success' };

/** RED: senders whose images load without asking the user. */
export async function pictureSenderRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, listPictureSenders, async ({ session: { mailboxId } }) => {
    const results = await selectPictureSenders(db, mailboxId);
    return { count: results.length, results };
  });

  route(app, addPictureSender, async ({ session: { mailboxId }, body: { address } }) => {
    await insertPictureSender(db, mailboxId, address);
    return done;
  });

  route(app, removePictureSender, async ({ session: { mailboxId }, body: { address } }) => {
    await deletePictureSender(db, mailboxId, address);
    return done;
  });
}
