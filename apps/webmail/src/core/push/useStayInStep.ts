import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyChange } from '../cache/index.ts';

/** Interval at which the open list is refetched without push, in milliseconds (D-144). */
export const pollMs = 60_000;

/**
 * Replaces push when reminders are off: refetches list and folders once a minute. When the window gets the focus, refetches everything that
 * another window may have changed, including whether reminders are on again (D-144).
 */
export function useStayInStep(queryClient: QueryClient, hasPush: boolean): void {
  useEffect(() => {
    if (hasPush) return;
    const ask = () => applyChange(queryClient, { type: 'folder.changed' }, { type: 'list.stale' });
    const timer = setInterval(ask, pollMs);
    const catchUp = () => applyChange(queryClient, { type: 'window.returned' });
    window.addEventListener('focus', catchUp);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', catchUp);
    };
  }, [queryClient, hasPush]);
}
