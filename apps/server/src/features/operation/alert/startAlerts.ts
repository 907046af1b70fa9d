import type { Deps } from '../../../platform/deps/index.ts';
import { claimChore } from '../../../platform/jobs/index.ts';
import { startWorker, type Worker } from '../../../platform/worker/index.ts';
import { checkAlerts } from './checkAlerts.ts';

const minuteMs = 60_000;

/** Checks once a minute whether an alert must be mailed (BAK-110). One of several servers does it. */
export function startAlerts(deps: Deps, { pollMs = minuteMs }: { pollMs?: number | undefined } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'the check for alerts',
    pollMs,
    async work() {
      const at = deps.now();
      if (await claimChore(deps.db, 'alerts', { at, until: new Date(at.getTime() + minuteMs) })) await checkAlerts(deps);
      return null;
    },
  });
}
