import { getTwoFactor } from '@jinshu/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runningAccount } from '../../../core/account/index.ts';
import { api } from '../../../core/api/index.ts';
import { applyChange, sessionKeys } from '../../../core/cache/index.ts';
import { sharedStatusOptions } from '../../../core/session/index.ts';
import { useLogOut } from '../../../mail/draft/index.ts';

/** Factors that can be bound, and both ways out of the dialog that asks for one. */
export function useOwedFactor() {
  const queryClient = useQueryClient();
  const logOut = useLogOut(runningAccount());
  const { data, error } = useQuery({
    queryKey: [...sessionKeys.all, 'twofactor'],
    queryFn: ({ signal }) => api.call(getTwoFactor, undefined, { signal }),
  });
  const proceed = () => {
    queryClient.setQueryData(sharedStatusOptions(api).queryKey, (status) => status && { ...status, mustBindFactor: false });
    // Every call was refused until now.
    applyChange(queryClient, { type: 'resync' });
  };
  return { kinds: data?.allowedFactors ?? [], error, proceed, logOut };
}
