import { approvalKinds, type OperationApproval } from '@jinshu/api';
import { TablePage } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FilterSelect, useListAddress, usePagedList } from '../../core/list/index.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { approvalsOptions } from './approval.queries.ts';
import { approvalKindStrings, approvalStrings as s } from './approval.strings.ts';
import { useApprovalColumns } from './useApprovalColumns.tsx';

const keyOf = ({ id }: OperationApproval) => String(id);
const textOf = ({ name, userName }: OperationApproval) => `${name} ${userName}`;

/** Requests that wait, and those that were decided (BAK-43). */
export function ApprovalScreen() {
  const { formatMessage } = useIntl();
  const address = useListAddress();
  const isDecided = address.get('view') === 'decided';
  const kind = approvalKinds.find((one) => one === address.get('kind'));
  const { page, pageSize } = address;
  const list = useQuery(approvalsOptions({ page, pageSize, isDecided, kind }));
  const table = usePagedList(list, address);
  const [opened, setOpened] = useState<OperationApproval>();
  const columns = useApprovalColumns(isDecided);
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)} />, [formatMessage]);
  return (
    <TablePage
      title={formatMessage(s.title)}
      subtitle={list.data && formatMessage(s.count, { count: list.data.count })}
      filters={
        <>
          <FilterSelect
            label={formatMessage(s.views)}
            anyLabel={formatMessage(s.waiting)}
            options={[{ id: 'decided', label: formatMessage(s.decided) }]}
            value={address.get('view')}
            onChange={(view) => address.set('view', view)}
          />
          <FilterSelect
            label={formatMessage(s.kind)}
            anyLabel={formatMessage(s.anyKind)}
            options={approvalKinds.map((id) => ({ id, label: formatMessage(approvalKindStrings[id]) }))}
            value={kind}
            onChange={(next) => address.set('kind', next)}
          />
        </>
      }
      columns={columns}
      getKey={keyOf}
      textValue={textOf}
      rowSize="tall"
      onRowAction={setOpened}
      emptyState={emptyState}
      {...table}
    >
      {opened && <ApprovalDialog approval={opened} onClose={() => setOpened(undefined)} />}
    </TablePage>
  );
}
