import { TableList } from '@jinshu/ui/back-stage';
import type { DataGridColumn, DataGridRowAction } from '@jinshu/ui/data-grid';
import { EmptyState } from '@jinshu/ui/empty-state';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLate, useListAddress, usePagedList } from '../../core/list/index.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

interface Found<T> {
  count: number;
  results: T[];
}

export interface SharedTableProps<T, K extends QueryKey> {
  label: string;
  searchLabel: string;
  /** The page that the address asks for. */
  options: (page: { page: number; pageSize: number }, keyword: string) => UseQueryOptions<Found<T>, Error, Found<T>, K>;
  columns: readonly DataGridColumn<T>[];
  getKey: (row: T) => string;
  textValue: (row: T) => string;
  emptyTitle: string;
  emptyHelp?: string | undefined;
  rowSize?: 'tall' | undefined;
  onRowAction?: ((row: T) => void) | undefined;
  filters?: ReactNode;
  rowActions?: readonly DataGridRowAction<T>[] | undefined;
  onAction?: ((id: string, row: T) => void) | undefined;
}

/** Table of what many people share, with its search and page in the address (BAK-06). */
export function SharedTable<T, K extends QueryKey>({ searchLabel, options, emptyTitle, emptyHelp, ...own }: SharedTableProps<T, K>) {
  const { formatMessage } = useIntl();
  const address = useListAddress();
  const list = useQuery(options(address, useLate(address.keyword).trim()));
  const table = usePagedList(list, address);
  const emptyState = useMemo(() => <EmptyState title={emptyTitle}>{emptyHelp}</EmptyState>, [emptyTitle, emptyHelp]);
  return (
    <TableList
      {...own}
      search={{
        label: searchLabel,
        placeholder: formatMessage(s.searchPlaceholder),
        value: address.keyword,
        onChange: address.setKeyword,
      }}
      emptyState={emptyState}
      {...table}
    />
  );
}
