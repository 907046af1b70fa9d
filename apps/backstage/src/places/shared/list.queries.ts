import { getOperationList, listOperationGroups, listOperationLists, type OperationList } from '@jinshu/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

const all = ['mailing-lists'] as const;
const groups = ['groups'] as const;

interface Page {
  page: number;
  pageSize: number;
}

const queryOf = ({ page, pageSize }: Page, keyword: string) => ({ page, pageSize, ...(keyword !== '' && { keyword }) });

/** A page of the mailing lists. */
export const listsOptions = (page: Page, keyword: string) => {
  const query = queryOf(page, keyword);
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => api.call(listOperationLists, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** A mailing list with its members. */
export const listOptions = (id: number) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => api.call(getOperationList, { params: { id } }, { signal }),
  });

/** A page of the department addresses and those of everyone. */
export const groupsOptions = (page: Page, keyword: string) => {
  const query = queryOf(page, keyword);
  return queryOptions({
    queryKey: [...groups, query],
    queryFn: ({ signal }) => api.call(listOperationGroups, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** Keeps what a change of a list returned. */
export function keepList(queryClient: QueryClient, changed: OperationList): void {
  queryClient.setQueryData(listOptions(changed.id).queryKey, changed);
  void queryClient.invalidateQueries({ queryKey: [...all, 'list'] });
}

/** Asks again for lists and groups, whose writers have changed. */
export const refreshWriters = (queryClient: QueryClient) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: all }), queryClient.invalidateQueries({ queryKey: groups })]);

/** Takes a deleted list out of the tables. */
export async function forgetList(queryClient: QueryClient, id: number): Promise<void> {
  queryClient.removeQueries({ queryKey: listOptions(id).queryKey });
  await queryClient.invalidateQueries({ queryKey: [...all, 'list'] });
}
