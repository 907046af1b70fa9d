import { type SearchQuery, searchMessages } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchKeys } from './searchKeys.ts';

/** One page of what a search finds. */
export const searchOptions = (api: ApiClient, query: SearchQuery) =>
  queryOptions({
    queryKey: [...searchKeys.all, query],
    queryFn: ({ signal }) => api.call(searchMessages, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
