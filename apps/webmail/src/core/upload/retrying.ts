import { Problem, type ProblemCode } from '@jinshu/api';

/** Problems that may be temporary: the network, or a server that restarts. Others won't be solved by a retry. */
const passing = new Set<ProblemCode>(['offline', 'unavailable', 'internal', 'unreadable-answer', 'rate-limited']);

/** Maximum number of consecutive failures: about three minutes without a server. */
const mostFailures = 10;
const firstMs = 500;
const longestMs = 30_000;

/** Whether what went wrong may be over in a moment. */
export const isPassing = (error: unknown): boolean => error instanceof Problem && passing.has(error.code);

/**
 * Returns the delay after this number of consecutive failures, in milliseconds. It doubles each time, with jitter so that pages don't retry
 * simultaneously.
 */
export const waitAfter = (failures: number, random = Math.random()): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (0.5 + random / 2);

/** Waits, or less when the network comes back. */
export function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

export interface RetryOptions {
  signal: AbortSignal;
  /** Between two tries. @default rest */
  pause?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** Tries until it works, or until it fails with what will not pass. `act` hears how often it has failed so far. */
export async function retrying<T>(act: (failures: number) => Promise<T>, { signal, pause = rest }: RetryOptions): Promise<T> {
  for (let failures = 0; ; ) {
    try {
      return await act(failures);
    } catch (error) {
      failures += 1;
      if (signal.aborted || !isPassing(error) || failures >= mostFailures) throw error;
      await pause(waitAfter(failures), signal);
    }
  }
}
