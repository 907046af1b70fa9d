import { Problem } from '@jinshu/api';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isAbort } from '../app/api.ts';
import { toasts } from '../toast/toasts.ts';
import { describeProblem } from './describeProblem.ts';

/** A lost session and a cancelled call need no words of their own. */
export const speaksForItself = (error: unknown): boolean => isAbort(error) || (error instanceof Problem && error.status === 401);

/** Shows an error as a toast, in the user's language (API-13 to API-17). A lost session and a cancelled call speak for themselves. */
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
