import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf, type BookSource, type BookView, viewOf } from './bookAddress.ts';

/** What the page shows, and how it comes to show something else: the address says all of it (RTE-18). */
export function useBookView(source: BookSource) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => viewOf(source, params), [source, params]);
  /** Shows something else. Another group, search or order begins at page 1. With `replace`, the way back skips what was shown. */
  const show = useCallback(
    (part: Partial<BookView>, replace = false) => {
      const begins = 'nodeId' in part || 'search' in part || 'sort' in part || 'pageSize' in part || 'isDescending' in part;
      void navigate(addressOf({ ...view, ...(begins && { page: 1 }), ...part }), { replace });
    },
    [view, navigate],
  );
  return { view, show, params };
}

export type BookViewControl = ReturnType<typeof useBookView>;
