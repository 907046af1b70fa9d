import { listNeighbours, type MessageSort } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAccount } from '../app/AccountProvider.tsx';
import { messageKeys } from './message.queries.ts';

/** How many mails are asked for on each side: with two, the next step is known before the answer to the last one. */
const reach = 2;

/** The mails before and after in the list the mail was opened from (RED-02, RED-03, RED-58). */
export function useNeighbours({ folder, uid, position }: MailTab) {
  const { api } = useAccount();
  const first = Math.max(0, (position?.offset ?? 0) - reach);
  const { data } = useQuery({
    queryKey: [...messageKeys.neighbours(folder), first, position?.sort, position?.viewFilter],
    queryFn: async ({ signal }) => {
      const { results } = await api.call(
        listNeighbours,
        {
          query: {
            folder,
            limit: 2 * reach + 1,
            offset: first,
            sort: position?.sort as MessageSort,
            viewFilter: position?.viewFilter || undefined,
          },
        },
        { signal },
      );
      return results.map((result, index) => ({ uid: result.uid, offset: first + index }));
    },
    enabled: position !== null && position.offset >= 0,
    placeholderData: keepPreviousData,
  });
  const here = data?.findIndex((mail) => mail.uid === uid) ?? -1;
  return here < 0 ? {} : { previous: data?.[here - 1], next: data?.[here + 1] };
}
