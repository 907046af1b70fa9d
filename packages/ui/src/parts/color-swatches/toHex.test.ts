import { expect, test } from 'vitest';
import { toHex } from './toHex.ts';

test('a typed colour becomes six digits, and what is none becomes nothing', () => {
  expect(['#33b679', ' 33B679 ', '＃３３Ｂ６７９', '#3b7', 'red', '#33b67', '#33b67g', ''].map(toHex)).toEqual([
    '#33B679',
    '#33B679',
    '#33B679',
    '#33BB77',
    null,
    null,
    null,
    null,
  ]);
});
