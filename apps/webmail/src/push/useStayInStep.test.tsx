import { QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollMs, useStayInStep } from './useStayInStep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start(hasPush: boolean) {
  const queryClient = new QueryClient();
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  renderHook(() => useStayInStep(queryClient, hasPush));
  return () => asked.mock.calls.map(([filter]) => filter?.queryKey);
}

describe('staying in step without push', () => {
  it('PSH-02 asks for folders, lists and reviews once a minute and when the window gets the focus', () => {
    const asked = start(false);
    vi.advanceTimersByTime(pollMs - 1);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual([['folder'], ['message', 'list'], ['review']]);
    window.dispatchEvent(new Event('focus'));
    expect(asked()).toHaveLength(6);
  });

  it('PSH-02 leaves the asking to push where there is push', () => {
    const asked = start(true);
    vi.advanceTimersByTime(10 * pollMs);
    window.dispatchEvent(new Event('focus'));
    expect(asked()).toEqual([]);
  });
});
