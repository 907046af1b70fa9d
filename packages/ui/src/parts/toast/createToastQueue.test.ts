import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './createToastQueue.ts';

const messages = (queue: ReturnType<typeof createToastQueue>) => queue.getSnapshot().map(({ message }) => message);

describe('createToastQueue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes a toast away after four seconds', () => {
    const queue = createToastQueue();
    queue.add({ message: 'Moved' });
    vi.advanceTimersByTime(3999);
    expect(messages(queue)).toEqual(['Moved']);
    vi.advanceTimersByTime(1);
    expect(messages(queue)).toEqual([]);
  });

  it('keeps a toast without a time until it is closed', () => {
    const queue = createToastQueue();
    const id = queue.add({ message: 'No preview', timeoutMs: null });
    vi.advanceTimersByTime(60_000);
    expect(messages(queue)).toEqual(['No preview']);
    queue.close(id);
    expect(messages(queue)).toEqual([]);
  });

  it('stops the clock while it is paused and goes on with what was left', () => {
    const queue = createToastQueue();
    queue.add({ message: 'Moved' });
    vi.advanceTimersByTime(3000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(messages(queue)).toEqual(['Moved']);
    queue.resume();
    vi.advanceTimersByTime(999);
    expect(messages(queue)).toEqual(['Moved']);
    vi.advanceTimersByTime(1);
    expect(messages(queue)).toEqual([]);
  });

  it('runs again after the toast under the pointer was closed', () => {
    const queue = createToastQueue();
    const id = queue.add({ message: 'First' });
    queue.pause();
    queue.close(id);
    queue.add({ message: 'Second' });
    vi.advanceTimersByTime(4000);
    expect(messages(queue)).toEqual([]);
  });

  it('puts a toast in the place of an earlier one with its key', () => {
    const queue = createToastQueue();
    queue.add({ message: 'Saved 10:01', key: 'draft' });
    queue.add({ message: 'Moved' });
    queue.add({ message: 'Saved 10:02', key: 'draft' });
    expect(messages(queue)).toEqual(['Moved', 'Saved 10:02']);
  });

  it('says the same thing once, and begins its time anew', () => {
    const queue = createToastQueue();
    queue.add({ message: 'The server cannot be reached.', tone: 'danger' });
    queue.add({ message: 'Moved' });
    vi.advanceTimersByTime(3000);
    queue.add({ message: 'The server cannot be reached.', tone: 'danger' });
    expect(messages(queue)).toEqual(['Moved', 'The server cannot be reached.']);
    vi.advanceTimersByTime(3999);
    expect(messages(queue)).toEqual(['The server cannot be reached.']);
    vi.advanceTimersByTime(1);
    expect(messages(queue)).toEqual([]);
  });

  it('keeps each of two that say the same and do different things', () => {
    const queue = createToastQueue();
    const undo = () => ({ label: 'Undo', onPress: () => undefined });
    queue.add({ message: 'Moved', action: undo() });
    queue.add({ message: 'Moved', action: undo() });
    expect(messages(queue)).toEqual(['Moved', 'Moved']);
  });

  it('shows the newest three', () => {
    const queue = createToastQueue();
    for (const message of ['1', '2', '3', '4', '5']) queue.add({ message });
    expect(messages(queue)).toEqual(['3', '4', '5']);
  });

  it('tells its listeners about every change, and none after they left', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    queue.add({ message: 'Moved' });
    queue.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    queue.add({ message: 'Moved' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
