import { type AccessKind, listMailboxAccess } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** Key of all access. */
export const accessKey = ['access'] as const;

/** A page of the access to mailboxes. */
export const accessOptions = ({ page, pageSize }: { page: number; pageSize: number }, keyword: string, kind?: AccessKind) => {
  const query = { page, pageSize, ...(keyword !== '' && { keyword }), ...(kind && { kind }) };
  return queryOptions({
    queryKey: [...accessKey, query],
    queryFn: ({ signal }) => api.call(listMailboxAccess, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};
