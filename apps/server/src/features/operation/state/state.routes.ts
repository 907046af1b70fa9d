import { type BackupEntry, getSystemFigures, getSystemState, startBackup as startBackupEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import type { Upkeep } from '../../../platform/upkeep/index.ts';
import { readState } from './readState.ts';
import { startBackup } from './startBackup.ts';
import { selectFigures } from './state.repository.ts';

const shown = ({ startedAt, endedAt, ...backup }: Upkeep): BackupEntry => ({
  ...backup,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** BAK-107 to BAK-109: state of the system, backups and figures. */
export function stateRoutes(app: FastifyInstance, deps: Deps): void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });

  route(app, getSystemState, async () => {
    const { at, parts, schema, servers, backups } = await readState(deps);
    return {
      parts,
      schema,
      at: at.toISOString(),
      backups: backups.map(shown),
      servers: servers.map(({ startedAt, seenAt, ...server }) => ({
        ...server,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    };
  });

  route(app, getSystemFigures, () => selectFigures(deps.db, deps.now()));

  route(app, startBackupEndpoint, async (call) => {
    const { backup, done } = await startBackup(deps, authorOf(call));
    const one: Promise<void> = done.finally(() => running.delete(one));
    running.add(one);
    return shown(backup);
  });
}
