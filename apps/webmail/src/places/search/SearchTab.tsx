import type { MessageRow } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { BackToList, ListStatus } from '@jinshu/ui/mailbox-layout';
import { type Message as ListedMessage, MessageList, messageKey } from '@jinshu/ui/message-list';
import { Pagination } from '@jinshu/ui/pagination';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { returnFocus } from '../../core/page/index.ts';
import { shortcutPreference } from '../../core/shortcut/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import {
  chosenRows,
  type Mails,
  nothing,
  RowPopover,
  type RowTarget,
  type Selection,
  useListActions,
  useListKeys,
  wholeFolder,
} from '../../mail/message/index.ts';
import { AdvancedSearch, conditionsOf, searchStrings as s, textsOf, wordsOf } from '../../mail/search/index.ts';
import { EmptySearch } from './EmptySearch.tsx';
import { FoundChips } from './FoundChips.tsx';
import { renderSender, renderSubject } from './FoundText.tsx';
import { SearchProgress } from './SearchProgress.tsx';
import { SearchToolbar } from './SearchToolbar.tsx';
import { useFound } from './useFound.ts';
import { useOpenFound } from './useOpenFound.ts';

/** Search results, newest first, with the folder of each message and all actions (SRC-09, LST-23, LST-66). */
export function SearchTab({ tab }: { tab: MailTab }) {
  const { formatMessage } = useIntl();
  const { account, info, rights, status } = useAccount();
  const nameOf = useFolderName();
  const { open, prefetch } = useOpenFound();
  const conditions = conditionsOf(tab);
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 20 });
  const [selection, setSelection] = useState<Selection>(nothing);
  const [asked, setAsked] = useState<RowTarget | null>(null);
  const [isChanging, setChanging] = useState(false);
  const focused = useRef<ListedMessage>(undefined);
  const found = useFound(conditions, { ...textsOf(tab), page, pageSize });
  const { rows, total } = found;
  const isActive = useSelector(account, ({ context }) => context.activeId === tab.id);

  // Mail went away behind the last page.
  const pages = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (found.isCurrent && page > pages) setPaging({ page: pages, pageSize });
  }, [found.isCurrent, page, pages, pageSize]);

  const mails = (some: readonly MessageRow[]): Mails => ({ folder: null, uids: some.map(({ uid }) => uid), rows: some });
  const inRows = chosenRows(selection, rows);
  const chosen: Mails = selection.kind === 'all' ? { ...mails(inRows), found: { total, list: found.listAll } } : mails(inRows);
  const selectedCount = selection.kind === 'all' ? total : inRows.length;
  const clear = () => {
    setSelection(nothing);
    returnFocus();
  };
  const actions = useListActions({ ...chosen, onDone: clear });
  const named = useMemo(
    () => rows.map((row) => ({ ...row, folderName: nameOf({ rawName: row.folder, name: row.folderName }) })),
    [rows, nameOf],
  );
  const position = useMemo(
    () => ({
      ...wholeFolder,
      trail: rows.filter(({ isMoved }) => !isMoved).map(({ folder, uid }) => ({ folder, uid })),
      found: { query: { ...tab.query, pageSize }, first: page, last: page, pages },
    }),
    [rows, tab, page, pageSize, pages],
  );
  const ask = (kind: RowTarget['kind']) => (row: ListedMessage | null, anchor: HTMLElement | null) => {
    if (row && anchor) setAsked({ folder: row.folder, uids: [row.uid], rows: [row as MessageRow], kind, anchor });
  };
  const asItIs = (row: MessageRow) => rows.find((one) => messageKey(one) === messageKey(row)) ?? row;

  const hasLetterKeys = useSyncExternalStore(shortcutPreference.subscribe, shortcutPreference.isOn);
  useListKeys({
    folder: null,
    isActive,
    rows,
    selection,
    onSelectionChange: setSelection,
    chosen,
    focused,
    actions,
    onAsk: setAsked,
    onClear: selectedCount > 0 ? clear : undefined,
  });
  const pagination = found.isCurrent && (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      onPageChange={(next) => setPaging({ page: next, pageSize })}
      onPageSizeChange={(size) => setPaging({ page: 1, pageSize: size })}
    />
  );

  return (
    <>
      <SearchToolbar
        start={<BackToList onPress={() => account.send({ type: 'close', id: tab.id })} />}
        rows={rows}
        selection={selection}
        onSelectionChange={setSelection}
        selectedCount={selectedCount}
        actions={actions}
        isRefreshing={found.isSearching && rows.length > 0}
        onRefresh={found.searchAgain}
        onMoreSearch={() => setChanging(true)}
        onMoveTo={(anchor) => setAsked({ ...chosen, kind: 'move', anchor })}
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
        onOpen={(row) => open(row as MessageRow, position)}
        onPrefetch={prefetch}
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
        onMenu={(row, anchor) =>
          setAsked({
            ...(chosen.rows.some((one) => messageKey(one) === messageKey(row)) ? chosen : mails([row as MessageRow])),
            kind: 'menu',
            anchor,
          })
        }
        onSenderHover={ask('sender')}
        onDelete={info.hidesDelete ? undefined : (row) => actions.askToDelete(mails([row as MessageRow]))}
        renderSender={renderSender}
        renderSubject={renderSubject}
        showsFolder
        allowsDragging={rights.canChange}
        hasLetterKeys={hasLetterKeys}
        isTwelveHour={status.uses12Hours}
        isLoading={found.isSearching && rows.length === 0}
        emptyState={<EmptySearch found={found} tab={tab} onChange={() => setChanging(true)} />}
        phoneFooter={pages > 1 && pagination}
      />
      {asked && (
        <RowPopover
          target={{ ...asked, rows: asked.rows.map(asItIs) }}
          actions={actions}
          onAsk={(kind) => setAsked({ ...asked, kind })}
          onClose={() => setAsked(null)}
        />
      )}
      {isChanging && (
        <Suspense>
          <AdvancedSearch conditions={conditions} onClose={() => setChanging(false)} />
        </Suspense>
      )}
      {actions.dialog}
    </>
  );
}
