import type { MessageRow } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { BackToList, ListStatus } from '@jinshu/ui/mailbox-layout';
import { type Message as ListedMessage, MessageList, messageKey } from '@jinshu/ui/message-list';
import { Pagination } from '@jinshu/ui/pagination';
import { useSelector } from '@xstate/react';
import { Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { shortcutPreference } from '../../core/shortcut/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import { RowPopover, useListKeys } from '../../mail/message/index.ts';
import { AdvancedSearch, conditionsOf, searchStrings as s, wordsOf } from '../../mail/search/index.ts';
import { EmptySearch } from './EmptySearch.tsx';
import { FoundChips } from './FoundChips.tsx';
import { renderSender, renderSubject } from './FoundText.tsx';
import { SearchProgress } from './SearchProgress.tsx';
import { SearchToolbar } from './SearchToolbar.tsx';
import { useOpenFound } from './useOpenFound.ts';
import { useResults } from './useResults.ts';

/** Search results, newest first, with the folder of each message and all actions (SRC-09, LST-23, LST-66). */
export function SearchTab({ tab }: { tab: MailTab }) {
  const { formatMessage } = useIntl();
  const { account, status } = useAccount();
  const nameOf = useFolderName();
  const conditions = conditionsOf(tab);
  const [isChanging, setChanging] = useState(false);
  const focused = useRef<ListedMessage>(undefined);
  const results = useResults(tab, conditions);
  const { found, rows, pages, selection, setSelection, selectedCount, clear, actions, row } = results;
  const { open, prefetch } = useOpenFound();
  const isActive = useSelector(account, ({ context }) => context.activeId === tab.id);
  const named = useMemo(
    () => rows.map((one) => ({ ...one, folderName: nameOf({ rawName: one.folder, name: one.folderName }) })),
    [rows, nameOf],
  );
  const hasLetterKeys = useSyncExternalStore(shortcutPreference.subscribe, shortcutPreference.isOn);
  const acting = { rows, selection, onSelectionChange: setSelection, actions };
  useListKeys({
    ...acting,
    folder: null,
    isActive,
    chosen: results.chosen,
    focused,
    onAsk: row.setAsked,
    onClear: selectedCount > 0 ? clear : undefined,
  });
  const pagination = found.isCurrent && <Pagination {...results.paging} />;

  return (
    <>
      <SearchToolbar
        {...acting}
        start={<BackToList onPress={() => account.send({ type: 'close', id: tab.id })} />}
        selectedCount={selectedCount}
        isRefreshing={found.isSearching && rows.length > 0}
        onRefresh={found.searchAgain}
        onMoreSearch={() => setChanging(true)}
        onMoveTo={(anchor) => row.askChosen('move', anchor)}
      />
      <ListStatus
        title={formatMessage(s.heading, { words: wordsOf(conditions) })}
        unseenCount={rows.length > 0 ? rows.filter(({ isRead }) => !isRead).length : undefined}
        selectedCount={selectedCount}
        onCancelSelection={clear}
        end={pagination}
      />
      <FoundChips tab={tab} />
      <SearchProgress found={found} />
      {actions.progress}
      <MessageList
        groups={rows.length === 0 ? [] : [{ key: 'all', messages: named }]}
        selectedKeys={selection.kind === 'all' ? new Set(rows.map(messageKey)) : selection.keys}
        onSelectionChange={(keys) => setSelection({ kind: 'rows', keys })}
        onOpen={(message) => open(message as MessageRow, results.position)}
        onPrefetch={prefetch}
        onFocusedChange={(message) => {
          focused.current = message;
        }}
        {...row.rowProps}
        renderSender={renderSender}
        renderSubject={renderSubject}
        showsFolder
        hasLetterKeys={hasLetterKeys}
        isTwelveHour={status.uses12Hours}
        isLoading={found.isSearching && rows.length === 0}
        emptyState={<EmptySearch found={found} tab={tab} onChange={() => setChanging(true)} />}
        phoneFooter={pages > 1 && pagination}
      />
      {row.popover && <RowPopover {...row.popover} />}
      {isChanging && (
        <Suspense>
          <AdvancedSearch conditions={conditions} onClose={() => setChanging(false)} />
        </Suspense>
      )}
      {actions.dialog}
    </>
  );
}
