import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyChange } from '../cache/applyChange.ts';

/** How often the open list is asked for again while nothing is pushed (D-144). */
export const pollMs = 60_000;

/** With reminders off there is no push: list and folders are asked for when the window gets the focus and once a minute (D-144). */
export function useStayInStep(queryClient: QueryClient, hasPush: boolean): void {
  useEffect(() => {
    if (hasPush) return;
    const ask = () => applyChange(queryClient, { type: 'folder.changed' }, { type: 'list.stale' });
    const timer = setInterval(ask, pollMs);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [queryClient, hasPush]);
}
