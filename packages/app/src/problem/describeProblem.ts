import type { IntlShape } from '@formatjs/intl';
import { Problem, problemTexts } from '@jinshu/api';
import { problemStrings } from './problem.strings.ts';

/**
 * The sentence for an error in the user's language: of its code where we have words for it, else the server's own text
 * (API-13, API-19), else that something went wrong.
 */
export function describeProblem(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, error: unknown): string {
  if (!(error instanceof Problem)) return intl.formatMessage(problemStrings.internal);
  // A server that knows no codes speaks for itself: `code` is only guessed from the status then, and serves where it says nothing.
  const { answer, code, params } = error;
  const isOurs = answer === undefined || answer.body.code === code || answer.status >= 500 || problemTexts(answer.body).length === 0;
  const id = ['problem', 'problem-more', 'problem-operation']
    .map((slice) => `${slice}.${code}`)
    .find((one) => intl.messages[one] !== undefined);
  return isOurs && id ? intl.formatMessage({ id }, params) : error.message;
}
