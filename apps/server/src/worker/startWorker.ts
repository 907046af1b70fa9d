import { type Connection, listen } from '../db/db.ts';
import type { Deps } from '../deps.ts';

/** Something that works in the background. */
export interface Worker {
  /** Looks for work now. */
  wake(): void;
  /** Finishes what it has in hand and stops. */
  stop(): Promise<void>;
}

/** How a worker works. */
export interface WorkerOptions {
  log: Deps['log'];
  /** Who cannot reach the database, for the log. */
  name: string;
  /**
   * Does all that is due, unless `isStopped` says that it should end. Answers in how many milliseconds something is due again; null when
   * nothing waits.
   */
  work: (isStopped: () => boolean) => Promise<number | null>;
  /** Longest time between two looks. */
  pollMs: number;
  /** Where to hear that another server has something to do; without it only the timer tells. */
  connection?: Connection | undefined;
  /** On which it is told. */
  channel?: string | undefined;
}

/** So long a database that cannot be reached is left alone. */
const retryMs = 1_000;
/** What is due this soon is not worth hurrying for. */
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
