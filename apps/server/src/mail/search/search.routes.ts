import { listFoundUids as listFoundUidsEndpoint, searchMessages as searchMessagesEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route, untilGone } from '../../platform/http/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { markFound } from './markFound.ts';
import { listFoundUids, type Searcher, searchMessages } from './searchMessages.ts';
import { spellOut } from './spellOut.ts';

const searcherOf = ({ mailboxId, lockedAreas }: Session, signal: AbortSignal): Searcher => ({
  mailboxId,
  isOwnLocked: lockedAreas.includes('folders'),
  signal,
});

/** SRC: mail search. A search is stopped when its client disconnects. */
export async function searchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, searchMessagesEndpoint, ({ session, query, reply }) =>
    untilGone(reply, async (signal) => {
      const { total, isPartial, rows } = await searchMessages(deps, searcherOf(session, signal), query);
      return { total, ...(isPartial && { isPartial }), results: await markFound(deps, rows, spellOut(query, deps.now())) };
    }),
  );

  route(app, listFoundUidsEndpoint, ({ session, query, reply }) =>
    untilGone(reply, async (signal) => {
      const { total, isPartial, folders } = await listFoundUids(deps, searcherOf(session, signal), query);
      return { total, ...(isPartial && { isPartial }), folders: folders.map(({ rawName, uids }) => ({ folder: rawName, uids })) };
    }),
  );
}
