import { getLockStatus } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';
import { sessionKeys } from '../session/session.queries.ts';

/** What is locked, and what this session has released (FLK-21). It goes stale with the settings. */
export const lockStatusOptions = (api: ApiClient) =>
  queryOptions({ queryKey: [...sessionKeys.all, 'lock'], queryFn: ({ signal }) => api.call(getLockStatus, undefined, { signal }) });
