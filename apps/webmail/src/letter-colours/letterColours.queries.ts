import { listLetterColours } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

/** By the address of a sender: whether the reader wants the letters adapted to a dark skin, where that was chosen. */
export const letterColoursOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['letter-colours'],
    queryFn: async ({ signal }) =>
      new Map((await api.call(listLetterColours, undefined, { signal })).results.map(({ address, adapted }) => [address, adapted])),
    staleTime: 300_000,
  });
