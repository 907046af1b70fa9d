import { type MessageRef, type MessageRow, searchMessages } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { SearchConditions } from '@jinshu/ui/search-form';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../app/AccountProvider.tsx';
import { searchOptions } from './search.queries.ts';

/** What a search has found so far. */
export interface Found {
  rows: readonly MessageRow[];
  total: number;
  isSearching: boolean;
  /** Somebody stopped it, so that not all mail was looked through. */
  isStopped: boolean;
  /** What is shown belongs to what was asked for last. */
  isCurrent: boolean;
  error: unknown;
  stop: () => void;
  searchAgain: () => void;
  /** Names all mails that the search finds, on every page. */
  listAll: (signal: AbortSignal) => Promise<readonly MessageRef[]>;
}

const none: readonly MessageRow[] = [];

/** Searches, and can be stopped. */
export function useFound(conditions: SearchConditions, { page, pageSize }: { page: number; pageSize: number }): Found {
  const { api, queryClient } = useAccount();
  const options = searchOptions(api, { ...conditions, page, pageSize });
  const { data, error, isPending, fetchStatus, isPlaceholderData, refetch } = useQuery(options);
  return {
    rows: data?.results ?? none,
    total: data?.total ?? 0,
    isSearching: fetchStatus === 'fetching',
    // A query that was cancelled waits for nothing, and has nothing.
    isStopped: isPending && fetchStatus === 'idle',
    isCurrent: data !== undefined && !isPlaceholderData,
    error,
    stop: () => void queryClient.cancelQueries({ queryKey: options.queryKey }),
    searchAgain: () => void refetch(),
    listAll: (signal) => listFound(api, conditions, signal),
  };
}

/** So many are named by one call. */
const listed = 100;

async function listFound(api: ApiClient, conditions: SearchConditions, signal: AbortSignal): Promise<readonly MessageRef[]> {
  const refs: MessageRef[] = [];
  for (let page = 1; ; page += 1) {
    const { total, results } = await api.call(searchMessages, { query: { ...conditions, page, pageSize: listed } }, { signal });
    refs.push(...results.map(({ folder, uid }) => ({ folder, uid })));
    if (results.length === 0 || page * listed >= total) return refs;
  }
}
