import { expect, test } from 'vitest';
import { emojis, findEmojis } from './emoji.ts';

test('every emoji stands once and has a name in each language', () => {
  expect(new Set(emojis.map(({ emoji }) => emoji)).size).toBe(emojis.length);
  expect(emojis.length).toBeGreaterThan(300);
  for (const { emoji, names } of emojis) {
    expect(emoji).toMatch(/^(?:\p{Emoji}|\u{fe0f})+$/u);
    expect(
      Object.values(names).every((name) => name.trim() === name && name !== ''),
      emoji,
    ).toBe(true);
    expect(names.en, emoji).toMatch(/^[\w -]+$/);
  }
});

test.each([
  ['茶', ['🍵', '🧋']],
  ['高鐵', ['🚄']],
  ['RED circle', ['🔴']],
  ['nothing of the kind', []],
])('finds %s', (words, found) => {
  expect(findEmojis(words).map(({ emoji }) => emoji)).toEqual(found);
});
