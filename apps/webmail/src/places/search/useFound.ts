import { type FoundRow, listFoundUids, type MessageRef, type SearchQuery } from '@jinshu/api';
import type { SearchConditions } from '@jinshu/ui/search-form';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { searchKeys } from '../../core/cache/index.ts';
import { inZone, searchOptions } from '../../mail/search/index.ts';

/** Current results and state of a search. */
export interface Found {
  rows: readonly FoundRow[];
  total: number;
  isSearching: boolean;
  /** Whether the user stopped the search before it covered all messages. */
  isStopped: boolean;
  /** Whether the shown results belong to the latest query. */
  isCurrent: boolean;
  error: unknown;
  stop: () => void;
  searchAgain: () => void;
  /** Returns all messages that the search finds, on every page. */
  listAll: (signal: AbortSignal) => Promise<readonly MessageRef[]>;
}

const none: readonly FoundRow[] = [];

/**
 * Runs a search that can be stopped. For the first page, searches only the newest messages at first: the user is mostly looking for one of
 * them. They are shown while older messages are searched.
 */
export function useFound(conditions: SearchConditions, shown: Omit<SearchQuery, keyof SearchConditions | 'isEarly'>): Found {
  const { api, queryClient } = useAccount();
  const asked = { ...conditions, ...shown };
  const isFirst = shown.page === 1;
  const early = useQuery({ ...searchOptions(api, { ...asked, isEarly: true }), enabled: isFirst });
  const isLong = !isFirst || early.isError || (early.data?.isPartial === true && !early.isPlaceholderData);
  const whole = useQuery({ ...searchOptions(api, asked), enabled: isLong });
  const last = isLong ? whole : early;
  const data = (isLong ? whole.data : undefined) ?? early.data;
  return {
    rows: data?.results ?? none,
    total: data?.total ?? 0,
    isSearching: last.fetchStatus === 'fetching',
    // A canceled query is idle and has no data.
    isStopped: last.isPending && last.fetchStatus === 'idle',
    isCurrent: last.data !== undefined && !last.isPlaceholderData,
    error: last.error,
    stop: () => void queryClient.cancelQueries({ queryKey: searchKeys.all }),
    searchAgain: () => void last.refetch(),
    listAll: async (signal) => {
      const { folders } = await api.call(listFoundUids, { query: inZone(conditions) }, { signal });
      return folders.flatMap(({ folder, uids }) => uids.map((uid) => ({ folder, uid })));
    },
  };
}
