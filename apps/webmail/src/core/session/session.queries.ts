import { getLoginInfo, getParameters, getPushToken, getSharedStatus, getUserInfo, type LoginInfo } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sessionKeys } from '../cache/index.ts';

/** Query for the permissions and appearance of the session (SES-18). */
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

/**
 * Query for the version where push starts, with the token for the first connection. Fetch data only after it, so that no message is missed
 * between a list and its updates (PSH-01).
 */
export const newsStartOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...sessionKeys.all, 'news-start'],
    queryFn: ({ signal }) => api.call(getPushToken, undefined, { signal }),
    retry: false,
  });

/** The user's parameters (SET-49). */
export const parametersOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...sessionKeys.all, 'parameters'],
    queryFn: async ({ signal }) => (await api.call(getParameters, undefined, { signal })).results,
  });

/**
 * Fetches the data of a new session (LGN-10). Returns the permissions once all data for the first screen has arrived; nothing if the
 * password must be changed, or a second factor bound, first. The screen fetches again what failed.
 */
export async function fetchSession(api: ApiClient, queryClient: QueryClient): Promise<LoginInfo | undefined> {
  const info = loginInfoOptions(api);
  void queryClient.prefetchQuery(userInfoOptions(api));
  await Promise.all([
    queryClient.prefetchQuery(info),
    queryClient.prefetchQuery(sharedStatusOptions(api)),
    queryClient.prefetchQuery(newsStartOptions(api)),
  ]);
  const status = queryClient.getQueryData(sharedStatusOptions(api).queryKey);
  if (status?.mustChangePassword || status?.mustBindFactor) return undefined;
  return queryClient.getQueryData(info.queryKey);
}
