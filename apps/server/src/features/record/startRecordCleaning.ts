import type { Deps } from '../../platform/deps/index.ts';
import { claimChore } from '../../platform/jobs/index.ts';
import { deleteOldOperationRecords } from '../../platform/operation/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { deleteOldRecords } from '../../platform/security/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { deleteOldMailRecords } from './record.repository.ts';

type CleaningDeps = Pick<Deps, 'db' | 'log' | 'now'>;

const dayMs = 86_400_000;

/** Removes the records that are older than the organization keeps them (BAK-106, QRY-16). */
export async function removeOldRecords({ db, now }: CleaningDeps): Promise<void> {
  const days = await readPolicies(db);
  const before = (kept: number) => new Date(now().getTime() - kept * dayMs);
  await deleteOldMailRecords(db, { logins: before(days.login_record_days), mails: before(days.mail_record_days) });
  await deleteOldRecords(db, before(days.security_record_days));
  await deleteOldOperationRecords(db, before(days.security_record_days));
}

/** Removes old records once a day. One of several servers does it. */
export function startRecordCleaning(deps: CleaningDeps, { pollMs = 3_600_000 }: { pollMs?: number | undefined } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'the cleaning of records',
    pollMs,
    async work() {
      const at = deps.now();
      if (await claimChore(deps.db, 'records', { at, until: new Date(at.getTime() + dayMs) })) await removeOldRecords(deps);
      return null;
    },
  });
}
