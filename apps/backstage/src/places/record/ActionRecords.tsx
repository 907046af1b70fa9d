import { listOperationRecords, mostCountedRecords, type OperationRecord, operationTargets } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { FilterSelect, useLate, useListAddress, usePagedList } from '../../core/list/index.ts';
import { actionRecordStrings as s, targetStrings, useRecordColumns } from '../../core/record/index.ts';

const keyOf = ({ id }: OperationRecord) => String(id);
const textOf = ({ author, action, targetName }: OperationRecord) => `${author} ${action} ${targetName}`;

/** Table of the actions of administrators (BAK-102, BAK-103). */
export function ActionRecords() {
  const { formatMessage } = useIntl();
  const address = useListAddress();
  const keyword = useLate(address.keyword).trim();
  const targetKind = operationTargets.find((kind) => kind === address.get('kind'));
  const query = {
    page: address.page,
    pageSize: address.pageSize,
    ...(keyword !== '' && { keyword }),
    ...(targetKind && { targetKind }),
  };
  const list = useQuery({
    queryKey: ['records', query],
    queryFn: ({ signal }) => api.call(listOperationRecords, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const table = usePagedList(list, address, mostCountedRecords);
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
      getKey={keyOf}
      textValue={textOf}
      emptyState={emptyState}
      {...table}
    />
  );
}
