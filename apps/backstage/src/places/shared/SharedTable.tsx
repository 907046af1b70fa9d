import { TableList } from '@jinshu/ui/back-stage';
import type { DataGridColumn, DataGridRowAction } from '@jinshu/ui/data-grid';
import { EmptyState } from '@jinshu/ui/empty-state';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLate, useListAddress, useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
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
export function SharedTable<T, K extends QueryKey>({ searchLabel, options, emptyTitle, emptyHelp, ...table }: SharedTableProps<T, K>) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const address = useListAddress();
  const { retryLabel, ...words } = useListWords();
  const { data, error, refetch, isPending } = useQuery(options(address, useLate(address.keyword).trim()));
  const emptyState = useMemo(() => <EmptyState title={emptyTitle}>{emptyHelp}</EmptyState>, [emptyTitle, emptyHelp]);
  return (
    <TableList
      {...table}
      search={{
        label: searchLabel,
        placeholder: formatMessage(s.searchPlaceholder),
        value: address.keyword,
        onChange: address.setKeyword,
      }}
      rows={data?.results ?? []}
      isLoading={isPending}
      emptyState={emptyState}
      failure={error && !data ? { message: describe(error), retryLabel, onRetry: () => void refetch() } : undefined}
      page={address.page}
      pageSize={address.pageSize}
      total={data?.count ?? 0}
      onPageChange={address.setPage}
      onPageSizeChange={address.setPageSize}
      {...words}
    />
  );
}
