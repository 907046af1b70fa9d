import {
  changeDepartment as changeEndpoint,
  createDepartment as createEndpoint,
  deleteDepartment as deleteEndpoint,
  listOperationDepartments,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, selectLastActions } from '../../../platform/operation/index.ts';
import { changeDepartment, createDepartment, deleteDepartment } from './changeDepartment.ts';
import { selectDepartmentTree } from './departmentTree.repository.ts';

/** BAK-23 to BAK-25: departments. */
export function departmentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOperationDepartments, async ({ operator }) => {
    const tree = await selectDepartmentTree(deps.db, operator.reach);
    const last = await selectLastActions(
      deps.db,
      'department',
      tree.map(({ id }) => id),
    );
    return { count: tree.length, results: tree.map((one) => ({ ...one, version: last.get(String(one.id))?.id ?? 0 })) };
  });

  route(app, createEndpoint, (call) => createDepartment(deps, authorOf(call), call.body));

  route(app, changeEndpoint, async (call) => {
    await changeDepartment(deps, authorOf(call), { id: call.params.id, ...call.body });
    return {};
  });

  route(app, deleteEndpoint, async (call) => {
    await deleteDepartment(deps, authorOf(call), { id: call.params.id, ...call.body });
    return {};
  });
}
