import { messageSorts } from '@jinshu/api';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListView } from '../../core/cache/index.ts';
import { usePageStep } from '../../core/page/index.ts';

/** Keeps the page, order and filter of a list, and the message in the pane beside it, in the address, so that a reload restores them. */
export function useViewInAddress({ page, sort, viewFilter, sender, subject, content }: ListView, paneUid: number): void {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const { here } = usePageStep();
  const view = {
    page: page === 1 ? '' : String(page),
    sort: sort === messageSorts[0] ? '' : sort,
    view: viewFilter,
    sender,
    subject,
    content,
    pane: paneUid > 0 ? String(paneUid) : '',
  };
  const changed = Object.entries(view).filter(([name, value]) => (query.get(name) ?? '') !== value);
  useEffect(() => {
    // Not in an entry that is there already and not drawn yet: this comes again with it.
    if (changed.length === 0 || here().key !== key) return;
    setQuery(
      (now) => {
        for (const [name, value] of changed) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true, state },
    );
  });
}
