import { listNeighbours, type MessageSort } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../app/AccountProvider.tsx';
import { cachedRow, messageKeys } from './message.queries.ts';
import { prefetchMessage } from './openMessage.ts';

/** How many mails are asked for on each side: with two, the next step is known before the answer to the last one. */
const reach = 2;

/**
 * The mails before and after in the list the mail was opened from (RED-02, RED-03, RED-58). Once this one is there they are asked for as
 * well, without a trace, so that the next step shows its letter at once.
 */
export function useNeighbours({ folder, uid, position }: MailTab, isThere: boolean) {
  const { api, queryClient } = useAccount();
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
  const [previous, next] = here < 0 ? [] : [data?.[here - 1], data?.[here + 1]];
  const [before, after] = [previous?.uid, next?.uid];
  useEffect(() => {
    if (!isThere) return;
    for (const beside of [after, before]) {
      if (beside === undefined) continue;
      const ref = { folder, uid: beside };
      // Whether it counts its readings only a list says: what is on none waits until it is opened.
      const row = cachedRow(queryClient, ref);
      if (row) prefetchMessage({ api, queryClient }, { ...ref, isBurn: row.isBurn });
    }
  }, [isThere, before, after, folder, api, queryClient]);
  return { previous, next };
}
