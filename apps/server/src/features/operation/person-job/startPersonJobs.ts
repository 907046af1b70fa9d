import type { Connection } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../../platform/worker/index.ts';
import { deleteOldJobs, personJobChannel } from './personJob.repository.ts';
import { runPersonJobStep } from './runPersonJobs.ts';

const keptMs = 30 * 86_400_000;

/** Starts to work on jobs about many people. Several servers may do so on one database: a step is done by one of them. */
export function startPersonJobs(
  deps: Deps,
  { connection, pollMs = 15_000 }: { connection?: Connection | undefined; pollMs?: number | undefined } = {},
): Worker {
  const { db, log, now } = deps;
  return startWorker({
    log,
    name: 'the worker on people',
    pollMs,
    connection,
    channel: personJobChannel,
    async work(isStopped) {
      while (!isStopped() && (await runPersonJobStep(deps)));
      await deleteOldJobs(db, new Date(now().getTime() - keptMs));
      return null;
    },
  });
}
