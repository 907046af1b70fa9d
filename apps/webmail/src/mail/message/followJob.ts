import { getMailJob, type MailJob, stopMailJob } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { BulkProgress } from './inBatches.ts';

/** Job that the server continues after its response, for a call on very many messages. */
export interface BegunJob {
  id: string;
  total: number;
}

/** So often it is asked how far it is. */
const everyMs = 500;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, everyMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Reports the progress of a job until it ends, and stops the job if the signal aborts. Returns how it ended; undefined if that can't be
 * known.
 */
export async function followJob(
  { api, signal, onProgress }: { api: ApiClient; signal: AbortSignal; onProgress?: ((progress: BulkProgress) => void) | undefined },
  { id, total }: BegunJob,
): Promise<MailJob | undefined> {
  onProgress?.({ done: 0, total });
  try {
    for (;;) {
      if (!signal.aborted) await pause(signal);
      const job = await api.call(signal.aborted ? stopMailJob : getMailJob, { params: { id } });
      if (job.state !== 'running') return job;
      onProgress?.({ done: job.done, total: job.total });
    }
  } catch {
    // The job continues even if it isn't watched, and the server's change log reports every step.
    return undefined;
  }
}
