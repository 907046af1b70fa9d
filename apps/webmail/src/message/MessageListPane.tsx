import { flagColorName, flagColors, type MessageRow, messageSorts, saveSetting } from '@jinshu/api';
import { ListToolbar } from '@jinshu/ui/list-toolbar';
import { FloatingCompose, ListStatus } from '@jinshu/ui/mailbox-layout';
import { groupByDay, type Message as ListedMessage, MessageList, messageKey } from '@jinshu/ui/message-list';
import { Pagination } from '@jinshu/ui/pagination';
import { useStrings } from '@jinshu/ui/provider';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { useBeginMail } from '../compose/useBeginMail.ts';
import { folderListOptions } from '../folder/folder.queries.ts';
import { useFolderName } from '../folder/useFolderName.ts';
import { useReport } from '../problem/useReport.ts';
import { loginInfoOptions } from '../session/session.queries.ts';
import { tagListOptions } from '../tag/tag.queries.ts';
import { EmptyList } from './EmptyList.tsx';
import { FlagPopover, type FlagTarget } from './FlagPopover.tsx';
import { messageKeys, messageListOptions } from './message.queries.ts';
import { messageStrings as s } from './message.strings.ts';
import { chosenRows, nothing, type Selection, select } from './selection.ts';
import { useListActions } from './useListActions.tsx';
import { useListView } from './useListView.ts';
import { useOpenMessage } from './useOpenMessage.ts';

const viewFilters = ['unseen', 'seen', 'flagged', 'unflagged', 'ANSWERED'] as const;
const showsRecipient = (folder: string) => folder === 'Sent' || folder === 'Drafts';

/** The list of one folder with all that can be done to it. Mount it anew for another folder (LST-54). */
export function MessageListPane({ folder }: { folder: string }) {
  const { formatMessage } = useIntl();
  const { flags } = useStrings();
  const { api, info, status } = useAccount();
  const queryClient = useQueryClient();
  const report = useReport();
  const nameOf = useFolderName();
  const { view, setPage, setPageSize, setSort, setViewFilter } = useListView(folder, info.pageSize);
  const list = useQuery(messageListOptions(api, view));
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const [selection, setSelection] = useState<Selection>(nothing);
  const [flagTarget, setFlagTarget] = useState<FlagTarget | null>(null);
  const { open, prefetch } = useOpenMessage();
  const { compose } = useBeginMail();

  const rows = list.data?.results ?? none;
  const count = list.data?.count ?? 0;
  const pages = Math.max(1, Math.ceil(count / view.pageSize));
  // LST-55: mail went away behind the last page.
  const isBeyond = list.isSuccess && !list.isPlaceholderData && view.page > pages;
  useEffect(() => {
    if (isBeyond) setPage(pages);
  });

  const chosen = chosenRows(selection, rows);
  const clear = () => setSelection(nothing);
  const actions = useListActions({
    folder,
    uids: selection.kind === 'all' ? 'all' : chosen.map(({ uid }) => uid),
    rows: chosen,
    onDone: clear,
  });
  const groups = useGroups(rows, view.sort);
  const current = folders.find(({ rawName }) => rawName === folder);
  const positionOf = (row: Pick<ListedMessage, 'uid'>) => ({
    offset: (view.page - 1) * view.pageSize + rows.findIndex(({ uid }) => uid === row.uid),
    sort: view.sort,
    viewFilter: view.viewFilter,
  });
  const choosePageSize = (pageSize: number) => {
    const value = ([10, 20, 50, 100] as const).find((size) => size === pageSize);
    if (!value) return;
    setPageSize(value);
    queryClient.setQueryData(loginInfoOptions(api).queryKey, (known) => known && { ...known, pageSize: value });
    api.call(saveSetting, { body: { keyword: 'page_limit', value } }).catch(report);
  };

  return (
    <>
      <ListToolbar
        selectedCount={selection.kind === 'all' ? count : chosen.length}
        selectionState={chosen.length === 0 ? 'none' : chosen.length === rows.length ? 'all' : 'some'}
        onSelect={(kind) => setSelection(select(kind, selection, rows))}
        sortOptions={messageSorts.map((id) => ({ id, label: formatMessage(s[`sort.${id}`]) }))}
        sort={view.sort}
        onSort={(id) => setSort(messageSorts.find((sort) => sort === id) ?? messageSorts[0])}
        viewOptions={[
          ...viewFilters.map((id) => ({ id, label: formatMessage(s[`view.${id}`]) })),
          ...flagColors.slice(1).map((color) => ({ id: `KEYWORD ${flagColorName(color)}`, label: flags[color] })),
          ...tags.map(({ id, name }) => ({ id: `KEYWORD ${id}`, label: name })),
        ]}
        view={view.viewFilter === '' ? null : view.viewFilter}
        onView={(id) => setViewFilter(id ?? '')}
        tags={tags}
        onMarkAs={actions.markAs}
        moveOptions={folders
          .filter(({ rawName }) => rawName !== 'Drafts' && rawName !== folder)
          .map((target) => ({ id: target.rawName, label: nameOf(target) }))}
        onMove={folder === 'Drafts' ? undefined : actions.move}
        moreOptions={actions.moreOptions}
        onMore={actions.more}
        onDelete={info.showsToolbarDelete && !info.hidesDelete ? actions.askToDelete : undefined}
        onRefresh={() => void queryClient.invalidateQueries({ queryKey: messageKeys.list(folder) })}
        isRefreshing={list.isFetching && !list.isPending}
      />
      <ListStatus
        title={current ? nameOf(current) : ''}
        unseenCount={list.data?.unseenCount ?? current?.unseenCount ?? 0}
        selectedCount={selection.kind === 'all' ? count : chosen.length}
        onCancelSelection={clear}
        onMarkAllRead={actions.markAllRead}
        end={
          <Pagination page={view.page} pageSize={view.pageSize} total={count} onPageChange={setPage} onPageSizeChange={choosePageSize} />
        }
      />
      <MessageList
        groups={groups}
        selectedKeys={selection.kind === 'all' ? new Set(rows.map(messageKey)) : selection.keys}
        onSelectionChange={(keys) => setSelection({ kind: 'rows', keys })}
        onOpen={(row) => open(row as MessageRow, positionOf(row))}
        onPrefetch={(row) => folder !== 'Drafts' && prefetch(row)}
        onFlag={(row, anchor) => setFlagTarget({ rows: [row as MessageRow], folder, anchor })}
        onDelete={info.hidesDelete ? undefined : (row) => actions.askToDeleteRows([row as MessageRow])}
        onToggleRead={(row) => actions.toggleRead(row as MessageRow)}
        showsRecipient={showsRecipient(folder)}
        isTwelveHour={status.uses12Hours}
        isLoading={list.isPending}
        emptyState={<EmptyList list={list} isFiltered={view.viewFilter !== ''} onShowAll={() => setViewFilter('')} />}
      />
      <FloatingCompose onPress={compose} />
      {flagTarget && <FlagPopover target={flagTarget} onClose={() => setFlagTarget(null)} />}
      {actions.dialog}
    </>
  );
}

const none: readonly MessageRow[] = [];

/** Rows under day headers where the sort is by arrival (LST-32 to LST-34). */
function useGroups(rows: readonly MessageRow[], sort: string) {
  return useMemo(() => {
    if (rows.length === 0) return [];
    if (!sort.endsWith('ARRIVAL')) return [{ key: 'all', messages: rows }];
    return groupByDay(rows, { now: new Date(), direction: sort === 'ARRIVAL' ? 'ascending' : 'descending' });
  }, [rows, sort]);
}
