import { listOperationRecords, mostCountedRecords, type OperationRecord, operationTargets } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { FilterSelect, useLate, useListAddress, useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { actionRecordStrings as s, targetStrings, useRecordColumns } from '../../core/record/index.ts';

const keyOf = ({ id }: OperationRecord) => String(id);
const textOf = ({ author, action, targetName }: OperationRecord) => `${author} ${action} ${targetName}`;

/** Table of the actions of administrators (BAK-102, BAK-103). */
export function ActionRecords() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const address = useListAddress();
  const { retryLabel, ...words } = useListWords(mostCountedRecords);
  const keyword = useLate(address.keyword).trim();
  const targetKind = operationTargets.find((kind) => kind === address.get('kind'));
  const query = {
    page: address.page,
    pageSize: address.pageSize,
    ...(keyword !== '' && { keyword }),
    ...(targetKind && { targetKind }),
  };
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['records', query],
    queryFn: ({ signal }) => api.call(listOperationRecords, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const columns = useRecordColumns();
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)} />, [formatMessage]);
  return (
    <TableList
      label={formatMessage(s.title)}
      search={{
        label: formatMessage(s.search),
        placeholder: formatMessage(s.searchPlaceholder),
        value: address.keyword,
        onChange: address.setKeyword,
      }}
      filters={
        <FilterSelect
          label={formatMessage(s.target)}
          anyLabel={formatMessage(s.anyTarget)}
          options={operationTargets.map((id) => ({ id, label: formatMessage(targetStrings[id]) }))}
          value={address.get('kind')}
          onChange={(kind) => address.set('kind', kind)}
        />
      }
      columns={columns}
      rows={data?.results ?? []}
      getKey={keyOf}
      textValue={textOf}
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
