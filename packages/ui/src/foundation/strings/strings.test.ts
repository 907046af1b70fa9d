import { expect, test } from 'vitest';
import { en, zhHans, zhTw } from './index.ts';

const keysOf = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );

/** Every word that is the same everywhere. */
const wordsOf = (words: object): string[] =>
  Object.values(words).flatMap((value): string[] =>
    typeof value === 'object' && value !== null ? wordsOf(value) : typeof value === 'string' ? [value] : [],
  );

test('I18-02 the three languages have the same keys', () => {
  expect(keysOf(zhHans).sort()).toEqual(keysOf(en).sort());
  expect(keysOf(zhTw).sort()).toEqual(keysOf(en).sort());
});

/** Names of products, which are the same in every language. */
const names = ['Foxmail', 'Outlook', 'QQ', 'Skype'];

test('no word is empty, and no English one is left in Chinese', () => {
  for (const set of [en, zhHans, zhTw]) expect(wordsOf(set).filter((word) => word.trim() === '')).toEqual([]);
  for (const set of [zhHans, zhTw])
    expect(wordsOf(set).filter((word) => /[A-Za-z]{2}/.test(word) && !/\p{Script=Han}/u.test(word) && !names.includes(word))).toEqual([]);
});
