import { type SearchConditions, type SearchQuery, searchMessages } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchKeys } from '../../core/cache/index.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/**
 * Adds the time zone to a query with a date, so that "yesterday" is the user's (SRC-06). An operator in the keyword may also contain a
 * date.
 */
export const inZone = <Query extends SearchConditions>(query: Query): Query =>
  query.date || /[:：]/.test(query.keyword ?? '') ? { ...query, timeZone } : query;

/** One page of what a search finds. */
export const searchOptions = (api: ApiClient, query: SearchQuery) =>
  queryOptions({
    queryKey: [...searchKeys.all, query],
    queryFn: ({ signal }) => api.call(searchMessages, { query: inZone(query) }, { signal }),
    placeholderData: keepPreviousData,
  });
