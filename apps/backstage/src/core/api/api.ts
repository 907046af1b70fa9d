import { getOperationSession, logInToOperation, type Problem } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';

let token = '';
let lost: ((problem: Problem) => void) | undefined;

/** Keeps the token that goes with every call. It came with the session and isn't stored: a reload asks for the session again. */
export function setToken(next: string): void {
  token = next;
}

/** Calls the listener when the server answers that the session is over. Returns a function that removes it. */
export function onSessionLost(listener: (problem: Problem) => void): () => void {
  lost = listener;
  return () => {
    lost = undefined;
  };
}

/** The client of this app. */
export const api = createApiClient({
  getToken: () => token,
  onProblem: (problem, endpoint) => {
    // The login and the question who is logged in answer for themselves.
    if (problem.status === 401 && endpoint !== logInToOperation && endpoint !== getOperationSession) lost?.(problem);
  },
});
