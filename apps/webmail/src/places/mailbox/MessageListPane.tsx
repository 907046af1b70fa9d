import type { MessageRow } from '@jinshu/api';
import { FloatingCompose, ListStatus } from '@jinshu/ui/mailbox-layout';
import { type Message as ListedMessage, MessageList, messageKey } from '@jinshu/ui/message-list';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions, messageKeys, messageListOptions, noSearch, useListView } from '../../core/cache/index.ts';
import { returnFocus } from '../../core/page/index.ts';
import { useBeginMail } from '../../mail/draft/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import {
  type Chosen,
  chosenRows,
  type Mails,
  nothing,
  type RowTarget,
  type Selection,
  useListActions,
  useOpenMessage,
} from '../../mail/message/index.ts';
import { Afterwards } from './Afterwards.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FolderToolbar } from './FolderToolbar.tsx';
import { ListPages } from './ListPages.tsx';
import { ListWithPane } from './ListWithPane.tsx';
import { ListFilter, ListKeys, ListSearch, PlaceBar, RowPopover, SelectionTools } from './listParts.ts';
import { useGroups } from './useGroups.ts';
import { useReadingPane } from './useReadingPane.ts';

const showsRecipient = (folder: string) => folder === 'Sent' || folder === 'Drafts';

export interface MessageListPaneProps {
  folder: string;
  /** State of the list in the address. */
  query: URLSearchParams;
  /** Shown once the list stands. */
  afterwards: ReactNode;
}

