import type { MessageRow } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { EmptyState } from '@jinshu/ui/empty-state';
import { BackToList, ListStatus } from '@jinshu/ui/mailbox-layout';
import { MessageList } from '@jinshu/ui/message-list';
import { Pagination } from '@jinshu/ui/pagination';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { useFolderName } from '../folder/useFolderName.ts';
import { useOpenMessage } from '../message/useOpenMessage.ts';
import { ScreenFailure } from '../problem/ScreenFailure.tsx';
import { searchOptions } from './search.queries.ts';
import { searchStrings as s } from './search.strings.ts';

const noSelection: ReadonlySet<string> = new Set();

/** What a search found, newest first, with the folder of each mail (SRC-09, LST-23). */
export function SearchTab({ tab }: { tab: MailTab }) {
  const { formatMessage } = useIntl();
  const { account, api, status } = useAccount();
  const nameOf = useFolderName();
  const { open, prefetch } = useOpenMessage();
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 20 });
  const result = useQuery(searchOptions(api, { ...tab.query, page, pageSize }));
  const rows = result.data?.results ?? [];
  const total = result.data?.total ?? 0;
  const words = Object.values(tab.query ?? {}).join(' ');
  const named = rows.map((row) => ({ ...row, folderName: nameOf({ rawName: row.folder, name: row.folderName }) }));
  return (
    <>
      <BackToList onPress={() => account.send({ type: 'close', id: tab.id })} />
      <ListStatus
        title={formatMessage(s.heading, { words })}
        unseenCount={rows.filter(({ isRead }) => !isRead).length}
        selectedCount={0}
        onCancelSelection={() => undefined}
        end={
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            onPageChange={(next) => setPaging({ page: next, pageSize })}
            onPageSizeChange={(size) => setPaging({ page: 1, pageSize: size })}
          />
        }
      />
      <MessageList
        groups={rows.length === 0 ? [] : [{ key: 'all', messages: named }]}
        selectedKeys={noSelection}
        onSelectionChange={() => undefined}
        onOpen={(row) => open(row as MessageRow, null)}
        onPrefetch={prefetch}
        showsFolder
        isTwelveHour={status.uses12Hours}
        isLoading={result.isPending}
        emptyState={
          result.error ? (
            <ScreenFailure error={result.error} onRetry={() => void result.refetch()} />
          ) : (
            <EmptyState drawing="search" isAnnounced title={formatMessage(s.noneTitle)}>
              {formatMessage(s.noneHelp, { words })}
            </EmptyState>
          )
        }
      />
    </>
  );
}
