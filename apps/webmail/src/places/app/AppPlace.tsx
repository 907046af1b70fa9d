import { listApps } from '@jinshu/api';
import { AppCentre } from '@jinshu/ui/app-centre';
import { Panel } from '@jinshu/ui/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { sessionKeys } from '../../core/cache/index.ts';
import { describeProblem } from '../../core/problem/index.ts';

/** The applications that the organization offers (RTE-21, APP-01). */
export function AppPlace() {
  const intl = useIntl();
  const { api } = useAccount();
  const { data, error, isPending, refetch } = useQuery({
    // A policy, and stale with the others.
    queryKey: [...sessionKeys.all, 'apps'],
    queryFn: async ({ signal }) => (await api.call(listApps, undefined, { signal })).results,
  });
  return (
    <Panel>
      <AppCentre
        apps={(data ?? []).map(({ name, description, url, icon }, index) => ({
          id: `${index} ${url}`,
          name,
          description,
          href: url,
          iconUrl: icon || undefined,
        }))}
        isLoading={isPending}
        errorMessage={error && !data ? describeProblem(intl, error) : undefined}
        onRetry={() => void refetch()}
      />
    </Panel>
  );
}
