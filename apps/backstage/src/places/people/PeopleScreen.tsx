import { TablePage } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLate, useListAddress, usePagedList } from '../../core/list/index.ts';
import { PeopleActions } from './PeopleActions.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { keyOfPerson, peopleOptions, textOfPerson } from './people.queries.ts';
import { peopleStrings as s } from './people.strings.ts';
import { usePeopleColumns } from './usePeopleColumns.tsx';
import { usePeopleSelection } from './usePeopleSelection.tsx';

/** List of the people (BAK-26). */
export function PeopleScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const address = useListAddress();
  const keyword = useLate(address.keyword);
  const list = useQuery(peopleOptions(address, keyword));
  const table = usePagedList(list, address);
  const columns = usePeopleColumns();
  const grid = usePeopleSelection(table.rows);
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)}>{formatMessage(s.noneHelp)}</EmptyState>, [formatMessage]);
  return (
    <TablePage
      title={formatMessage(s.title)}
      subtitle={list.data && formatMessage(s.accounts, { count: list.data.count })}
      actions={<PeopleActions address={address} />}
      search={{
        label: formatMessage(s.search),
        placeholder: formatMessage(s.searchPlaceholder),
        value: address.keyword,
        onChange: address.setKeyword,
      }}
      filters={<PeopleFilters address={address} />}
      columns={columns}
      rowSize="tall"
      {...grid}
      getKey={keyOfPerson}
      textValue={textOfPerson}
      onRowAction={({ id }) => void navigate(`/operation/people/${id}`)}
      sortDescriptor={address.sort}
      onSortChange={address.setSort}
      emptyState={emptyState}
      {...table}
    />
  );
}
