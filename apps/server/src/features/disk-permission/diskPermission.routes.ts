import {
  addDiskAdministrator,
  changeDiskPermission,
  createDiskPermission,
  explainDiskRights,
  listDiskPermissions,
  removeDiskPermission,
  removeDiskPermissions,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { addAdministrator, changePermission, createPermission, removePermissions } from './changePermission.ts';
import { explainRights, listPermissions } from './readPermissions.ts';

/** FIL: permissions on the enterprise disk. */
export async function diskPermissionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listDiskPermissions, ({ session: visitor, query }) => listPermissions(deps, { visitor, ...query }));

  route(app, createDiskPermission, ({ session: visitor, body }) => createPermission(deps, { visitor, ...body }));

  route(app, changeDiskPermission, ({ session: visitor, params: { id }, body: { permission } }) =>
    changePermission(deps, { visitor, id, permission }),
  );

  route(app, removeDiskPermission, async ({ session: visitor, params: { id } }) => {
    await removePermissions(deps, { visitor, ids: [id], mustExist: true });
    return {};
  });

  route(app, addDiskAdministrator, ({ session: visitor, body: { userName } }) => addAdministrator(deps, { visitor, userName }));

  route(app, removeDiskPermissions, async ({ session: visitor, body: { ids } }) => ({
    removedCount: await removePermissions(deps, { visitor, ids, mustExist: false }),
  }));

  route(app, explainDiskRights, ({ session: visitor, query }) => explainRights(deps, { visitor, ...query }));
}
