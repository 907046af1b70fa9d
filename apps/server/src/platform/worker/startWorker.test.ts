import { describe, expect, it, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import { startWorker, type Worker, type WorkerOptions } from './startWorker.ts';

const log = silentLog();

/** A worker whose work is let through by hand. */
function open(options: Partial<WorkerOptions> = {}) {
  const looks: ((next: number | null) => void)[] = [];
  const work = vi.fn(() => new Promise<number | null>((resolve) => looks.push(resolve)));
  const worker: Worker = startWorker({ log, name: 'the worker', pollMs: 60_000, work, ...options });
  return { worker, work, finish: (next: number | null = null) => looks.shift()?.(next) };
}

describe('startWorker', () => {
  it('looks at once, and again when something is due', async () => {
    const { worker, work, finish } = open();
    expect(work).toHaveBeenCalledTimes(1);
    finish(30);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), 10_000);
    finish();
    await worker.stop();
  });

  it('looks once more when it was woken while it looked, however often', async () => {
    const { worker, work, finish } = open();
    worker.wake();
    worker.wake();
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), 10_000);
    finish();
    await worker.stop();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('tries again when the database cannot be reached', async () => {
    const work = vi.fn<WorkerOptions['work']>().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(null);
    const { worker } = open({ work });
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    await worker.stop();
  });

  it('ends what it has in hand, tells it so, and never looks again', async () => {
    let isOver: (() => boolean) | undefined;
    let end: (() => void) | undefined;
    const work = vi.fn(async (isStopped: () => boolean) => {
      isOver = isStopped;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return 0;
    });
    const { worker } = open({ work });
    let hasStopped = false;
    const stopped = worker.stop().then(() => {
      hasStopped = true;
    });
    expect(isOver?.()).toBe(true);
    await Promise.resolve();
    expect(hasStopped).toBe(false);
    end?.();
    await stopped;
    worker.wake();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
