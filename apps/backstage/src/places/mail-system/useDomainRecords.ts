import { checkDomainRecords, type DomainRecords, getDomainRecords, makeDomainKey } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useWithPassword } from '../../core/session/index.ts';
import { domainsOptions } from './domain.queries.ts';

const recordsOptions = (name: string) =>
  queryOptions({
    queryKey: [...domainsOptions.queryKey, name, 'records'],
    queryFn: ({ signal }) => api.call(getDomainRecords, { params: { name } }, { signal }),
    staleTime: 0,
  });

/** DNS records and keys of a domain, their check, and the making of a key. */
export function useDomainRecords(name: string) {
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const withPassword = useWithPassword();
  const params = { name };
  const keep = (records: DomainRecords) => queryClient.setQueryData(recordsOptions(name).queryKey, records);
  const check = useMutation({
    mutationFn: () => api.call(checkDomainRecords, { params }),
    onSuccess: keep,
    onError: (error) => toasts.add({ message: describe(error), tone: 'danger' }),
  });
  const make = useMutation({
    mutationFn: () => withPassword(() => api.call(makeDomainKey, { params })),
    onSuccess: keep,
  });
  return { query: useQuery(recordsOptions(name)), check, make };
}
