import type { ContactSource } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { contactPickerStrings as s } from './contact-picker.strings.ts';
import { bookPageOptions, booksOf, bookTreeOptions, wholeBook } from './contactBooks.ts';

/** Looks through the address books: which book, which part of it, what is searched for, which page. */
export function useBook(pageSize: number) {
  const intl = useIntl();
  const { api, info } = useAccount();
  const [{ source, nodeId, search, page }, setPlace] = useState<{ source: ContactSource; nodeId: string; search: string; page: number }>({
    source: 'pab',
    nodeId: wholeBook,
    search: '',
    page: 1,
  });
  const words = { all: intl.formatMessage(s.all), noGroup: intl.formatMessage(s.noGroup), everyone: intl.formatMessage(s.everyone) };
  const tree = useQuery(bookTreeOptions(api, source, words));
  const people = useQuery(bookPageOptions(api, { source, nodeId, search, page, pageSize }));
  const error = people.error ?? tree.error;
  return {
    sources: booksOf(info),
    source,
    onSourceChange: (next: ContactSource) => setPlace({ source: next, nodeId: wholeBook, search: '', page: 1 }),
    tree: tree.data ?? [],
    selectedNodeId: nodeId,
    onNodeSelect: (next: string) => setPlace({ source, nodeId: next, search, page: 1 }),
    search,
    onSearchChange: (next: string) => setPlace({ source, nodeId, search: next, page: 1 }),
    contacts: people.data?.contacts ?? [],
    total: people.data?.total ?? 0,
    page,
    onPageChange: (next: number) => setPlace({ source, nodeId, search, page: next }),
    pageSize,
    isLoading: people.isPending,
    errorMessage: error ? describeProblem(intl, error) : undefined,
  };
}
