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

/** What counts as input of the user (SES-06, D-99). */
const inputs = ['mousedown', 'mousemove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells the session's clock of any input, at most once a second. Answers how to stop. */
export function watchInput(session: { send: (event: { type: 'touched' }) => void }): () => void {
  let last = 0;
  const touch = (event: Event) => {
    if (event.timeStamp - last < 1000) return;
    last = event.timeStamp;
    session.send({ type: 'touched' });
  };
  for (const input of inputs) window.addEventListener(input, touch, { passive: true, capture: true });
  return () => {
    for (const input of inputs) window.removeEventListener(input, touch, { capture: true });
  };
}
