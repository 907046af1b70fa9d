import { getOperationMailbox, listOperationMailboxes, type OperationMailbox } from '@jinshu/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

const all = ['shared-mailboxes'] as const;

/** A page of the shared mailboxes. */
export const mailboxesOptions = ({ page, pageSize }: { page: number; pageSize: number }, keyword: string) => {
  const query = { page, pageSize, ...(keyword !== '' && { keyword }) };
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => api.call(listOperationMailboxes, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** A shared mailbox with its members. */
export const mailboxOptions = (id: number) =>
  queryOptions({
    queryKey: [...all, 'mailbox', id],
    queryFn: ({ signal }) => api.call(getOperationMailbox, { params: { id } }, { signal }),
  });

/** Keeps what a change returned. */
export function keepMailbox(queryClient: QueryClient, changed: OperationMailbox): void {
  queryClient.setQueryData(mailboxOptions(changed.id).queryKey, changed);
  void queryClient.invalidateQueries({ queryKey: [...all, 'list'] });
}
