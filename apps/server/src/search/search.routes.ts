import { searchMessages as searchMessagesEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { toMessageRow } from '../message/messageRow.ts';
import { searchMessages } from './searchMessages.ts';

/** SRC: finding mail. */
export async function searchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, searchMessagesEndpoint, async ({ session: { mailboxId, lockedAreas }, query }) => {
    const { total, rows } = await searchMessages(deps, mailboxId, query, { isOwnLocked: lockedAreas.includes('folders') });
    return { total, results: rows.map((row) => toMessageRow(row, { rawName: row.rawName, name: row.folderName })) };
  });
}
