import type { MessageRow } from '@jinshu/api';
import { FloatingCompose } from '@jinshu/ui/mailbox-layout';
import { type Message as ListedMessage, MessageList, messageKey } from '@jinshu/ui/message-list';
import { memo, type ReactNode, Suspense, useRef, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { useBeginMail } from '../../mail/draft/index.ts';
import { Afterwards } from './Afterwards.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FolderStatus } from './FolderStatus.tsx';
import { FolderToolbar } from './FolderToolbar.tsx';
import { ListPages } from './ListPages.tsx';
import { ListWithPane } from './ListWithPane.tsx';
import { ListKeys, ListSearch, PlaceBar, RowPopover } from './listParts.ts';
import { useFolderList } from './useFolderList.ts';

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
  const { rights, status } = useAccount();
  const folderList = useFolderList(folder, query);
  const { list, control, rows, count, pages, selection, setSelection, selectedCount, clear, pane, actions, row } = folderList;
  const [isSearching, setSearching] = useState(false);
  const [hasLetterKeys, setLetterKeys] = useState(true);
  const focused = useRef<ListedMessage>(undefined);
  const { compose } = useBeginMail();
  const showAll = () => {
    setSearching(false);
    folderList.showAll();
  };
  const acting = { folder, rows, selection, onSelectionChange: setSelection, actions };
  // What is not known yet, or failed to come, is not counted.
  const pagination = list.isSuccess && <ListPages control={control} total={count} onPrefetch={folderList.prefetchPage} />;
  const moveTo = (anchor: HTMLElement) => row.askChosen('move', anchor);

  return (
    <ListWithPane {...{ pane, rows, position: folderList.position, selectedCount, actions }} onMoveTo={moveTo} onClear={clear}>
      <FolderToolbar
        {...acting}
        control={control}
        selectedCount={selectedCount}
        isRefreshing={list.isFetching && !list.isPending}
        onMoreSearch={() => setSearching(true)}
        onMoveTo={moveTo}
      />
      <Suspense>
        {isSearching && (
          <ListSearch
            isSent={showsRecipient(folder)}
            terms={control.view}
            onSearch={control.setSearch}
            onClose={() => setSearching(false)}
            isPending={list.isFetching}
          />
        )}
      </Suspense>
      <FolderStatus {...{ folder, folderList, pagination }} onShowAll={showAll} />
      {actions.progress}
      <Suspense>
        {(folder === 'Trash' || folder === 'Spam') && rows.length > 0 && rights.canChange && <PlaceBar folder={folder} />}
      </Suspense>
      <MessageList
        groups={folderList.groups}
        selectedKeys={selection.kind === 'all' ? new Set(rows.map(messageKey)) : selection.keys}
        onSelectionChange={(keys) => setSelection({ kind: 'rows', keys })}
        onOpen={(message) => folderList.open(message as MessageRow)}
        {...pane.inList(selectedCount)}
        onPrefetch={(message) => folder !== 'Drafts' && folderList.prefetch(message)}
        onFocusedChange={(message) => {
          focused.current = message;
        }}
        {...row.rowProps}
        hasLetterKeys={hasLetterKeys}
        showsRecipient={showsRecipient(folder)}
        isTwelveHour={status.uses12Hours}
        isLoading={list.isPending}
        emptyState={<EmptyList list={list} isFiltered={folderList.isFiltered} onShowAll={showAll} />}
        phoneFooter={pages > 1 && pagination}
      />
      {rights.canSend && selectedCount === 0 && <FloatingCompose onPress={compose} />}
      <Suspense>{row.popover && <RowPopover {...row.popover} />}</Suspense>
      {!list.isPending && (
        <Afterwards>
          {afterwards}
          <ListKeys
            {...{ ...acting, pane, focused, view: control.view, chosen: folderList.chosen }}
            onAsk={row.setAsked}
            onClear={selectedCount > 0 ? clear : undefined}
            onLetterKeys={setLetterKeys}
          />
        </Afterwards>
      )}
      {actions.dialog}
    </ListWithPane>
  );
});
