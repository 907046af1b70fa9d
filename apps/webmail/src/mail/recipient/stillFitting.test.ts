import { expect, it } from 'vitest';
import { stillFitting } from './stillFitting.ts';

const [lin, liu] = [
  { address: 'lin.yue@jinshu.example', name: '林月' },
  { address: 'liu.yang@jinshu.example', name: '刘洋' },
];

it('PIC-08 offers nobody who fitted only the letters before, so that Enter takes no one else', () => {
  expect(stillFitting([lin, liu], 'li')).toEqual([lin, liu]);
  expect(stillFitting([lin, liu], 'LIU.yang ')).toEqual([liu]);
  expect(stillFitting([lin, liu], '林')).toEqual([lin]);
  expect(stillFitting([lin, liu], 'chen')).toEqual([]);
});
