import { getLoginPage, getOperationSession, type OperationSession, Problem } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api, setToken } from '../api/index.ts';

/** Who is logged in; `null` for nobody. */
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

/** What a login needs: the key for passwords, and a captcha where one is asked for. */
export const loginPageOptions = queryOptions({
  queryKey: ['login'],
  queryFn: ({ signal }) => api.call(getLoginPage, undefined, { signal }),
  gcTime: 0,
});
