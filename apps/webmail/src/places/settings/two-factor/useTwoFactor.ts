import { getTwoFactor, listSessions } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../core/account/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';

const queryKey = [...sessionKeys.all, 'twofactor'];

/** Second factors and sessions of the account, and a function that loads both again. */
export function useTwoFactor() {
  const { api } = useAccount();
  const factors = useQuery({ queryKey, queryFn: ({ signal }) => api.call(getTwoFactor, undefined, { signal }) });
  const list = useQuery({
    queryKey: [...queryKey, 'sessions'],
    queryFn: async ({ signal }) => (await api.call(listSessions, undefined, { signal })).sessions,
  });
  const refresh = async () => void (await Promise.all([factors.refetch(), list.refetch()]));
  return { data: factors.data, sessions: list.data, error: factors.error ?? list.error, refresh };
}
