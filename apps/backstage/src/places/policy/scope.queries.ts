import { getPerson, listPeople } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** The first people that match. */
export const scopePeopleOptions = (keyword: string) =>
  queryOptions({
    queryKey: ['people', 'candidates', keyword],
    queryFn: async ({ signal }) =>
      (await api.call(listPeople, { query: { page: 1, pageSize: 10, ...(keyword !== '' && { keyword }) } }, { signal })).results,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The person whose policies are open. */
export const scopePersonOptions = (id: number) =>
  queryOptions({
    queryKey: ['people', 'person', id],
    queryFn: ({ signal }) => api.call(getPerson, { params: { id } }, { signal }),
  });
