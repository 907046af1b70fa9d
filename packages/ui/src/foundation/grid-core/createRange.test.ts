import { describe, expect, it } from 'vitest';
import { createRange } from './createRange.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];

describe('a range of rows', () => {
  it('gives back what it grew over, on either side of where it began', () => {
    const range = createRange();
    let selected = range.toggle(new Set(['e']), 'b');
    const to = (key: string) => {
      selected = range.extend(selected, keys, key, 'b');
      return [...selected].sort();
    };
    expect([to('d'), to('c'), to('b'), to('a')]).toEqual([
      ['b', 'c', 'd', 'e'],
      ['b', 'c', 'e'],
      ['b', 'e'],
      ['a', 'b', 'e'],
    ]);
  });

  it('begins at the row that has the keyboard where none was chosen, and anew after its end', () => {
    const range = createRange();
    expect([...range.extend(new Set(), keys, 'c', 'b')]).toEqual(['b', 'c']);
    range.end();
    const selected = range.extend(new Set(['b', 'c']), keys, 'e', 'd');
    expect([...selected]).toEqual(['b', 'c', 'd', 'e']);
    expect([...range.extend(selected, keys, 'd', 'd')]).toEqual(['b', 'c', 'd']);
  });

  it('keeps what was chosen by other means meanwhile', () => {
    const range = createRange();
    range.extend(range.toggle(new Set(), 'a'), keys, 'c');
    const selected = range.extend(new Set(['e']), keys, 'b');
    expect([...selected]).toEqual(['e', 'a', 'b']);
    expect([...range.extend(selected, keys, 'a')]).toEqual(['e', 'a']);
  });

  it('stays as it is over a row that cannot be chosen', () => {
    const range = createRange();
    const selected = range.extend(range.toggle(new Set(), 'a'), keys, 'c');
    expect(range.extend(selected, keys, 'moved')).toBe(selected);
    expect([...range.extend(selected, keys, 'b')]).toEqual(['a', 'b']);
  });
});
