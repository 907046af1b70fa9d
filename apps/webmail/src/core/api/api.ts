import { Problem } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';
import { ownChanges } from '../cache/index.ts';
import { sessionStore } from '../session/index.ts';

type Listener = (problem: Problem) => void;
const lost = new Set<Listener>();
const owed = new Set<Listener>();

function listen(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listener when the server reports that the session is over (API-09). Returns a function that removes the listener. */
export const onSessionLost = (listener: Listener): (() => void) => listen(lost, listener);

/**
 * Calls the listener when the server refuses a call because the password must be changed, or a second factor bound, first. Returns a function
 * that removes it.
 */
export const onStepOwed = (listener: Listener): (() => void) => listen(owed, listener);

/** Reports that the session is over. */
export const loseSession = (problem = new Problem('session-expired')): void => {
  for (const tell of lost) tell(problem);
};

/** The client of this app. */
export const api = ownChanges.watch(
  createApiClient({
    getToken: () => sessionStore.get().token,
    onProblem: (problem) => {
      if (problem.status === 401) loseSession(problem);
      if (problem.code === 'password-expired' || problem.code === 'factor-needed') for (const tell of owed) tell(problem);
    },
  }),
);
