import type { OperationGroup } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLate, useListAddress, useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useMay } from '../../core/session/index.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { groupsOptions } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { useGroupColumns } from './useGroupColumns.tsx';

const keyOf = ({ userName }: OperationGroup) => userName;

/** Table of the department addresses and those of everyone in a domain (BAK-56). */
export function GroupTable() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const mayManage = useMay('manage');
  const address = useListAddress();
  const { retryLabel, ...words } = useListWords();
  const [opened, setOpened] = useState<OperationGroup>();
  const { data, error, refetch, isPending } = useQuery(groupsOptions(address, useLate(address.keyword).trim()));
  const columns = useGroupColumns();
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.noGroups)} />, [formatMessage]);
  return (
    <>
      <TableList
        label={formatMessage(s.groups)}
        search={{
          label: formatMessage(s.searchGroups),
          placeholder: formatMessage(s.searchPlaceholder),
          value: address.keyword,
          onChange: address.setKeyword,
        }}
        columns={columns}
        rows={data?.results ?? []}
        getKey={keyOf}
        textValue={keyOf}
        onRowAction={mayManage ? setOpened : undefined}
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
      {opened && <GroupDialog group={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
