import { listOperationDomains } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** The domains, the default one first. */
export const domainsOptions = queryOptions({
  queryKey: ['domains'],
  queryFn: async ({ signal }) => (await api.call(listOperationDomains, undefined, { signal })).results,
  staleTime: 0,
});
