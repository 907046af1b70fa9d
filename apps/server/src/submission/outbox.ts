import { type Connection, listen } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { dispatchSubmission } from './dispatchSubmission.ts';
import { openRelay } from './relay.ts';
import { claimDue, type DueSubmission, moveLease, outboxChannel, untilNextDue } from './submission.repository.ts';

/** The worker that delivers what was sent. */
export interface Outbox {
  /** Looks for due mail now. */
  wake(): void;
  /** Finishes what it has in hand and stops. */
  stop(): Promise<void>;
}

/** How the worker works; the defaults are those of a server. */
export interface OutboxOptions {
  /** Where to hear that another server has queued something; without it only the timer tells. */
  connection?: Connection | undefined;
  /** Longest time between two looks. */
  pollMs?: number | undefined;
  /** How long a claim holds: the mail of a server that died is taken up after this. */
  leaseMs?: number | undefined;
  concurrency?: number | undefined;
}

/** Starts to deliver. Several servers may do so on one database: each due mail is claimed by one of them. */
export function startOutbox(deps: Deps, { connection, pollMs = 15_000, leaseMs = 60_000, concurrency = 4 }: OutboxOptions = {}): Outbox {
  const { db, log, now } = deps;
  const relay = openRelay(deps.config);
  const active = new Set<Promise<void>>();
  let isStopped = false;
  let isLooking = false;
  let mustLookAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

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
      await dispatchSubmission(deps, relay, submission);
    } catch (error) {
      // The lease runs out by itself, and the mail is tried again.
      log.error({ err: error, submissionId: submission.id }, 'delivery attempt failed');
    } finally {
      clearInterval(timer);
    }
  };

  const lookOnce = async (): Promise<number> => {
    const at = now();
    const due = await claimDue(db, { at, leaseUntil: new Date(at.getTime() + leaseMs), limit: concurrency * 4 });
    for (const held of due.map(hold)) {
      while (active.size >= concurrency) await Promise.race(active);
      if (isStopped) {
        clearInterval(held.timer);
        await lease(held.submission, 0);
        continue;
      }
      const work = dispatch(held).finally(() => active.delete(work));
      active.add(work);
    }
    return due.length;
  };

  const look = async () => {
    isLooking = true;
    clearTimeout(timer);
    let pauseMs = pollMs;
    try {
      do {
        mustLookAgain = false;
        while (!isStopped && (await lookOnce()) > 0);
        // Inside the loop: what wakes it while this is asked must not be slept over.
        pauseMs = Math.min(pollMs, (await untilNextDue(db, now())) ?? pollMs);
      } while (mustLookAgain && !isStopped);
    } catch (error) {
      log.warn({ err: error }, 'the outbox cannot reach the database');
      pauseMs = 1_000;
    } finally {
      isLooking = false;
      if (!isStopped) timer = setTimeout(wake, Math.max(pauseMs, 20));
    }
  };
  const wake = () => {
    if (isStopped) return;
    if (isLooking) mustLookAgain = true;
    else looking = look();
  };

  const listener = connection && listen(connection, outboxChannel, wake, { log, onGap: wake });
  wake();
  // What was queued before the first notice could be heard.
  void listener?.ready.then(wake);
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await listener?.stop();
      await looking;
      await Promise.all(active);
      relay?.close();
    },
  };
}
