import {
  getPerson,
  getPersonAddresses,
  getPersonUse,
  type ListedPerson,
  listPeople,
  listPersonSessions,
  type OperationRole,
  operationRoles,
  type PersonState,
  personColumns,
  personStates,
} from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';
import type { useListAddress } from '../../core/list/index.ts';

type ListAddress = ReturnType<typeof useListAddress>;

/** Filters and order of the people that an address asks for, as the contract has them. */
export function filtersOf(address: ListAddress, keyword = address.keyword) {
  const department = Number(address.get('department'));
  const state: PersonState | undefined = personStates.find((known) => known === address.get('state'));
  const role: OperationRole | undefined = operationRoles.find((known) => known === address.get('role'));
  const factor = address.get('factor');
  const use = address.get('use');
  const sort = personColumns.find((known) => known === address.sort?.column);
  return {
    ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
    ...(department > 0 && { departmentId: department }),
    ...(state && { state }),
    ...(role && { role }),
    ...(factor && { hasFactor: factor === 'bound' }),
    ...(use === 'full' && { isNearlyFull: true }),
    ...(use === 'unused' && { isUnused: true }),
    ...(sort && { sort, isDescending: address.sort?.direction === 'descending' }),
  };
}

/** Keys of what is known about people. */
export const peopleKeys = { all: ['people'] } as const;

/** A page of the people. */
export const peopleOptions = (address: ListAddress, keyword: string) => {
  const query = { ...filtersOf(address, keyword), page: address.page, pageSize: address.pageSize };
  return queryOptions({
    queryKey: [...peopleKeys.all, 'list', query],
    queryFn: ({ signal }) => api.call(listPeople, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** A person with all details. */
export const personOptions = (id: number) =>
  queryOptions({
    queryKey: [...peopleKeys.all, 'person', id],
    queryFn: ({ signal }) => api.call(getPerson, { params: { id } }, { signal }),
  });

/** Numbers of messages and bytes that a deletion of a person affects. */
export const personUseOptions = (id: number) =>
  queryOptions({
    queryKey: [...peopleKeys.all, 'use', id],
    queryFn: ({ signal }) => api.call(getPersonUse, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Active people to choose from, by what is typed. */
export const shareMembersOptions = (keyword: string) =>
  queryOptions({
    queryKey: [...peopleKeys.all, 'members', keyword],
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: 10, keyword, state: 'active' as const };
      return (await api.call(listPeople, { query }, { signal })).results;
    },
    enabled: keyword !== '',
  });

/** Addresses of a person. */
export const personAddressesOptions = (id: number) =>
  queryOptions({
    queryKey: [...peopleKeys.all, 'addresses', id],
    queryFn: ({ signal }) => api.call(getPersonAddresses, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Sessions of a person. */
export const personSessionsOptions = (id: number) =>
  queryOptions({
    queryKey: [...peopleKeys.all, 'sessions', id],
    queryFn: async ({ signal }) => (await api.call(listPersonSessions, { params: { id } }, { signal })).results,
    staleTime: 0,
  });

export const keyOfPerson = ({ id }: ListedPerson): string => String(id);
export const textOfPerson = ({ name, userName }: ListedPerson): string => `${name} ${userName}`;
