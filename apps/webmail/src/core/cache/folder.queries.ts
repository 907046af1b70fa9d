import { listFolders } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

export const folderKeys = { all: ['folder'] } as const;

/** All folders with their unread counts. */
export const folderListOptions = (api: ApiClient) =>
  queryOptions({ queryKey: folderKeys.all, queryFn: async ({ signal }) => (await api.call(listFolders, undefined, { signal })).results });
