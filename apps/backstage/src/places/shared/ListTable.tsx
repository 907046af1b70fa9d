import type { OperationList } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLate, useListAddress, useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { listsOptions } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { useListColumns } from './useListColumns.tsx';

const keyOf = ({ id }: OperationList) => String(id);
const textOf = ({ name, userName }: OperationList) => `${name} ${userName}`;

/** Table of the mailing lists (BAK-51). */
export function ListTable() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const address = useListAddress();
  const { retryLabel, ...words } = useListWords();
  const { data, error, refetch, isPending } = useQuery(listsOptions(address, useLate(address.keyword).trim()));
  const columns = useListColumns();
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
      columns={columns}
      rowSize="tall"
      rows={data?.results ?? []}
      getKey={keyOf}
      textValue={textOf}
      onRowAction={({ id }) => void navigate(`/operation/shared/list/${id}`)}
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
