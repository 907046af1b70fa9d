import { getForwarding, setForwarding } from '@jinshu/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../core/account/index.ts';
import { askAgain, sessionKeys } from '../../../core/cache/index.ts';
import { useReport } from '../../../core/problem/index.ts';

/** Returns how arriving messages are forwarded and where that is allowed, and saves changes of it, which show at once. */
export function useForwarding(onSaved: () => void) {
  const { api, queryClient } = useAccount();
  const report = useReport();
  const queryKey = [...sessionKeys.all, 'fw', 'how'];
  const { data: how } = useQuery({ queryKey, queryFn: ({ signal }) => api.call(getForwarding, undefined, { signal }) });
  const save = useMutation({
    mutationFn: (body: { keepsCopy: boolean; forwardsSpam: boolean }) => api.call(setForwarding, { body }),
    onMutate: (body) => queryClient.setQueryData<typeof how>(queryKey, (known) => known && { ...known, ...body }),
    onSuccess: onSaved,
    onError: (error) => {
      report(error);
      askAgain(queryClient, { queryKey });
    },
  });
  return { how, save };
}
