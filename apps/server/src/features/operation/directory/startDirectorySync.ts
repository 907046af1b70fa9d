import type { Deps } from '../../../platform/deps/index.ts';
import { claimChore, moveChore } from '../../../platform/jobs/index.ts';
import { startWorker, type Worker } from '../../../platform/worker/index.ts';
import { runLeaseMs } from './directoryRun.repository.ts';
import { runDirectorySync } from './runDirectorySync.ts';
import { directoryAuthor } from './syncDirectory.ts';

const hourMs = 3_600_000;

/** Synchronizes with the directory every so many hours. One of several servers does it. */
export function startDirectorySync(deps: Deps, { pollMs = 60_000 }: { pollMs?: number | undefined } = {}): Worker {
  const { config, db, log, now } = deps;
  return startWorker({
    log,
    name: 'the synchronization with the directory',
    pollMs,
    async work() {
      const hours = config.directory?.syncHours ?? 0;
      const at = now().getTime();
      if (hours === 0 || !(await claimChore(db, 'directory', { at: now(), until: new Date(at + runLeaseMs) }))) return null;
      try {
        const { people, disabled, enabled, faults, isHalted } = await runDirectorySync(deps, directoryAuthor);
        const told = { made: people.new.length, changed: people.changed.length, disabled, enabled, faults };
        if (isHalted) log.error(told, 'too many people are missing from the directory: no one was disabled');
        else log.info(told, 'people are as the directory has them');
      } finally {
        await moveChore(db, 'directory', new Date(at + hours * hourMs));
      }
      return null;
    },
  });
}
