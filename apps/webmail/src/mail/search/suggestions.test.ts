import { parseSearch } from '@jinshu/api';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../testing/words.ts';
import { withoutTerm } from './searchTerms.ts';
import { offers, unfinished } from './suggestions.ts';

const today = { year: 2026, month: 11, day: 20 };
const people = [{ address: 'chen.wei@jinshu.example', name: 'Chen Wei', department: '' }];
const folders = [
  { rawName: 'INBOX', name: 'Inbox' },
  { rawName: 'Drafts', name: 'Drafts' },
  { rawName: 'f6', name: '合同 归档' },
];

describe.each(['zh-hans', 'zh-tw', 'en'] as const)('what is offered in %s', (language) => {
  const intl = createIntl({ locale: 'en', messages: wordsOf(language) as Record<string, string> });
  const offer = (keyword: string, recent: string[] = []) => offers({ keyword, recent, people, folders, intl });

  it('SRC-19 every operator and day that is offered is read as one', () => {
    const values = ['x', 'x', 'x', 'x', '', '', '2026-11-20', '2026-11-20'];
    expect(offer('').map(({ text }, index) => parseSearch(text + values[index], today).terms.map(({ operator }) => operator))).toEqual(
      ['from', 'to', 'subject', 'in', 'has', 'is', 'after', 'before'].map((operator) => [operator]),
    );
    for (const operator of ['after:', '早于：']) {
      const days = offer(operator);
      expect(days).toHaveLength(6);
      for (const { text } of days) expect([text, parseSearch(text, today).terms.length]).toEqual([text, 1]);
    }
  });

  it('SRC-19 people and folders go in as operators that find them', () => {
    const read = (keyword: string, text: string) =>
      parseSearch(keyword.slice(0, unfinished(keyword).at) + text, today).terms.map(({ operator, value }) => [operator, value]);
    expect(offer('plan from:ch').map(({ text }) => read('plan from:ch', text))).toEqual([[['from', 'Chen Wei']]]);
    expect(offer('in:合').map(({ text }) => read('in:合', text))).toEqual([[['in', '合同 归档']]]);
    expect(offer('chen').map(({ kind }) => kind)).toEqual(['person']);
  });

  it('offers what was looked for before, and never the drafts', () => {
    expect(offer('', ['验收']).map(({ kind }) => kind)[0]).toBe('recent');
    expect(offer('in:').map(({ label }) => label)).toEqual(['Inbox', '合同 归档']);
  });
});

it('takes one operator out of a keyword', () => {
  expect(withoutTerm('plan from:"Chen Wei" is:unread', 'from:"Chen Wei"')).toBe('plan is:unread');
});
