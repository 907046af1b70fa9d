import type { UseQueryResult } from '@tanstack/react-query';
import { useDescribe } from '../problem/index.ts';
import { useListWords } from './useListWords.ts';

const none: readonly never[] = [];

/** A page of rows, and the number of all rows. */
interface Page<T> {
  results: readonly T[];
  count: number;
}

/** Page of a list, and how to turn it. */
interface ListPages {
  page: number;
  pageSize: number;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
}

/** Returns the properties of a table whose pages are in the address. Rows are counted up to `most`, which stands for any larger number. */
export function usePagedList<T>(
  { data, error, refetch, isPending }: UseQueryResult<Page<T>>,
  { page, pageSize, setPage, setPageSize }: ListPages,
  most?: number,
) {
  const describe = useDescribe();
  const { retryLabel, ...words } = useListWords(most);
  return {
    rows: data?.results ?? none,
    isLoading: isPending,
    failure: error && !data ? { message: describe(error), retryLabel, onRetry: () => void refetch() } : undefined,
    page,
    pageSize,
    total: data?.count ?? 0,
    onPageChange: setPage,
    onPageSizeChange: setPageSize,
    ...words,
  };
}
