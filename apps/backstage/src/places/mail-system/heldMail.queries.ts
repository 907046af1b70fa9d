import { getMailChecks, listHeldMail } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** Key of all pages of held mail. */
export const heldMailKey = ['mail-system', 'held'] as const;

/** A page of held mail. */
export const heldMailOptions = (query: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: [...heldMailKey, query],
    queryFn: ({ signal }) => api.call(listHeldMail, { query }, { signal }),
    staleTime: 0,
  });

/** The checkers of mail. */
export const mailChecksOptions = queryOptions({
  queryKey: ['mail-system', 'checks'],
  queryFn: ({ signal }) => api.call(getMailChecks, undefined, { signal }),
});
