import { Problem } from '@jinshu/api';
import { describeProblem } from '@jinshu/app/problem';
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

/** Returns the sentence for an error in the back stage: that of its reason, and who changed what is stale and when. */
function describeOperationProblem(intl: IntlShape, error: unknown): string {
  if (!(error instanceof Problem)) return describeProblem(intl, error);
  const { code, params } = error;
  const reason = `operation-reason.${params.reason}`;
  if (code === 'operation-refused' && intl.messages[reason] !== undefined) return intl.formatMessage({ id: reason }, params);
  if (code === 'operation-stale') {
    const at = intl.formatDate(String(params.at), { dateStyle: 'medium', timeStyle: 'short' });
    return intl.formatMessage({ id: 'problem-operation.operation-stale' }, { by: String(params.by), at });
  }
  return describeProblem(intl, error);
}

/** Returns a function that says what went wrong, in the language of the page. */
export function useDescribe(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback((error: unknown) => describeOperationProblem(intl, error), [intl]);
}

/** The reason for which the server refused something, if it gave one. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof Problem && error.code === 'operation-refused' ? String(error.params.reason) : undefined;
