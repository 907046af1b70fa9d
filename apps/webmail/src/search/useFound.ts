import { type FoundRow, listFoundUids, type MessageRef, type SearchQuery } from '@jinshu/api';
import type { SearchConditions } from '@jinshu/ui/search-form';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../app/AccountProvider.tsx';
import { inZone, searchOptions } from './search.queries.ts';
import { searchKeys } from './searchKeys.ts';

/** What a search has found so far. */
export interface Found {
  rows: readonly FoundRow[];
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

const none: readonly FoundRow[] = [];

/**
 * Searches, and can be stopped. The first page asks the newest mails alone at first: what is looked for is mostly among them, and shows
 * while older mail is still searched.
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
    // What was cancelled waits for nothing, and has nothing.
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
