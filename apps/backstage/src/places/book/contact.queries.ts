import { companyContactSorts, getOperationContact, listOperationContacts } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';
import type { useListAddress } from '../../core/list/index.ts';

type ListAddress = ReturnType<typeof useListAddress>;

/** Every key of the company book begins so: a change of a contact changes the numbers of the categories too. */
export const bookKey = ['company-book'] as const;

/** Filters of the contacts that an address asks for, as the contract has them. */
export function filtersOf(address: ListAddress, keyword = address.keyword) {
  const categoryId = Number(address.get('category'));
  return { ...(keyword && { keyword }), ...(categoryId > 0 && { categoryId }) };
}

/** A page of the contacts of the company book. */
export function contactsOptions(address: ListAddress, keyword: string) {
  const sort = companyContactSorts.find((known) => known === address.sort?.column);
  const order = sort ? { sort, isDescending: address.sort?.direction === 'descending' } : {};
  const query = { page: address.page, pageSize: address.pageSize, ...filtersOf(address, keyword), ...order };
  return queryOptions({
    queryKey: [...bookKey, 'contacts', query],
    queryFn: ({ signal }) => api.call(listOperationContacts, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A contact of the company book. */
export const contactOptions = (id: number) =>
  queryOptions({
    queryKey: [...bookKey, 'contact', id],
    queryFn: ({ signal }) => api.call(getOperationContact, { params: { id } }, { signal }),
    staleTime: 0,
  });
