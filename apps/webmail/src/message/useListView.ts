import { type MessageSort, messageSorts } from '@jinshu/api';
import { useState } from 'react';
import type { ListView } from './message.queries.ts';

/** How a folder shows when it is opened (LST-04, LST-53, LST-54). */
export const firstView = (folder: string, pageSize: number): ListView => ({
  folder,
  page: 1,
  pageSize,
  sort: messageSorts[0],
  viewFilter: '',
  ...noSearch,
});

/** How a folder shows at an address: what it says of page, order and filter, else as when it is opened. */
export function viewAt(folder: string, pageSize: number, query: URLSearchParams): ListView {
  const first = firstView(folder, pageSize);
  const page = Number(query.get('page'));
  const said = (name: string) => query.get(name) ?? '';
  return {
    ...first,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: messageSorts.find((sort) => sort === query.get('sort')) ?? first.sort,
    viewFilter: said('view'),
    sender: said('sender'),
    subject: said('subject'),
    content: said('content'),
  };
}

export interface ListViewControl {
  view: ListView;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
  setSort: (sort: MessageSort) => void;
  setViewFilter: (viewFilter: string) => void;
  /** Narrows the folder to mails with these words; empty ones ask for nothing (LST-19). */
  setSearch: (search: ListSearchTerms) => void;
}

/** The words that a list is searched for. */
export type ListSearchTerms = Pick<ListView, 'sender' | 'subject' | 'content'>;

/** Asks for nothing: the whole folder. */
export const noSearch: ListSearchTerms = { sender: '', subject: '', content: '' };

/**
 * Which page of a folder is shown, and how: at first as its address says. Another folder begins anew; another order or filter begins at page 1. `onNarrow` hears that
 * other mails are listed: what was chosen of those before is not chosen of these.
 */
export function useListView(folder: string, pageSize: number, query: URLSearchParams, onNarrow?: () => void): ListViewControl {
  const [view, setView] = useState(() => viewAt(folder, pageSize, query));
  const change = (patch: Partial<ListView>) => setView((before) => ({ ...before, page: 1, ...patch }));
  const narrow = (patch: Partial<ListView>) => {
    onNarrow?.();
    change(patch);
  };
  return {
    view: { ...view, pageSize },
    setPage: (page) => change({ page }),
    setPageSize: (size) => change({ pageSize: size }),
    setSort: (sort) => change({ sort }),
    setViewFilter: (viewFilter) => narrow({ viewFilter }),
    setSearch: narrow,
  };
}
