import { giveRole, listRoleHolders, withdrawRole } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { changeRole } from './changeRole.ts';
import { listRoles } from './role.repository.ts';

/** BAK-11 to BAK-17: roles. */
export function roleRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listRoleHolders, async () => {
    const results = await listRoles(deps.db);
    return { count: results.length, results };
  });

  route(app, giveRole, async (call) => {
    await changeRole(deps, authorOf(call), call.params.id, call.body);
    return {};
  });

  route(app, withdrawRole, async (call) => {
    await changeRole(deps, authorOf(call), call.params.id, null);
    return {};
  });
}
