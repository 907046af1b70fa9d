import { listTags } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

export const tagKeys = { all: ['tag'] } as const;

/** The user's tags. */
export const tagListOptions = (api: ApiClient) =>
  queryOptions({ queryKey: tagKeys.all, queryFn: async ({ signal }) => (await api.call(listTags, undefined, { signal })).results });
