import { fromDate, getLocalTimeZone, parseDate } from '@internationalized/date';
import { parseSearch, type SearchConditions, type SearchOperator } from '@jinshu/api';
import { zoneOf } from '../../mime/calendar/index.ts';
import { type Search, sentRange } from './search.repository.ts';

/** Search conditions, with the operators extracted from the keyword. */
export interface SpelledSearch extends SearchConditions, Pick<Search, 'sentFrom' | 'sentBefore' | 'isUnread' | 'hasAttachment'> {
  /** Folder name typed after `in:`. */
  folderName?: string | undefined;
  hasOperators: boolean;
}

const latest = (a: Date | undefined, b: Date | undefined) => (a && b ? (a > b ? a : b) : (a ?? b));
const earliest = (a: Date | undefined, b: Date | undefined) => (a && b ? (a < b ? a : b) : (a ?? b));

/** Separates the operators of a keyword from its search terms (D-177). Days are in the reader's time zone. */
export function spellOut(search: SearchConditions, now: Date): SpelledSearch {
  const zone = zoneOf(search.timeZone ?? '') || getLocalTimeZone();
  const { words, terms } = parseSearch(search.keyword ?? '', fromDate(now, zone));
  const values = (operator: SearchOperator) => terms.filter((term) => term.operator === operator).map(({ value }) => value);
  const joined = (given: string | undefined, operator: SearchOperator) => [given, ...values(operator)].filter(Boolean).join(' ');
  const days = (operator: SearchOperator) => values(operator).map((day) => parseDate(day).toDate(zone));
  const range = sentRange(search.date, now, search.timeZone);
  return {
    ...search,
    keyword: words,
    subject: joined(search.subject, 'subject'),
    sender: joined(search.sender, 'from'),
    recipient: joined(search.recipient, 'to'),
    folderName: values('in').at(-1),
    isUnread: values('is').length > 0,
    hasAttachment: values('has').length > 0,
    sentFrom: days('after').reduce(latest, range.sentFrom),
    sentBefore: days('before').reduce(earliest, range.sentBefore),
    hasOperators: terms.length > 0,
  };
}
