import {
  addEnterpriseDiskAdministrator,
  changeEnterpriseDisk as changeEndpoint,
  type EnterpriseDisk,
  getEnterpriseDisk,
  removeEnterpriseDiskAdministrator,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, selectLastActions } from '../../../platform/operation/index.ts';
import { changeDiskAdministrator, changeEnterpriseDisk, enterpriseDisk } from './changeEnterpriseDisk.ts';
import { selectEnterpriseDisk } from './enterpriseDisk.repository.ts';

async function read({ db }: Deps): Promise<EnterpriseDisk> {
  const last = await selectLastActions(db, enterpriseDisk.kind, [enterpriseDisk.id]);
  return { ...(await selectEnterpriseDisk(db)), version: last.get(enterpriseDisk.id)?.id ?? 0 };
}

/** BAK-16, BAK-35: capacity and administrators of the enterprise disk. */
export function enterpriseDiskRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getEnterpriseDisk, () => read(deps));

  route(app, changeEndpoint, async (call) => {
    await changeEnterpriseDisk(deps, authorOf(call), call.body);
    return read(deps);
  });

  for (const [endpoint, isAdministrator] of [
    [addEnterpriseDiskAdministrator, true],
    [removeEnterpriseDiskAdministrator, false],
  ] as const)
    route(app, endpoint, async (call) => {
      await changeDiskAdministrator(deps, authorOf(call), { id: call.params.id, isAdministrator });
      return read(deps);
    });
}
