import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf, type BookSource, type BookView, viewOf } from './bookAddress.ts';

/** Returns the state of the page, which is in its address (RTE-18), and a function to change it. */
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
