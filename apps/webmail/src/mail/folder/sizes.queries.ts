import { listFolderSizes, listTagSizes } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';
import { folderKeys } from '../../core/cache/index.ts';

/** Some changes of this window update counts in the folder list only, without a request. */
const freshWhenOpened = { refetchOnMount: 'always' } as const;

/** All folders with the number and size of their messages (FLD-31). */
export const folderSizesOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...folderKeys.all, 'sizes'],
    ...freshWhenOpened,
    queryFn: async ({ signal }) => (await api.call(listFolderSizes, undefined, { signal })).results,
  });

/** Number of messages of each tag (TAG-33), by its id. Every change of a message makes it stale, as it does with folders. */
export const tagCountsOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...folderKeys.all, 'tag-counts'],
    ...freshWhenOpened,
    queryFn: async ({ signal }) => {
      const { results } = await api.call(listTagSizes, undefined, { signal });
      return Object.fromEntries(results.map(({ id, messageCount }) => [id, messageCount]));
    },
  });
