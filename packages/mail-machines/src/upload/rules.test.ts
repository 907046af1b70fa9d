import { describe, expect, it } from 'vitest';
import { goesToDisk, isExecutable, sortByRules, suggestsOnline, uploadTypeOf } from './rules.ts';

const rules = { excludedExtensions: ['exe', '.BAT', 'js'], maximumBytes: 1000 };
const file = (name: string, size = 10) => ({ name, size });

describe('what is taken', () => {
  it('ATT-07 is never a file of size 0', () => {
    expect(sortByRules([file('a.txt', 0), file('b.txt')], rules)).toEqual({
      taken: [file('b.txt')],
      refused: [{ name: 'a.txt', refusal: 'empty' }],
    });
  });

  it.each([
    ['setup.exe', true],
    ['SETUP.EXE', true],
    ['x.pdf.js', true],
    ['run.bat. ', true],
    ['exe', false],
    ['.exe', true],
    ['a.exe.txt', false],
    ['README', false],
  ])('ATT-08 ERR-32 of %s says executable: %s', (name, isRefused) => {
    expect(isExecutable(name, rules.excludedExtensions)).toBe(isRefused);
    expect(sortByRules([file(name)], rules).refused).toEqual(isRefused ? [{ name, refusal: 'executable' }] : []);
  });

  it('ATT-09 ERR-35 has each name once, letter case ignored, also within one choice', () => {
    const { taken, refused } = sortByRules([file('A.txt'), file('b.txt'), file('B.TXT'), file('c.txt')], rules, ['a.txt']);
    expect(taken.map(({ name }) => name)).toEqual(['b.txt', 'c.txt']);
    expect(refused).toEqual([
      { name: 'A.txt', refusal: 'duplicate' },
      { name: 'B.TXT', refusal: 'duplicate' },
    ]);
  });

  it('ATT-13 is no larger than the server says', () => {
    expect(sortByRules([file('a', 1000), file('b', 1001)], rules)).toEqual({
      taken: [file('a', 1000)],
      refused: [{ name: 'b', refusal: 'over-limit' }],
    });
  });
});

it('ATT-23 an upload is of type mail for attachments, and eml where messages are imported', () => {
  expect([uploadTypeOf(undefined), uploadTypeOf('INBOX')]).toEqual(['mail', 'eml']);
});

describe('large files', () => {
  it.each([
    [31_457_280, false, false],
    [31_457_281, false, true],
    [31_457_281, true, false],
  ])('ATT-10 of %i bytes, online %s, are offered as a link: %s', (size, isOnline, isOffered) => {
    expect(suggestsOnline({ size, isOnline })).toBe(isOffered);
  });

  it.each([
    [1, true, false, 100, true],
    [99, false, true, 100, false],
    [100, false, true, 100, true],
    [100, false, false, 100, false],
    [5, true, true, 100, true],
  ])(
    'ATT-11 ATT-12 of %i bytes (all %s, by size %s from %i) go to the disk: %s',
    (size, movesAllToDisk, movesLargeToDisk, diskThreshold, goes) => {
      expect(goesToDisk({ size }, { movesAllToDisk, movesLargeToDisk, diskThreshold })).toBe(goes);
    },
  );
});
