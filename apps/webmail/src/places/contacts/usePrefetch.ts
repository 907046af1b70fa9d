import type { ContactSource } from '@jinshu/api';
import { useAccount } from '../../core/account/index.ts';
import { personCardOptions } from '../../mail/contact/index.ts';
import { contactOptions, groupsOptions, nodesOptions, type Person, peopleOptions } from './book.queries.ts';
import { type BookView, bookSources, wholeBook } from './bookAddress.ts';

/** Fetches what the pointer or the focus has come to, before it is opened. */
export function usePrefetch(view: BookView) {
  const { api, queryClient } = useAccount();
  const { contact: _contact, edit: _edit, ...shown } = view;
  const first = { ...shown, search: '', page: 1 };
  return {
    page: (page: number) => void queryClient.prefetchQuery(peopleOptions(api, { ...shown, page })),
    node: (nodeId: string) => void queryClient.prefetchQuery(peopleOptions(api, { ...first, nodeId })),
    book: (asked: ContactSource) => {
      const source = bookSources.find((one) => one === asked);
      if (!source || source === view.source) return;
      if (source === 'pab') void queryClient.prefetchQuery(groupsOptions(api));
      else void queryClient.prefetchQuery(nodesOptions(api, source));
      void queryClient.prefetchQuery(
        peopleOptions(api, { source, nodeId: wholeBook, search: '', page: 1, pageSize: 10, sort: 'name', isDescending: false }),
      );
    },
    card: ({ id, address }: Pick<Person, 'id' | 'address'>) => {
      if (view.source === 'pab') void queryClient.prefetchQuery(contactOptions(api, id));
      else void queryClient.prefetchQuery(personCardOptions(api, address));
    },
  };
}
