import type { MessageRow } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { askAgain, messageKeys, messageListOptions, noSearch, useListView } from '../../core/cache/index.ts';
import { returnFocus } from '../../core/page/index.ts';
import {
  type Chosen,
  chosenRows,
  type Mails,
  nothing,
  type Selection,
  useListActions,
  useOpenMessage,
  useRowActions,
} from '../../mail/message/index.ts';
import { useGroups } from './useGroups.ts';
import { useReadingPane } from './useReadingPane.ts';

const none: readonly MessageRow[] = [];

/** List of a folder: the page, the selection, the actions for it, and the reading pane. */
export function useFolderList(folder: string, query: URLSearchParams) {
  const { api, queryClient, info } = useAccount();
  const [selection, setSelection] = useState<Selection>(nothing);
  const control = useListView(folder, info.pageSize, query, () => setSelection(nothing));
  const { view, setPage } = control;
  const list = useQuery(messageListOptions(api, view));
  const { open, look, prefetch } = useOpenMessage();

  const { sort, viewFilter, sender, subject, content } = view;
  const position = { sort, viewFilter, sender, subject, content };
  const { results: rows = none, count = 0 } = list.data ?? {};
  const pages = Math.max(1, Math.ceil(count / view.pageSize));
  const isCurrent = list.isSuccess && !list.isPlaceholderData;
  // LST-55: messages were removed and the last page no longer exists. The cached earlier pages still count them, so refetch.
  const isBeyond = isCurrent && view.page > pages;
  useEffect(() => {
    if (!isBeyond) return;
    setPage(pages);
    askAgain(queryClient, { queryKey: messageKeys.list(folder) });
  });

  const inRows = chosenRows(selection, rows);
  const isAll = selection.kind === 'all';
  const isFiltered = viewFilter !== '' || sender !== '' || subject !== '' || content !== '';
  const chosen: Mails & Chosen = {
    folder,
    uids: isAll ? 'all' : inRows.map(({ uid }) => uid),
    rows: inRows,
    // All means what the filter leaves, and the folder only where nothing narrows it.
    narrowed: isAll && isFiltered ? { total: count, view } : undefined,
  };
  const clear = () => {
    setSelection(nothing);
    // The pressed button acts on selected messages and is now disabled: restore the focus.
    returnFocus();
  };
  const pane = useReadingPane({ folder, query, rows, isLoaded: isCurrent, control, pages, look });
  const actions = useListActions({
    ...chosen,
    onDone: clear,
    onLeave: (gone) => pane.leave(gone),
    // LST-56: no rows are left on this page.
    onRemove: (gone) => gone.rows.length === rows.length && setPage(1),
  });
  const row = useRowActions({ folder, rows, chosen, actions });
  const prefetchPage = (page: number) => void queryClient.prefetchQuery(messageListOptions(api, { ...view, page }));
  // The user is likely to turn another page, or to remove rows, so that those of the next page move up.
  const needsNext = (view.page > 1 || pane.isAtEnd || row.isMoving || actions.isAsking) && view.page < pages && !list.isFetching;
  useEffect(() => {
    if (needsNext) prefetchPage(view.page + 1);
  });

  return {
    list,
    control,
    rows,
    groups: useGroups(rows, sort),
    count,
    pages,
    isFiltered,
    /** Shows all messages of the folder again. */
    showAll: () => {
      control.setSearch(noSearch);
      control.setViewFilter('');
    },
    selection,
    setSelection,
    chosen,
    selectedCount: isAll ? count : inRows.length,
    clear,
    pane,
    actions,
    row,
    prefetchPage,
    prefetch,
    /** Opens a message in a tab that knows its neighbors. */
    open: (message: MessageRow) => open(message, position),
    position,
  };
}

/** Result of {@link useFolderList}. */
export type FolderList = ReturnType<typeof useFolderList>;
