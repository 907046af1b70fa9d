import type { CompanyContact } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { FilterSelect, useLate, useListAddress, usePagedList } from '../../core/list/index.ts';
import { categoriesOptions } from './category.queries.ts';
import { bookStrings as s } from './company-book.strings.ts';
import { contactsOptions } from './contact.queries.ts';
import { useContactColumns } from './useContactColumns.tsx';
import { useContactSelection } from './useContactSelection.tsx';

const keyOf = ({ id }: CompanyContact) => String(id);
const textOf = ({ name, address }: CompanyContact) => `${name} ${address}`;

/** The contacts of the company book (BAK-58). */
export function ContactPane() {
  const { formatMessage } = useIntl();
  const address = useListAddress();
  const keyword = useLate(address.keyword);
  const list = useQuery(contactsOptions(address, keyword));
  const table = usePagedList(list, address);
  const { data: categories } = useQuery(categoriesOptions);
  const columns = useContactColumns();
  const grid = useContactSelection(table.rows);
  const isBookEmpty = categories?.length === 0;
  const emptyState = useMemo(
    () => <EmptyState title={formatMessage(s.none)}>{isBookEmpty && formatMessage(s.noCategory)}</EmptyState>,
    [formatMessage, isBookEmpty],
  );
  return (
    <TableList
      label={formatMessage(s.contacts)}
      search={{
        label: formatMessage(s.search),
        placeholder: formatMessage(s.searchPlaceholder),
        value: address.keyword,
        onChange: address.setKeyword,
      }}
      filters={
        <FilterSelect
          label={formatMessage(s.category)}
          anyLabel={formatMessage(s.anyCategory)}
          options={(categories ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
          value={address.get('category')}
          onChange={(value) => address.set('category', value)}
        />
      }
      columns={columns}
      {...grid}
      getKey={keyOf}
      textValue={textOf}
      sortDescriptor={address.sort}
      onSortChange={address.setSort}
      emptyState={emptyState}
      {...table}
    />
  );
}
