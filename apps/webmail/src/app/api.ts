import { Problem } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';
import { ownChanges } from '../cache/ownChanges.ts';
import { sessionStore } from '../session/sessionStore.ts';

type Listener = (problem: Problem) => void;
const listeners = new Set<Listener>();

/** Calls back when the server says that the session is over (API-09). Answers how to stop. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that the session is over. */
export const loseSession = (problem = new Problem('session-expired')): void => {
  for (const tell of listeners) tell(problem);
};

/** The client of this app. */
export const api = ownChanges.watch(
  createApiClient({
    getToken: () => sessionStore.get().token,
    onProblem: (problem) => {
      if (problem.status === 401) loseSession(problem);
    },
  }),
);

/** Whether an error is nothing to speak of: a call that was cancelled. */
export const isAbort = (error: unknown): boolean => !(error instanceof Problem) && error instanceof Error && error.name === 'AbortError';
