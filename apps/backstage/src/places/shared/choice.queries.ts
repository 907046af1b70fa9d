import { listOperationLists, listPeople } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** People who match a text, for the choice of one. */
export const peopleChoices = (keyword: string) =>
  queryOptions({
    queryKey: ['people', 'candidates', keyword],
    queryFn: async ({ signal }) => (await api.call(listPeople, { query: { page: 1, pageSize: 10, keyword } }, { signal })).results,
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });

/** Mailing lists that match a text, for the choice of one. */
export const listChoices = (keyword: string) =>
  queryOptions({
    queryKey: ['mailing-lists', 'candidates', keyword],
    queryFn: async ({ signal }) => (await api.call(listOperationLists, { query: { page: 1, pageSize: 10, keyword } }, { signal })).results,
    placeholderData: keepPreviousData,
  });
