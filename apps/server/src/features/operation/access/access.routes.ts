import { endMailboxAccess, listMailboxAccess } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { selectAccess } from './access.repository.ts';
import { endAccess } from './endAccess.ts';

/** BAK-50: access to mailboxes, and targets of automatic forwards. */
export function accessRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listMailboxAccess, async ({ operator, query }) => {
    const { count, results } = await selectAccess(deps.db, operator.reach, query);
    return { count, results: results.map(({ departmentId: _, language: __, ...row }) => row) };
  });

  route(app, endMailboxAccess, async (call) => {
    await endAccess(deps, call.operator, authorOf(call), call.body);
    return {};
  });
}
