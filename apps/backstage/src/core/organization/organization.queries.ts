import { listOperationDepartments, listPeople } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/index.ts';

/** People who match a text, for the choice of some. */
export const peopleFoundOptions = (keyword: string) =>
  queryOptions({
    queryKey: ['people', 'candidates', keyword],
    queryFn: async ({ signal }) => (await api.call(listPeople, { query: { page: 1, pageSize: 10, keyword } }, { signal })).results,
    enabled: keyword !== '',
  });

/** The departments that the role covers. */
export const departmentsOptions = queryOptions({
  queryKey: ['departments'],
  queryFn: async ({ signal }) => (await api.call(listOperationDepartments, undefined, { signal })).results,
});
