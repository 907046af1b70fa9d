import type { Deps } from '../../../platform/deps/index.ts';
import { claimChore } from '../../../platform/jobs/index.ts';
import { startWorker, type Worker } from '../../../platform/worker/index.ts';
import { checkRecords } from './checkRecords.ts';
import { selectDomainNames } from './domainRecord.repository.ts';

const dayMs = 86_400_000;

/** Checks the DNS records of all domains once a day (BAK-93). One of several servers does it. */
export function startRecordChecks(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'resolve' | 'log'>,
  { pollMs = 3_600_000 }: { pollMs?: number | undefined } = {},
): Worker {
  return startWorker({
    log: deps.log,
    name: 'the check of DNS records',
    pollMs,
    async work() {
      const at = deps.now();
      if (await claimChore(deps.db, 'domain-records', { at, until: new Date(at.getTime() + dayMs) }))
        for (const domain of await selectDomainNames(deps.db)) await checkRecords(deps, domain);
      return null;
    },
  });
}
