import { Problem } from '@jinshu/api';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../toast/index.ts';
import { describeProblem } from './describeProblem.ts';

/** Whether an error is only a canceled call, which isn't reported. */
const isAbort = (error: unknown): boolean => !(error instanceof Problem) && error instanceof Error && error.name === 'AbortError';

/** Whether an error needs no message: a lost session or a canceled call. */
export const speaksForItself = (error: unknown): boolean => isAbort(error) || (error instanceof Problem && error.status === 401);

/**
 * Returns a function that shows an error as a toast, in the user's language (API-13 to API-17). A lost session and a canceled call are
 * skipped.
 */
export function useReport(): (error: unknown) => void {
  const intl = useIntl();
  return useCallback(
    (error: unknown) => {
      if (speaksForItself(error)) return;
      const key = error instanceof Problem && error.status >= 500 ? 'server' : undefined;
      toasts.add({ message: describeProblem(intl, error), tone: 'danger', key });
    },
    [intl],
  );
}
