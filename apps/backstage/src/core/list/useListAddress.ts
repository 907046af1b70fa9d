import { operationPageSizes } from '@jinshu/api';
import type { SortDescriptor } from '@jinshu/ui/data-grid';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const usualSize = 20;

/**
 * Search, filters, order and page of a list. All of it is in the address, so that a reload, the back button and a copied link show the same
 * rows (BAK-06).
 */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>, { keepsPage = false, isTyping = false } = {}) =>
      setSearch(
        (known) => {
          const next = new URLSearchParams(known);
          if (!keepsPage) next.delete('page');
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        // A character typed into a search is not a step back.
        { replace: isTyping },
      ),
    [setSearch],
  );
  return useMemo(() => {
    const size = Number(search.get('size'));
    const column = search.get('sort');
    return {
      page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
      pageSize: operationPageSizes.find((known) => known === size) ?? usualSize,
      keyword: search.get('q') ?? '',
      get: (name: string) => search.get(name) ?? undefined,
      sort: column ? ({ column, direction: search.get('desc') ? 'descending' : 'ascending' } satisfies SortDescriptor) : undefined,
      setPage: (page: number) => change({ page: page > 1 ? String(page) : undefined }, { keepsPage: true }),
      setPageSize: (next: number) => change({ size: next === usualSize ? undefined : String(next) }),
      setKeyword: (q: string) => change({ q }, { isTyping: true }),
      setSort: (sort: SortDescriptor) => change({ sort: sort.column, desc: sort.direction === 'descending' ? '1' : undefined }),
      set: (name: string, value: string | undefined) => change({ [name]: value }),
    };
  }, [search, change]);
}
