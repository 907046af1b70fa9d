import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInput } from './watchInput.ts';

let now = 0;
const stops: (() => void)[] = [];
const watch = (onInput?: () => void) => {
  const stop = watchInput(onInput);
  stops.push(stop);
  return stop;
};
const input = (type: string, at: number, target: EventTarget = window) => {
  now = at;
  target.dispatchEvent(new Event(type));
};

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('SES-06 watchInput', () => {
  it.each(['mousedown', 'mousemove', 'keydown', 'wheel', 'touchstart'])('hears %s', (type) => {
    const heard = vi.fn();
    const stop = watch(heard);
    input(type, 5000);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    input(type, 9000);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tells of it at most once a second', () => {
    const heard = vi.fn();
    watch(heard);
    for (const at of [5000, 5400, 5999, 6000, 6500, 7100]) input('mousemove', at);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('hears whoever reads a letter, which stands in a frame', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const heard = vi.fn();
    watch(heard);
    // The test DOM loads no frames. In a browser, lock.spec.ts reads a message.
    const defaultView = new EventTarget();
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([{ contentDocument: { defaultView } }] as never);
    vi.advanceTimersByTime(5000);
    input('wheel', 20_000, defaultView);
    input('wheel', 22_000, defaultView);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('hears the other windows of the browser, which would lock this one when nobody was at them', async () => {
    const heard = vi.fn();
    watch(heard);
    const other = new BroadcastChannel('jinshu.input');
    const told = vi.fn();
    other.onmessage = told;
    other.postMessage(null);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    input('keydown', 5000);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    other.close();
  });
});
