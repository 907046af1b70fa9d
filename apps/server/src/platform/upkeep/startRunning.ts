import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import type { Deps } from '../deps/index.ts';
import { pushCount } from '../health/index.ts';
import { startWorker, type Worker } from '../worker/index.ts';
import { forgetRunning, noteRunning } from './upkeep.repository.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };

/** Records twice a minute that this server runs. */
export function startRunning({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>, { pollMs = 30_000 } = {}): Worker {
  const id = randomUUID();
  const startedAt = now();
  const worker = startWorker({
    log,
    name: 'the note that this server runs',
    pollMs,
    async work() {
      await noteRunning(db, { id, host: os.hostname(), version, startedAt, seenAt: now(), pushCount: pushCount() });
      return null;
    },
  });
  return {
    ...worker,
    async stop() {
      await worker.stop();
      await forgetRunning(db, id);
    },
  };
}
