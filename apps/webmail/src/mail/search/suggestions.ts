import { type ContactSuggestion, operatorOf, type SearchOperator } from '@jinshu/api';
import type { SearchSuggestion } from '@jinshu/ui/search-form';
import type { IntlShape } from 'react-intl';
import { searchStrings as s } from './search.strings.ts';
import { describeTerm } from './searchTerms.ts';

/** A suggestion, with what it puts in place of the word that is being typed. */
export interface Offer extends SearchSuggestion {
  text: string;
  /** Nothing is missing: it can be searched for as it is. */
  isWhole: boolean;
}

/** The word that is being typed, taken apart. */
export interface Unfinished {
  /** Start of the unfinished text. */
  at: number;
  operator: SearchOperator | undefined;
  /** Text after the operator, or all of it. */
  value: string;
}

/** Returns the unfinished term at the end of a keyword. */
export function unfinished(keyword: string): Unfinished {
  const [text = ''] = /(?:\p{L}+[:：])?(?:["“「][^"”」]*|[^\s"“”「」]*)$/u.exec(keyword) ?? [];
  const [, name, value = ''] = /^(\p{L}+)[:：](.*)$/u.exec(text) ?? [];
  const operator = name === undefined ? undefined : operatorOf(name);
  return { at: keyword.length - text.length, operator, value: (operator ? value : text).replace(/^["“「]/, '') };
}

export interface OfferInput {
  keyword: string;
  recent: readonly string[];
  people: readonly ContactSuggestion[];
  folders: readonly { rawName: string; name: string }[];
  intl: Pick<IntlShape, 'formatMessage'>;
}

const quoted = (text: string) => (/\s/.test(text) ? `"${text}"` : text);
const operators = ['from', 'to', 'subject', 'in', 'has', 'is', 'after', 'before'] as const;
const names = {
  from: s.opFrom,
  to: s.opTo,
  subject: s.opSubject,
  in: s.opIn,
  has: s.opHas,
  is: s.opIs,
  after: s.opAfter,
  before: s.opBefore,
};
const help = {
  from: s.helpFrom,
  to: s.helpTo,
  subject: s.helpSubject,
  in: s.helpIn,
  has: s.termHas,
  is: s.termIs,
  after: s.helpAfter,
  before: s.helpBefore,
};
const wholeOnes: ReadonlySet<SearchOperator> = new Set(['has', 'is']);
const most = 8;

/** Returns the suggestions for the typed text: matching people and folders, operators, and recent searches. */
export function offers({ keyword, recent, people, folders, intl }: OfferInput): Offer[] {
  const { formatMessage } = intl;
  const { operator, value } = unfinished(keyword);
  const typed = value.toLowerCase();
  const nameOf = (one: SearchOperator) => formatMessage(names[one]);
  const ofPeople = (by: 'from' | 'to') =>
    people.map(
      ({ name, address, department }): Offer => ({
        id: `person ${address}`,
        kind: 'person',
        label: name || department || address,
        detail: address,
        text: `${nameOf(by)}${quoted(name || address)}`,
        isWhole: true,
      }),
    );
  const ofFolders = folders
    .filter(({ rawName, name }) => rawName !== 'Drafts' && name.toLowerCase().includes(typed))
    .map(
      ({ rawName, name }): Offer => ({
        id: `folder ${rawName}`,
        kind: 'folder',
        label: name,
        detail: describeTerm({ operator: 'in', value: name }, intl),
        text: `${nameOf('in')}${quoted(name)}`,
        isWhole: true,
      }),
    );
  if (operator === 'from' || operator === 'to') return ofPeople(operator);
  if (operator === 'in') return ofFolders.slice(0, most);
  if (operator === 'before' || operator === 'after') {
    const days = formatMessage(s.days).split(' ');
    return days
      .filter((day) => day.includes(typed))
      .map((day) => ({
        id: `day ${day}`,
        kind: 'operator',
        label: `${nameOf(operator)}${day}`,
        text: `${nameOf(operator)}${day}`,
        isWhole: true,
      }));
  }
  const ofOperators = operators
    .filter((one) => nameOf(one).toLowerCase().startsWith(typed))
    .map(
      (one): Offer => ({
        id: `operator ${one}`,
        kind: 'operator',
        label: nameOf(one),
        detail: formatMessage(help[one]),
        text: nameOf(one),
        isWhole: wholeOnes.has(one),
      }),
    );
  const before = recent
    .filter((words) => words !== keyword.trim() && words.toLowerCase().includes(keyword.trim().toLowerCase()))
    .map((words): Offer => ({ id: `recent ${words}`, kind: 'recent', label: words, text: words, isWhole: true }));
  if (typed === '') return [...before, ...ofOperators];
  return [...ofPeople('from').slice(0, 4), ...ofFolders.slice(0, 3), ...before.slice(0, 3), ...ofOperators];
}
