import { listLetterColours, setLetterColours } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { selectLetterColours, upsertLetterColours } from './letterColours.repository.ts';

/** RED: how letters show in a dark skin, by their senders. */
export async function letterColoursRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, listLetterColours, async ({ session: { mailboxId } }) => {
    const results = await selectLetterColours(db, mailboxId);
    return { count: results.length, results };
  });

  route(app, setLetterColours, async ({ session: { mailboxId }, body: { address, adapted } }) => {
    await upsertLetterColours(db, mailboxId, address, adapted);
    return { msg: 'success' };
  });
}
