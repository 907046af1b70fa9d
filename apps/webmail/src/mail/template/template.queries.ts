import { listTemplates, templatePageSize } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sessionKeys } from '../../core/session/session.queries.ts';

/** Query for a page of templates (SET-55); stale when another window changes a setting. */
export const templatePageOptions = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...sessionKeys.all, 'template', page],
    queryFn: ({ signal }) => api.call(listTemplates, { query: { page, pageSize: templatePageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
