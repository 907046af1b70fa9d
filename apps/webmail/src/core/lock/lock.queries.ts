import { getLockStatus } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';
import { sessionKeys } from '../cache/index.ts';

/** Query of the locked areas and those that this session has unlocked (FLK-21). It becomes stale with the settings. */
export const lockStatusOptions = (api: ApiClient) =>
  queryOptions({ queryKey: [...sessionKeys.all, 'lock'], queryFn: ({ signal }) => api.call(getLockStatus, undefined, { signal }) });
