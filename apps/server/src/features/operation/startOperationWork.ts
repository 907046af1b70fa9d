import type { Connection } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startRecordCleaning } from '../record/index.ts';
import { startRemovals } from '../removal/index.ts';
import { startAlerts } from './alert/startAlerts.ts';
import { startDirectorySync } from './directory/startDirectorySync.ts';
import { startRecordChecks } from './domain-record/startRecordChecks.ts';
import { startPersonJobs } from './person-job/startPersonJobs.ts';

/**
 * Starts the work of the back stage in the background: jobs about many people, removals on their day, the retention of records, the daily
 * check of DNS records, and alerts.
 */
export function startOperationWork(deps: Deps, { connection }: { connection: Connection }): { stop: () => Promise<unknown> } {
  const workers = [
    startPersonJobs(deps, { connection }),
    startRemovals(deps),
    startRecordCleaning(deps),
    startDirectorySync(deps),
    startRecordChecks(deps),
    startAlerts(deps),
  ];
  return { stop: () => Promise.all(workers.map((worker) => worker.stop())) };
}
