import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyChange } from '../cache/applyChange.ts';

/** How often the open list is asked for again while nothing is pushed (D-144). */
export const pollMs = 60_000;

/**
 * With reminders off there is no push: list and folders are asked for once a minute, and when the window gets the focus all that another one
 * may have changed (D-144), which also tells whether reminders are on again.
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
