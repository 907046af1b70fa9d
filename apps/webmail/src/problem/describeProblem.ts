import type { IntlShape } from '@formatjs/intl';
import { Problem, problemTexts } from '@jinshu/api';
import { type KnownProblem, problemStrings } from './problem.strings.ts';

const isKnown = (code: string): code is KnownProblem => Object.hasOwn(problemStrings, code);

/**
 * The sentence for an error in the user's language: of its code where we have words for it, else the server's own text
 * (API-13, API-19), else that something went wrong.
 */
export function describeProblem(intl: Pick<IntlShape, 'formatMessage'>, error: unknown): string {
  if (!(error instanceof Problem)) return intl.formatMessage(problemStrings.internal);
  // A server that knows no codes speaks for itself: `code` is only guessed from the status then, and serves where it says nothing.
  const { answer, code, params } = error;
  const isOurs = answer === undefined || answer.body.code === code || answer.status >= 500 || problemTexts(answer.body).length === 0;
  return isOurs && isKnown(code) ? intl.formatMessage(problemStrings[code], params) : error.message;
}
