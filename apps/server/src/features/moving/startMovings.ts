import { ServerRefusal } from '../../mail/foreign-server/index.ts';
import type { Connection } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { cancelJob, claimJobs, holdJob, type Job, retryDelay, settleJob, untilNextJob } from '../../platform/jobs/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { fetchMoving, tellMoving } from './fetchMoving.ts';
import { isOwnerActive, type MovingState, movingQueue, selectMoving, updateState } from './moving.repository.ts';
import { ClaimLost } from './storeFetched.ts';
import { movingChannel } from './wakeMovings.repository.ts';

type FetchingDeps = Pick<Deps, 'db' | 'blobs' | 'now' | 'config' | 'log'>;

/** Options of fetching. The defaults are for a server. */
export interface FetchingOptions {
  /** Database connection for notifications of requests to fetch now. Without it the worker only polls. */
  connection?: Connection | undefined;
  pollMs?: number | undefined;
  /** Duration of a claim, in milliseconds. The account of a server that died is fetched by another one after it. */
  leaseMs?: number | undefined;
  concurrency?: number | undefined;
}

const minuteMs = 60_000;
/** Reasons that another attempt alone does not mend. The account waits for its user. */
const needsUser = new Set<ServerRefusal['reason']>(['login', 'untrusted', 'no-encryption', 'internal']);
/** Delay before a full mailbox is tried again, in milliseconds. */
const fullPauseMs = 60 * minuteMs;

/** Fetches one account, and records how it went. */
async function doJob(deps: FetchingDeps, job: Job, leaseMs: number, isStopped: () => boolean): Promise<void> {
  const { db, log, now } = deps;
  const later = (ms: number) => new Date(now().getTime() + ms);
  const moving = await selectMoving(db, job.key);
  if (!moving) return cancelJob(db, movingQueue, [job.key]);
  const pauseMs = Math.max(await readPolicy(db, 'fetch_minutes'), moving.everyMinutes ?? 0) * minuteMs;
  const mayFetch = (await isOwnerActive(db, moving.accountId)) && (await readPolicy(db, 'is_fetching', { accountId: moving.accountId }));
  if (!mayFetch) return settleJob(db, job, { dueAt: later(pauseMs), isDone: true });
  let isLost = false;
  const timer = setInterval(() => {
    void holdJob(db, job, later(leaseMs)).then(
      (isHeld) => {
        isLost ||= !isHeld;
      },
      (error: unknown) => log.warn({ err: error }, 'the lease of fetching was not extended'),
    );
  }, leaseMs / 3);
  const check = () => {
    if (isLost || isStopped()) throw new ClaimLost();
  };
  const settle = async (state: MovingState, due: { dueAt: Date; isDone: boolean }) => {
    await updateState(db, moving.id, state);
    await settleJob(db, job, due);
    await tellMoving(deps, moving);
  };
  try {
    await updateState(db, moving.id, { status: 'receiving', statusInfo: '', runCount: 0 });
    await tellMoving(deps, moving);
    const state = await fetchMoving(deps, { moving, job, leaseMs, check });
    await settle(state, { dueAt: later(state.status === 'full' ? Math.max(fullPauseMs, pauseMs) : pauseMs), isDone: true });
  } catch (error) {
    // What was stored stays. Another server, or this one after its start, resumes from there.
    if (error instanceof ClaimLost) return isLost ? undefined : settleJob(db, job, { dueAt: now(), isDone: true });
    const refusal = error instanceof ServerRefusal ? error : null;
    if (!refusal) log.warn({ err: error, movingId: moving.id }, 'fetching failed');
    const isFinal = refusal !== null && needsUser.has(refusal.reason);
    const statusInfo = refusal ? `${refusal.reason} ${refusal.words}`.trim() : '';
    const dueAt = later(isFinal ? 24 * 60 * minuteMs : Math.max(retryDelay(job.attempts - 1), minuteMs));
    await settle({ status: isFinal ? 'refused' : 'failed', statusInfo, currentFolder: '' }, { dueAt, isDone: false });
  } finally {
    clearInterval(timer);
  }
}

/** Starts to fetch. Several servers may do so on one database: each account is claimed by one of them. */
export function startMovings(
  deps: FetchingDeps,
  { connection, pollMs = 15_000, leaseMs = 60_000, concurrency = 3 }: FetchingOptions = {},
): Worker {
  const { db, log, now } = deps;
  const active = new Set<Promise<void>>();
  const worker = startWorker({
    log,
    name: 'the fetching of mail',
    pollMs,
    connection,
    channel: movingChannel,
    async work(isStopped) {
      while (!isStopped() && active.size < concurrency) {
        const at = now();
        const until = new Date(at.getTime() + leaseMs);
        const [job] = await claimJobs(db, movingQueue, { at, until, limit: 1 });
        if (!job) break;
        const done = doJob(deps, job, leaseMs, isStopped)
          .catch((error: unknown) => log.error({ err: error, movingId: job.key }, 'fetching was not recorded'))
          .finally(() => {
            active.delete(done);
            worker.wake();
          });
        active.add(done);
      }
      return active.size < concurrency ? untilNextJob(db, movingQueue, now()) : null;
    },
  });
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      await Promise.all(active);
    },
  };
}
