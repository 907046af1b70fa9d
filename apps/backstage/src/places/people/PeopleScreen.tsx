import { exportPeople } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { toasts } from '@jinshu/app/toast';
import { TablePage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Icon } from '@jinshu/ui/icon-more';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { useLate, useListAddress, useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useMay } from '../../core/session/index.ts';
import { NewPerson } from './NewPerson.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { filtersOf, keyOfPerson, peopleOptions, textOfPerson } from './people.queries.ts';
import { peopleStrings as s } from './people.strings.ts';
import { usePeopleColumns } from './usePeopleColumns.tsx';

/** List of the people (BAK-26). */
export function PeopleScreen() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const address = useListAddress();
  const { retryLabel, ...words } = useListWords();
  const keyword = useLate(address.keyword);
  const { data, error, refetch, isPending } = useQuery(peopleOptions(address, keyword));
  const columns = usePeopleColumns();
  const mayManage = useMay('manage');
  const [isAdding, setAdding] = useState(false);
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)}>{formatMessage(s.noneHelp)}</EmptyState>, [formatMessage]);
  const save = (format: 'csv' | 'xlsx') =>
    downloadFile(() => api.call(exportPeople, { query: { ...filtersOf(address), format } })).catch((failed: unknown) =>
      toasts.add({ message: formatMessage(s.exportFailed, { reason: describe(failed) }), tone: 'danger' }),
    );
  return (
    <TablePage
      title={formatMessage(s.title)}
      subtitle={data && formatMessage(s.accounts, { count: data.count })}
      actions={
        <>
          <MenuTrigger>
            <Button icon={<Icon name="arrow_export" />}>{formatMessage(s.export)}</Button>
            <Menu placement="bottom end" onAction={(format) => void save(format === 'xlsx' ? 'xlsx' : 'csv')}>
              <MenuItem id="csv">{formatMessage(s.exportCsv)}</MenuItem>
              <MenuItem id="xlsx">{formatMessage(s.exportXlsx)}</MenuItem>
            </Menu>
          </MenuTrigger>
          {mayManage && (
            <Button tone="accent" icon={<Icon name="add" />} onPress={() => setAdding(true)}>
              {formatMessage(s.add)}
            </Button>
          )}
        </>
      }
      search={{
        label: formatMessage(s.search),
        placeholder: formatMessage(s.searchPlaceholder),
        value: address.keyword,
        onChange: address.setKeyword,
      }}
      filters={<PeopleFilters address={address} />}
      columns={columns}
      rowSize="tall"
      rows={data?.results ?? []}
      getKey={keyOfPerson}
      textValue={textOfPerson}
      onRowAction={({ id }) => void navigate(`/operation/people/${id}`)}
      sortDescriptor={address.sort}
      onSortChange={address.setSort}
      isLoading={isPending}
      emptyState={emptyState}
      failure={error && !data ? { message: describe(error), retryLabel, onRetry: () => void refetch() } : undefined}
      page={address.page}
      pageSize={address.pageSize}
      total={data?.count ?? 0}
      onPageChange={address.setPage}
      onPageSizeChange={address.setPageSize}
      {...words}
    >
      {isAdding && <NewPerson onClose={() => setAdding(false)} />}
    </TablePage>
  );
}
