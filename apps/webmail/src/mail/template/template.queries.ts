import { listTemplates, templatePageSize, templateResource } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sessionKeys } from '../../core/cache/index.ts';

/** Query for a page of templates (SET-55), of all or of those that are enabled; stale when another window changes one. */
export const templatePageOptions = (api: ApiClient, page: number, isActive?: true) =>
  queryOptions({
    queryKey: [...sessionKeys.all, templateResource.name, page, isActive ?? false],
    queryFn: ({ signal }) =>
      api.call(listTemplates, { query: { page, pageSize: templatePageSize, ...(isActive && { isActive }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
