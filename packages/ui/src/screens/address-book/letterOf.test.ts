import { expect, test } from 'vitest';
import { letterOf, runsByLetter } from './letterOf.ts';

test('CON-02 stands people under the letter of their pinyin, or of their own script', () => {
  const names = [
    '丁一鸣',
    'Elena Fischer',
    '冯楠',
    '韩梅',
    '罗岚',
    '马骏',
    'Maya',
    '钱文博',
    'Tom',
    '赵敏',
    '安',
    '王',
    'Örn',
    '42',
    '欧阳',
    '沈禾',
  ];
  expect(names.map(letterOf).join('')).toBe('DEFHLMMQTZAWO#OS');
});

test('CON-02 heads letters only where those of one letter stand together', () => {
  expect(runsByLetter(['A', 'A', 'B'])).toBe(true);
  expect(runsByLetter(['A', 'B', 'A'])).toBe(false);
  expect(runsByLetter([])).toBe(false);
});
