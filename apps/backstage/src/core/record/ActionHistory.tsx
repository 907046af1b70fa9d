import { listOperationRecords, type OperationRecord, type OperationTarget, operationPageSizes } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../api/index.ts';
import { usePagedList } from '../list/index.ts';
import { actionRecordStrings as s } from './action-record.strings.ts';
import { useRecordColumns } from './useRecordColumns.tsx';

const keyOf = ({ id }: OperationRecord) => String(id);
const textOf = ({ author, action }: OperationRecord) => `${author} ${action}`;

export interface ActionHistoryProps {
  kind: OperationTarget;
  /** Id of the target in the records. */
  id: string | number;
}

/** The actions that are recorded for one target, newest first (BAK-105). */
export function ActionHistory({ kind, id }: ActionHistoryProps) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(operationPageSizes[1]);
  const query = { page, pageSize, targetKind: kind, targetId: String(id) };
  const list = useQuery({
    queryKey: ['records', query],
    queryFn: ({ signal }) => api.call(listOperationRecords, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const table = usePagedList(list, {
    page,
    pageSize,
    setPage,
    setPageSize: (size) => {
      setPageSize(size);
      setPage(1);
    },
  });
  const columns = useRecordColumns();
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)} />, [formatMessage]);
  return (
    <TableList label={formatMessage(s.title)} columns={columns} getKey={keyOf} textValue={textOf} emptyState={emptyState} {...table} />
  );
}
