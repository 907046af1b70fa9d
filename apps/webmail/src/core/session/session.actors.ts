import { refreshSession } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { sessionMachine } from '@jinshu/mail-machines';
import { fromPromise } from 'xstate';
import { sessionStore } from './sessionStore.ts';

/** The session's clock on the real server. */
export const provideSession = ({ api }: { api: ApiClient }) =>
  sessionMachine.provide({
    actors: {
      refreshSession: fromPromise<void>(async ({ signal }) => {
        const { token } = await api.call(refreshSession, undefined, { signal });
        sessionStore.setToken(token);
      }),
    },
  });
