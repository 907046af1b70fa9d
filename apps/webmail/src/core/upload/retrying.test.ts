import { Problem } from '@jinshu/api';
import { describe, expect, it, vi } from 'vitest';
import { isPassing, rest, retrying, waitAfter } from './retrying.ts';

const { signal } = new AbortController();
const at = () => Promise.resolve();

describe('trying again', () => {
  it('goes on until it works, with longer and longer rests', async () => {
    const waits: number[] = [];
    const act = vi.fn(async (failures: number) => {
      if (failures < 4) throw new Problem('offline');
      return failures;
    });
    const pause = async (ms: number) => void waits.push(ms);
    expect(await retrying(act, { signal, pause })).toBe(4);
    expect(waits).toHaveLength(4);
    for (const [index, ms] of waits.entries()) {
      expect(ms).toBeGreaterThanOrEqual(250 * 2 ** index);
      expect(ms).toBeLessThanOrEqual(500 * 2 ** index);
    }
  });

  it('never rests longer than half a minute', () => {
    expect([waitAfter(1, 0), waitAfter(1, 1), waitAfter(50, 1)]).toEqual([250, 500, 30_000]);
  });

  it.each(['offline', 'unavailable', 'internal', 'unreadable-answer', 'rate-limited'] as const)(
    'takes %s for something that passes',
    (code) => {
      expect(isPassing(new Problem(code))).toBe(true);
    },
  );

  it.each(['upload-over-mailbox', 'session-expired', 'forbidden', 'too-large'] as const)('ATT-25 gives up at once at %s', async (code) => {
    const act = vi.fn(async () => {
      throw new Problem(code);
    });
    await expect(retrying(act, { signal, pause: at })).rejects.toMatchObject({ code });
    expect(act).toHaveBeenCalledOnce();
  });

  it('gives up in the end', async () => {
    const act = vi.fn(async () => {
      throw new Problem('offline');
    });
    await expect(retrying(act, { signal, pause: at })).rejects.toMatchObject({ code: 'offline' });
    expect(act).toHaveBeenCalledTimes(10);
  });

  it('rests no longer than the network is away, or than it is wanted', async () => {
    vi.useFakeTimers();
    const online = rest(30_000, signal);
    globalThis.dispatchEvent(new Event('online'));
    await expect(online).resolves.toBeUndefined();
    const stop = new AbortController();
    const stopped = rest(30_000, stop.signal);
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
