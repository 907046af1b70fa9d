import { listLetterColours } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

/** Query of the reader's choices by sender address: whether messages are adapted to a dark skin. Senders without a choice are absent. */
export const letterColoursOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['letter-colours'],
    queryFn: async ({ signal }) =>
      new Map((await api.call(listLetterColours, undefined, { signal })).results.map(({ address, adapted }) => [address, adapted])),
    staleTime: 300_000,
  });
