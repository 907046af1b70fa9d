import { type MessageSort, messageSorts } from '@jinshu/api';
import { useState } from 'react';
import type { ListView } from './message.queries.ts';

/** Returns the initial view of a folder (LST-04, LST-53, LST-54). */
export const firstView = (folder: string, pageSize: number): ListView => ({
  folder,
  page: 1,
  pageSize,
  sort: messageSorts[0],
  viewFilter: '',
  ...noSearch,
});

/** Returns the view of a folder with the page, order and filter in the address; defaults to the initial view. */
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
  /** Filters the folder by these terms. Empty terms match everything (LST-19). */
  setSearch: (search: ListSearchTerms) => void;
}

/** The words that a list is searched for. */
export type ListSearchTerms = Pick<ListView, 'sender' | 'subject' | 'content'>;

/** Search without terms: shows the whole folder. */
export const noSearch: ListSearchTerms = { sender: '', subject: '', content: '' };

/**
 * Returns the page, order and filters of a folder's list, initially from the address. Mount it again for another folder. Another order or
 * filter starts at page 1. `onNarrow` is called when the filter changes, so that the caller can clear the selection.
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
