import { getMailJob, type MailJob, stopMailJob } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { BulkProgress } from './inBatches.ts';

/** What the server goes on with by itself after it has answered: a call about very many mails. */
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

/** Tells how far a job is until it ends, and stops it when that is asked for. Answers how it ended, where that can be known. */
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
    // The job goes on whether it is watched or not, and the journal tells of every step.
    return undefined;
  }
}
