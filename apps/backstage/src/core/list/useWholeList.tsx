import { EmptyState } from '@jinshu/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDescribe } from '../problem/index.ts';
import { useListWords } from './useListWords.ts';

/** Returns the properties of a table that shows all rows on one page. */
export function useWholeList<T>({ data, error, refetch, isPending }: UseQueryResult<T[]>, none: string) {
  const describe = useDescribe();
  const { retryLabel, ...words } = useListWords();
  const emptyState = useMemo(() => <EmptyState title={none} />, [none]);
  return {
    rows: data ?? [],
    isLoading: isPending,
    emptyState,
    failure: error && !data ? { message: describe(error), retryLabel, onRetry: () => void refetch() } : undefined,
    page: 1,
    pageSize: Math.max(1, data?.length ?? 1),
    total: data?.length ?? 0,
    onPageChange: () => undefined,
    ...words,
  };
}
