import { expect, it } from 'vitest';
import { isUserName } from './isUserName.ts';

it.each(['lin.yue', 'a', '0', 'zhou_an-2', 'x'.repeat(64)])('LGN-29 takes the user name %s', (text) => expect(isUserName(text)).toBe(true));

it.each(['', 'Lin', 'lin yue', '林月', 'lin@jinshu', 'lin+1', 'é', '\n', 'lin\n', 'x'.repeat(65)])(
  'LGN-29 refuses the user name %j',
  (text) => expect(isUserName(text)).toBe(false),
);
