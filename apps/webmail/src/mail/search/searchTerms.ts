import { type Day, parseSearch, type SearchTerm } from '@jinshu/api';
import type { IntlShape } from 'react-intl';
import { searchStrings as s } from './search.strings.ts';

const words = {
  from: s.termFrom,
  to: s.termTo,
  subject: s.termSubject,
  in: s.termIn,
  has: s.termHas,
  is: s.termIs,
  before: s.termBefore,
  after: s.termAfter,
} as const;

/** Returns the label of an operator, for a chip. */
export const describeTerm = (
  { operator, value }: Pick<SearchTerm, 'operator' | 'value'>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  folderName: (rawName: string) => string = (name) => name,
): string => formatMessage(words[operator], { value: operator === 'in' ? folderName(value) : value });

/** The day that it is here. */
export function today(): Day {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** A keyword without one of its operators. */
export const withoutTerm = (keyword: string, text: string): string => keyword.replace(text, ' ').replace(/\s+/g, ' ').trim();

/** Reads a keyword as the server does. */
export const readKeyword = (keyword: string | undefined) => parseSearch(keyword ?? '', today());
