import { type Connection, listen } from '../db/index.ts';
import type { Deps } from '../deps/index.ts';

/** Something that works in the background. */
export interface Worker {
  /** Looks for work now. */
  wake(): void;
  /** Finishes what it has in hand and stops. */
  stop(): Promise<void>;
}

/** Options of a worker. */
export interface WorkerOptions {
  log: Deps['log'];
  /** Name of the worker, logged when it cannot reach the database. */
  name: string;
  /**
   * Does all that is due, unless `isStopped` says that it should end. Answers in how many milliseconds something is due again; null when
   * nothing waits.
   */
  work: (isStopped: () => boolean) => Promise<number | null>;
  /** Longest time between two looks. */
  pollMs: number;
  /** Database connection for notifications that another server has queued work. Without it the worker only polls. */
  connection?: Connection | undefined;
  /** Notification channel. */
  channel?: string | undefined;
}

/** Delay before retrying when the database cannot be reached, in milliseconds. */
const retryMs = 1_000;
/** Minimum delay between two checks for work, in milliseconds. */
const shortestMs = 20;

/** Starts to work: now, when something is due, when it is woken, and once in `pollMs` in any case. */
export function startWorker({ log, name, work, pollMs, connection, channel }: WorkerOptions): Worker {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let mustLookAgain = false;

  const look = async () => {
    let pauseMs = pollMs;
    try {
      do {
        mustLookAgain = false;
        // Inside the loop: what wakes it while this is asked must not be slept over.
        pauseMs = Math.min(pollMs, (await work(() => isStopped)) ?? pollMs);
      } while (mustLookAgain && !isStopped);
    } catch (error) {
      if (!isStopped) log.warn({ err: error }, `${name} cannot reach the database`);
      pauseMs = retryMs;
    }
    working = undefined;
    if (!isStopped) timer = setTimeout(wake, Math.max(pauseMs, shortestMs));
  };
  const wake = () => {
    clearTimeout(timer);
    mustLookAgain = true;
    if (!isStopped) working ??= look();
  };

  const listener = connection && channel !== undefined ? listen(connection, channel, wake, { log, onGap: wake }) : undefined;
  wake();
  // What began before the first notice could be heard.
  void listener?.ready.then(wake);
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await listener?.stop();
      await working;
    },
  };
}
