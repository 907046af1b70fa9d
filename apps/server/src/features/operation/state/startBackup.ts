import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backUp, backupResult } from '../../../platform/backup/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { beginUpkeep, endUpkeep, selectUpkeep, type Upkeep } from '../../../platform/upkeep/index.ts';

const longestMs = 86_400_000;

/** Whether a backup is being made. One that did not end within a day never will. */
const isRunning = ({ startedAt, endedAt }: Upkeep, at: Date) => endedAt === null && at.getTime() - startedAt.getTime() < longestMs;

/** Begins a backup into the data directory, unless one is being made (BAK-108). `done` settles when it has ended. */
export async function startBackup(deps: Deps, author: OperationAuthor): Promise<{ backup: Upkeep; done: Promise<void> }> {
  const { config, db, log, now } = deps;
  const at = now();
  const [last] = await selectUpkeep(db, 'backup', 1);
  if (last && isRunning(last, at)) return { backup: last, done: Promise.resolve() };
  const directory = path.join(config.dataDir, 'backups');
  const file = path.join(directory, `jinshu-${at.toISOString().replace(/[:.]/g, '-')}.backup`);
  const id = await db.transaction().execute(async (tx) => {
    const made = await beginUpkeep(tx, 'backup', { at, file });
    await recordAction(tx, deps, author, { action: 'startBackup', changes: [{ field: 'file', before: null, after: file }] });
    return made;
  });
  const work = async () => {
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await endUpkeep(db, id, { at: now(), ...backupResult(await backUp(deps, { file })) });
    } catch (error) {
      log.error({ err: error, file }, 'a backup failed');
      await endUpkeep(db, id, { at: now(), failure: error instanceof Error ? error.message : String(error) });
    }
  };
  const done = work().catch((error: unknown) => log.error({ err: error }, 'the end of a backup was not recorded'));
  return { backup: { id, startedAt: at, endedAt: null, file, bytes: 0, faults: 0, failure: '' }, done };
}
