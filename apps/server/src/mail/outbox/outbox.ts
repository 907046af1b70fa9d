import { type Connection, openDb } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { claimDue, type DueSubmission, moveLease, outboxChannel, untilNextDue } from '../submission/index.ts';
import { DomainPace } from './DomainPace.ts';
import { dispatchSubmission } from './dispatchSubmission.ts';
import { keepWay } from './keepWay.ts';
import { releaseHeld } from './queue.repository.ts';
import { tellStops } from './tellStops.ts';

/** The worker that delivers what was sent. */
export type Outbox = Worker;

/** Options of the outbox worker. The defaults are for a server. */
export interface OutboxOptions {
  /** Database connection for notifications that another server has queued something. Without it the worker only polls. */
  connection?: Connection | undefined;
  /** Longest time between two looks. */
  pollMs?: number | undefined;
  /** Duration of a claim, in milliseconds. Messages claimed by a server that died are retried after it. */
  leaseMs?: number | undefined;
  concurrency?: number | undefined;
}

/** Starts to deliver. Several servers may do so on one database: each due mail is claimed by one of them. */
export function startOutbox(deps: Deps, { connection, pollMs = 15_000, leaseMs = 60_000, concurrency = 4 }: OutboxOptions = {}): Outbox {
  const { db, log, now } = deps;
  const way = keepWay(deps);
  const proxyPace = new DomainPace();
  const notes = connection ? openDb(connection, log, { maxConnections: 2 }) : null;
  const active = new Set<Promise<void>>();

  const lease = (submission: DueSubmission, ms: number) => {
    const at = now().getTime();
    return moveLease(db, submission, { until: new Date(at + ms), longest: new Date(at + leaseMs) }).catch((error: unknown) =>
      log.warn({ err: error }, 'lease not moved'),
    );
  };

  /** Holds a claim from the moment it was made: while it waits for its turn here, no other server may take it for lost. */
  const hold = (submission: DueSubmission) => ({
    submission,
    timer: setInterval(() => void lease(submission, leaseMs), leaseMs / 3),
  });

  const dispatch = async ({ submission, timer }: ReturnType<typeof hold>) => {
    try {
      const relay = await way.current();
      await dispatchSubmission(deps, relay, submission, { noteDb: notes?.db, proxyPace });
      // A way that was set meanwhile has released what waited then, and this waits since.
      if (!relay && (await way.current())) {
        await db.transaction().execute((tx) => releaseHeld(tx, now()));
        worker.wake();
      }
    } catch (error) {
      // When the lease expires, the message is retried.
      log.error({ err: error, submissionId: submission.id }, 'delivery attempt failed');
    } finally {
      clearInterval(timer);
    }
  };

  const lookOnce = async (isStopped: () => boolean): Promise<number> => {
    const at = now();
    const due = await claimDue(db, { at, leaseUntil: new Date(at.getTime() + leaseMs), limit: concurrency * 4 });
    for (const held of due.map(hold)) {
      while (active.size >= concurrency) await Promise.race(active);
      if (isStopped()) {
        clearInterval(held.timer);
        await lease(held.submission, 0);
        continue;
      }
      const work = dispatch(held).finally(() => active.delete(work));
      active.add(work);
    }
    return due.length;
  };

  const worker = startWorker({
    log,
    name: 'the outbox',
    pollMs,
    connection,
    channel: outboxChannel,
    async work(isStopped) {
      await tellStops(deps);
      while (!isStopped() && (await lookOnce(isStopped)) > 0);
      return untilNextDue(db, now());
    },
  });
  return {
    ...worker,
    async stop() {
      await worker.stop();
      await Promise.all(active);
      way.close();
      await notes?.close();
    },
  };
}
