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
  it('PSH-02 asks for folders, lists and reviews once a minute, and for all that is shown when the window gets the focus', () => {
    const asked = start(false);
    vi.advanceTimersByTime(pollMs - 1);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual([['folder'], ['message', 'list'], ['review']]);
    window.dispatchEvent(new Event('focus'));
    const returned = [
      ['folder'],
      ['message', 'list'],
      ['search'],
      ['tag'],
      ['calendar'],
      ['contact'],
      ['disk'],
      ['file-share'],
      ['review'],
      ['delivery'],
      ['session'],
    ];
    expect(asked().slice(3)).toEqual(returned);
  });

  it('PSH-02 leaves the asking to push where there is push', () => {
    const asked = start(true);
    vi.advanceTimersByTime(10 * pollMs);
    window.dispatchEvent(new Event('focus'));
    expect(asked()).toEqual([]);
  });
});
