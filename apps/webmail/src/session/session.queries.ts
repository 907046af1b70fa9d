import { getLoginInfo, getParameters, getSharedStatus, getUserInfo } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

/** Keys of what the session is and may. */
export const sessionKeys = { all: ['session'] } as const;

/** What the session may and how it looks (SES-18). */
export const loginInfoOptions = (api: ApiClient) =>
  queryOptions({ queryKey: [...sessionKeys.all, 'login-info'], queryFn: ({ signal }) => api.call(getLoginInfo, undefined, { signal }) });

/** Lifetimes, and what may be done inside a shared mailbox (SHR-14). */
export const sharedStatusOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...sessionKeys.all, 'shared-status'],
    queryFn: ({ signal }) => api.call(getSharedStatus, undefined, { signal }),
  });

/** The user's own profile (SES-19). */
export const userInfoOptions = (api: ApiClient) =>
  queryOptions({ queryKey: [...sessionKeys.all, 'user-info'], queryFn: ({ signal }) => api.call(getUserInfo, undefined, { signal }) });

/** The user's parameters (SET-49). */
export const parametersOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...sessionKeys.all, 'parameters'],
    queryFn: async ({ signal }) => (await api.call(getParameters, undefined, { signal })).results,
  });
