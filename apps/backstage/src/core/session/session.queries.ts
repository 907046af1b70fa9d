import { getLoginPage, getOperationSession, type OperationSession, Problem } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api, setToken } from '../api/index.ts';

/** Session of the administrator, or `null` before the login. */
export const sessionOptions = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<OperationSession | null> => {
    try {
      const session = await api.call(getOperationSession, undefined, { signal });
      setToken(session.token);
      return session;
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return null;
      throw error;
    }
  },
});

/** Data for a login: the key for passwords, and a captcha if the server requires one. */
export const loginPageOptions = queryOptions({
  queryKey: ['login'],
  queryFn: ({ signal }) => api.call(getLoginPage, undefined, { signal }),
  gcTime: 0,
});
