import { listOperationLists, listOperationMailboxes } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../core/api/index.ts';

const firstTen = { page: 1, pageSize: 10 };

/** Shared mailboxes whose address or name contains a text. */
export const mailboxesFoundOptions = (keyword: string) =>
  queryOptions({
    queryKey: ['mailboxes', 'found', keyword],
    queryFn: async ({ signal }) => (await api.call(listOperationMailboxes, { query: { ...firstTen, keyword } }, { signal })).results,
  });

/** Mailing lists whose address or name contains a text. */
export const listsFoundOptions = (keyword: string) =>
  queryOptions({
    queryKey: ['lists', 'found', keyword],
    queryFn: async ({ signal }) => (await api.call(listOperationLists, { query: { ...firstTen, keyword } }, { signal })).results,
  });
