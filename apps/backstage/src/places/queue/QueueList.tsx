import type { MailQueueSummary, QueuedDelivery } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePagedList } from '../../core/list/index.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { keyOfDelivery, type ListAddress } from './queue.queries.ts';
import { queueStrings as s } from './queue.strings.ts';
import { useQueueColumns } from './useQueueColumns.tsx';

const textOf = ({ recipient }: QueuedDelivery) => recipient;

export interface QueueListProps {
  address: ListAddress;
  query: UseQueryResult<{ count: number; results: QueuedDelivery[] }>;
  summary: MailQueueSummary | undefined;
  /** Selected deliveries, for a role that may change the queue. */
  selection?: { keys: ReadonlySet<string>; count: number; onChange: (keys: ReadonlySet<string>) => void; actions: ReactNode } | undefined;
  onOpen: (delivery: QueuedDelivery) => void;
}

/** Search, filters and rows of the queue (BAK-94). */
export function QueueList({ address, query, summary, selection, onOpen }: QueueListProps) {
  const { formatMessage } = useIntl();
  const table = usePagedList(query, address);
  const columns = useQueueColumns(query.dataUpdatedAt);
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)}>{formatMessage(s.noneHelp)}</EmptyState>, [formatMessage]);
  return (
    <TableList
      label={formatMessage(s.title)}
      search={{
        label: formatMessage(s.search),
        placeholder: formatMessage(s.searchPlaceholder),
        value: address.keyword,
        onChange: address.setKeyword,
      }}
      filters={<QueueFilters address={address} domains={summary?.domains.map(({ domain }) => domain) ?? []} />}
      selection={
        selection && selection.count > 0
          ? { label: formatMessage(s.selected, { count: selection.count }), actions: selection.actions }
          : undefined
      }
      columns={columns}
      rowSize="tall"
      getKey={keyOfDelivery}
      textValue={textOf}
      selectionMode={selection ? 'multiple' : 'none'}
      selectedKeys={selection?.keys}
      onSelectionChange={selection?.onChange}
      onRowAction={onOpen}
      sortDescriptor={address.sort}
      onSortChange={address.setSort}
      emptyState={emptyState}
      {...table}
    />
  );
}
