import { expect, test } from 'vitest';
import { isSearchable, tidySearch } from './searchConditions.ts';

test('SRC-08 a search needs a keyword, a subject or attachment text', () => {
  expect([{ keyword: '验收' }, { subject: 'a' }, { attachment: 'b' }].map(isSearchable)).toEqual([true, true, true]);
  expect([{}, { keyword: '  ' }, { sender: 'zhou', date: 1, size: 2, folder: 'INBOX' }].map(isSearchable)).toEqual([false, false, false]);
});

test('RED-25 a person is enough to look for the mail exchanged with them', () => {
  expect(isSearchable({ person: 'zhou@x.example' })).toBe(true);
  expect(tidySearch({ person: ' zhou@x.example ' })).toEqual({ person: 'zhou@x.example' });
});

test('empty conditions are not sent', () => {
  expect(tidySearch({ keyword: ' 验收 ', subject: ' ', sender: '', folder: undefined, date: 5 })).toEqual({ keyword: '验收', date: 5 });
  expect(tidySearch({ recipient: 'a', attachment: 'b', folder: 'INBOX', size: 1 })).toEqual({
    recipient: 'a',
    attachment: 'b',
    folder: 'INBOX',
    size: 1,
  });
});
