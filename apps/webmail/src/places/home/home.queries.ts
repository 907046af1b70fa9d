import { getWelcome } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';
import { folderKeys } from '../../core/cache/index.ts';

/** Figures of the home page. They become stale with the counts of the folders. */
export const welcomeOptions = (api: ApiClient) =>
  queryOptions({ queryKey: [...folderKeys.all, 'welcome'], queryFn: ({ signal }) => api.call(getWelcome, undefined, { signal }) });
