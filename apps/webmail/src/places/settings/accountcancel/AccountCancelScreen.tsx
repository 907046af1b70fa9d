import { getCancellation, requestCancellation, withdrawCancellation } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { CancelAccountPage } from '@jinshu/ui/settings-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';
import { describeProblem, ScreenFailure } from '../../../core/problem/index.ts';

const queryKey = [...sessionKeys.all, 'cancellation'];

/** The request to close the account, which an administrator grants (SET-102, SET-103). */
export function AccountCancelScreen() {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => api.call(getCancellation, undefined, { signal }) });
  const change = useMutation({
    mutationFn: (isWanted: boolean) => (isWanted ? api.call(requestCancellation, { body: {} }) : api.call(withdrawCancellation)),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
  });
  if (error) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Panel>
      {data && (
        <CancelAccountPage
          isRequested={data.isPending}
          onRequest={() => change.mutate(true)}
          onWithdraw={() => change.mutate(false)}
          refusal={data.refusal}
          isPending={change.isPending}
          errorMessage={change.error ? describeProblem(intl, change.error) : undefined}
        />
      )}
    </Panel>
  );
}
