import { Problem } from '@jinshu/api';
import { notifyManager, QueryClient } from '@tanstack/react-query';

/** Only a server that cannot be reached is asked again: an answer that refuses would refuse again. */
const isWorthRetrying = (failures: number, error: Error) => failures < 2 && error instanceof Problem && error.code === 'offline';

// In the turn of the change: what is set beside it, such as the selection, comes in the same render.
notifyManager.setScheduler(queueMicrotask);

/** Makes the cache of what the server has said. Push says when it is stale; nothing goes stale by age alone. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: 600_000, retry: isWorthRetrying, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
