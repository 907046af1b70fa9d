import { listOrganisationSenders, removeOrganisationSender, setOrganisationSender } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { listSenders } from '../../../mail/organisation-sender/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { removeSender, setSender } from './changeSenders.ts';

/** BAK-98: senders that the whole organization refuses or accepts. */
export function organisationSenderRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOrganisationSenders, async ({ query: { page, pageSize, keyword = '' } }) => {
    const { count, results } = await listSenders(deps.db, { keyword, limit: pageSize, offset: (page - 1) * pageSize });
    return { count, results: results.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })) };
  });

  route(app, setOrganisationSender, async (call) => {
    await setSender(deps, authorOf(call), call.body);
    return {};
  });

  route(app, removeOrganisationSender, async (call) => {
    await removeSender(deps, authorOf(call), call.body.pattern);
    return {};
  });
}
