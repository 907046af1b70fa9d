import { listAddressBlocks, listOrganisationSenders } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** Addresses that are blocked or exempt. */
export const blocksOptions = queryOptions({
  queryKey: ['mail-system', 'blocks'],
  queryFn: async ({ signal }) => (await api.call(listAddressBlocks, undefined, { signal })).results,
  staleTime: 0,
});

/** Key of all pages of the senders. */
export const sendersKey = ['mail-system', 'senders'] as const;

/** A page of the senders of the whole organization. */
export const sendersOptions = ({ page, pageSize }: { page: number; pageSize: number }, keyword: string) => {
  const query = { page, pageSize, ...(keyword !== '' && { keyword }) };
  return queryOptions({
    queryKey: [...sendersKey, query],
    queryFn: ({ signal }) => api.call(listOrganisationSenders, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};
