import { Problem } from '@jinshu/api';
import { QueryClient } from '@tanstack/react-query';

/** Only a server that cannot be reached is asked again: an answer that refuses would refuse again. */
const isWorthRetrying = (failures: number, error: Error) => failures < 2 && error instanceof Problem && error.code === 'offline';

/** Makes the cache of what the server has said. Push says when it is stale; nothing goes stale by age alone. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: 600_000, retry: isWorthRetrying, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
