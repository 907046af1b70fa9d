import { listPeople, listRoleHolders } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** People with a role. */
export const roleHoldersOptions = queryOptions({
  queryKey: ['roles'],
  queryFn: async ({ signal }) => (await api.call(listRoleHolders, undefined, { signal })).results,
  staleTime: 0,
});

/** People who match a text, for the choice of one. */
export const candidatesOptions = (keyword: string) =>
  queryOptions({
    queryKey: ['people', 'candidates', keyword],
    queryFn: async ({ signal }) => (await api.call(listPeople, { query: { page: 1, pageSize: 10, keyword } }, { signal })).results,
    enabled: keyword !== '',
  });
