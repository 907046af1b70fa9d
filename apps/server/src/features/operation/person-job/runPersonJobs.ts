import { Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { forgetPolicies } from '../../../platform/policy/index.ts';
import type { Operator } from '../person/personAccess.ts';
import { doPersonWork, refusalOf } from './doPersonWork.ts';
import { makeJobPassword } from './jobPassword.ts';
import {
  attempt,
  finishPersonJob,
  type HeldPersonJob,
  holdPersonJob,
  type JobRow,
  nextJobRows,
  noteJobFailures,
  readyJobRow,
  selectCaller,
  settleJobRow,
  settleWaitingRows,
} from './personJob.repository.ts';

/** Errors of the server in a row after which a row is given up. */
const mostFailures = 5;

/** Passwords that are made at once: hashes are computed in the threads of Node.js, of which there are four. */
const passwordsAtOnce = 4;

/** Makes the next passwords of a job. Returns false if none is needed up to a row. */
async function makePasswords(tx: Tx, deps: Deps, job: HeldPersonJob, upTo = Number.POSITIVE_INFINITY): Promise<boolean> {
  const waiting = await nextJobRows(tx, job.id, { isReady: false, limit: passwordsAtOnce });
  const [first] = waiting;
  if (!first || first.row > upTo) return false;
  const made = await Promise.all(waiting.map(async ({ row }) => ({ row, ...(await makeJobPassword(deps.db)) })));
  for (const ready of made) await readyJobRow(tx, job.id, ready);
  return true;
}

async function operatorOf(tx: Tx, { accountId, author }: HeldPersonJob): Promise<Operator> {
  const caller = await selectCaller(tx, accountId);
  if (!caller || caller.role === 'auditor') throw new Problem('forbidden');
  return { caller, author };
}

async function write(tx: Tx, deps: Deps, job: HeldPersonJob, row: JobRow): Promise<void> {
  const operator = await operatorOf(tx, job);
  await settleJobRow(tx, job.id, await doPersonWork(tx, deps, operator, { ...row, passwordHash: row.passwordHash ?? '' }));
}

/** Writes the next row. If it needs a password, those of some more rows are made with it. */
async function stepOfEach(tx: Tx, deps: Deps, job: HeldPersonJob): Promise<void> {
  const next = async () => (await nextJobRows(tx, job.id, { limit: 1 }))[0];
  const known = await next();
  if (!known) return void (await finishPersonJob(tx, job.id, deps.now()));
  const row = ((await makePasswords(tx, deps, job, known.row)) && (await next())) || known;
  const problem = await attempt(tx, () => write(tx, deps, job, row));
  if (problem) await settleJobRow(tx, job.id, { row: row.row, outcome: 'failed', ...refusalOf(problem) });
}

/** Makes the next passwords; when there are all, writes all rows, or none when one is refused. */
async function stepOfAll(tx: Tx, deps: Deps, job: HeldPersonJob): Promise<void> {
  if (await makePasswords(tx, deps, job)) return;
  let current = 0;
  const problem = await attempt(tx, async () => {
    for (const row of await nextJobRows(tx, job.id, {})) {
      current = row.row;
      await write(tx, deps, job, row);
    }
  });
  if (problem) {
    await settleJobRow(tx, job.id, { row: current, outcome: 'failed', ...refusalOf(problem) });
    await settleWaitingRows(tx, job.id, 'skipped');
  }
  await finishPersonJob(tx, job.id, deps.now());
}

/** Gives up the row at which the server keeps failing. */
async function giveUp(deps: Deps, { id, isAtomic }: HeldPersonJob): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const [row] = await nextJobRows(tx, id, { limit: 1 });
    if (row) await settleJobRow(tx, id, { row: row.row, outcome: 'failed', reason: 'internal' });
    if (isAtomic) await settleWaitingRows(tx, id, 'skipped');
    await noteJobFailures(tx, id, 0);
  });
}

/**
 * Does one step of the oldest job. Returns false if there is none. A row and its outcome commit together: if the server stops in between,
 * nothing has changed, and the row is next again (BAK-30).
 */
export async function runPersonJobStep(deps: Deps): Promise<boolean> {
  let held: HeldPersonJob | undefined;
  try {
    await deps.db.transaction().execute(async (tx) => {
      held = await holdPersonJob(tx);
      if (held) await (held.isAtomic ? stepOfAll : stepOfEach)(tx, deps, held);
      if (held && held.failures > 0) await noteJobFailures(tx, held.id, 0);
    });
    forgetPolicies(deps.db);
    return held !== undefined;
  } catch (error) {
    if (!held) throw error;
    deps.log.warn({ err: error, jobId: held.id }, 'a step of a job about people failed');
    if (held.failures + 1 < mostFailures) await noteJobFailures(deps.db, held.id, held.failures + 1);
    else await giveUp(deps, held);
    return true;
  }
}
