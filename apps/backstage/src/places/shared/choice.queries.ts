import { listOperationDepartments, listPeople } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** The departments for choices. */
export const departmentChoices = queryOptions({
  queryKey: ['departments'],
  queryFn: async ({ signal }) => (await api.call(listOperationDepartments, undefined, { signal })).results,
});

/** People who match a text, for the choice of one. */
export const peopleChoices = (keyword: string) =>
  queryOptions({
    queryKey: ['people', 'candidates', keyword],
    queryFn: async ({ signal }) => (await api.call(listPeople, { query: { page: 1, pageSize: 10, keyword } }, { signal })).results,
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