/** List of one folder with all its actions. Use the folder as its key, so that it remounts for another folder (LST-54). */
export const MessageListPane = memo(function MessageListPane({ folder, query, afterwards }: MessageListPaneProps) {
  const { api, queryClient, info, rights, status } = useAccount();
  const nameOf = useFolderName();
  const [selection, setSelection] = useState<Selection>(nothing);
  const control = useListView(folder, info.pageSize, query, () => setSelection(nothing));
  const { view, setPage, setViewFilter, setSearch } = control;
  const list = useQuery(messageListOptions(api, view));
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const [asked, setAsked] = useState<RowTarget | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [hasLetterKeys, setLetterKeys] = useState(true);
  const focused = useRef<ListedMessage>(undefined);
  const { open, look, prefetch } = useOpenMessage();
  const { compose } = useBeginMail();

  const { sort, viewFilter, sender, subject, content } = view;
  const rows = list.data?.results ?? none;
  const count = list.data?.count ?? 0;
  const pages = Math.max(1, Math.ceil(count / view.pageSize));
  // LST-55: messages were removed and the last page no longer exists. The cached earlier pages still count them, so refetch.
  const isBeyond = list.isSuccess && !list.isPlaceholderData && view.page > pages;
  useEffect(() => {
    if (!isBeyond) return;
    setPage(pages);
    void queryClient.invalidateQueries({ queryKey: messageKeys.list(folder) });
  });

  const prefetchPage = (page: number) => void queryClient.prefetchQuery(messageListOptions(api, { ...view, page }));

  const mails = (some: readonly MessageRow[]): Chosen => ({ folder, uids: some.map(({ uid }) => uid), rows: some });
  const inRows = chosenRows(selection, rows);
  const isFiltered = viewFilter !== '' || sender !== '' || subject !== '' || content !== '';
  // All means what the filter leaves, and the folder only where nothing narrows it.
  const narrowed = isFiltered ? { total: count, view } : undefined;
  const chosen: Mails & Chosen = selection.kind === 'all' ? { folder, uids: 'all', rows: inRows, narrowed } : mails(inRows);
  const selectedCount = selection.kind === 'all' ? count : inRows.length;
  const clear = () => {
    setSelection(nothing);
    // The pressed button acts on selected messages and is now disabled: restore the focus.
    returnFocus();
  };
  const position = { sort, viewFilter, sender, subject, content };
  const pane = useReadingPane({ folder, query, rows, isLoaded: list.isSuccess && !list.isPlaceholderData, control, pages, look });
  const actions = useListActions({
    ...chosen,
    onDone: clear,
    onLeave: (gone) => pane.leave(gone),
    // LST-56: no rows are left on this page.
    onRemove: (gone) => gone.rows.length === rows.length && setPage(1),
  });
  // The user is likely to turn another page, or to remove rows, so that those of the next page move up.
  const needsNext = (view.page > 1 || pane.isAtEnd || asked?.kind === 'move' || actions.isAsking) && view.page < pages && !list.isFetching;
  useEffect(() => {
    if (needsNext) prefetchPage(view.page + 1);
  });
  const groups = useGroups(rows, view.sort);
  const current = folders.find(({ rawName }) => rawName === folder);
  const showAll = () => {
    setSearching(false);
    setSearch(noSearch);
    setViewFilter('');
  };
  const asItIs = (row: MessageRow) => rows.find(({ uid }) => uid === row.uid) ?? row;
  const filter = isFiltered && (
    <Suspense>
      <ListFilter folder={folder} view={view} count={list.isSuccess ? count : undefined} onClear={showAll} />
    </Suspense>
  );
  // A row that was not chosen is what its menu is about; one of the chosen speaks for all of them.
  const askMenu = (row: ListedMessage, anchor: HTMLElement) => {
    const isChosen = chosen.uids === 'all' || chosen.uids.includes(row.uid);
    setAsked({ ...(isChosen ? chosen : mails([row as MessageRow])), folder, kind: 'menu', anchor });
  };
  const ask = (kind: RowTarget['kind']) => (row: ListedMessage | null, anchor: HTMLElement | null) => {
    if (row && anchor) setAsked({ ...mails([row as MessageRow]), folder, kind, anchor });
  };
  const acting = { folder, rows, selection, onSelectionChange: setSelection, actions };
  // What is not known yet, or failed to come, is not counted.
  const pagination = list.isSuccess && <ListPages control={control} total={count} onPrefetch={prefetchPage} />;
  const moveTo = (anchor: HTMLElement) => setAsked({ ...chosen, folder, kind: 'move', anchor });

  return (
    <ListWithPane {...{ pane, rows, position, selectedCount, actions }} onMoveTo={moveTo} onClear={clear}>
      <FolderToolbar
        {...acting}
        control={control}
        selectedCount={selectedCount}
        isRefreshing={list.isFetching && !list.isPending}
        onMoreSearch={() => setSearching(true)}
        onMoveTo={moveTo}
      />
      {isSearching && (
        <Suspense>
          <ListSearch
            isSent={showsRecipient(folder)}
            terms={view}
            onSearch={setSearch}
            onClose={() => setSearching(false)}
            isPending={list.isFetching}
          />
        </Suspense>
      )}
      <ListStatus
        title={nameOf(current ?? { rawName: folder, name: '' })}
        unseenCount={list.data?.unseenCount ?? current?.unseenCount}
        filter={filter}
        selectedCount={selectedCount}
        onCancelSelection={clear}
        onMarkAllRead={rights.canChange ? actions.markAllRead : undefined}
        end={pagination}
        selectionEnd={
          rights.canChange && (
            <Suspense>
              <SelectionTools isOne={selectedCount === 1} onAsk={(kind, anchor) => setAsked({ ...chosen, folder, kind, anchor })} />
            </Suspense>
          )
        }
      />
      {actions.progress}
      {(folder === 'Trash' || folder === 'Spam') && rows.length > 0 && rights.canChange && (
        <Suspense>
          <PlaceBar folder={folder} />
        </Suspense>
      )}
      <MessageList
        groups={groups}
        selectedKeys={selection.kind === 'all' ? new Set(rows.map(messageKey)) : selection.keys}
        onSelectionChange={(keys) => setSelection({ kind: 'rows', keys })}
        onOpen={(row) => open(row as MessageRow, position)}
        {...pane.inList(selectedCount)}
        onPrefetch={(row) => folder !== 'Drafts' && prefetch(row)}
        onFocusedChange={(row) => {
          focused.current = row;
        }}
        {...(rights.canChange && {
          onFlag: ask('flag'),
          onTag: ask('tag'),
          onRemark: ask('remark'),
          onToggleRead: (row) => actions.toggleRead(row as MessageRow),
          ...(!info.hidesDelete && { onSwipeAway: (row) => actions.deleteNow(mails([row as MessageRow])) }),
        })}
        onMenu={askMenu}
        onSenderHover={ask('sender')}
        onDelete={info.hidesDelete ? undefined : (row) => actions.askToDelete(mails([row as MessageRow]))}
        hasLetterKeys={hasLetterKeys}
        showsRecipient={showsRecipient(folder)}
        isTwelveHour={status.uses12Hours}
        allowsDragging={rights.canChange}
        isLoading={list.isPending}
        emptyState={<EmptyList list={list} isFiltered={isFiltered} onShowAll={showAll} />}
        phoneFooter={pages > 1 && pagination}
      />
      {rights.canSend && selectedCount === 0 && <FloatingCompose onPress={compose} />}
      {asked && (
        <Suspense>
          <RowPopover
            target={{ ...asked, rows: asked.rows.map(asItIs) }}
            actions={actions}
            onAsk={(kind) => setAsked({ ...asked, kind })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {!list.isPending && (
        <Afterwards>
          {afterwards}
          <ListKeys
            {...acting}
            view={view}
            pane={pane}
            chosen={chosen}
            focused={focused}
            onAsk={setAsked}
            onClear={selectedCount > 0 ? clear : undefined}
            onLetterKeys={setLetterKeys}
          />
        </Afterwards>
      )}
      {actions.dialog}
    </ListWithPane>
  );
});

const none: readonly MessageRow[] = [];
