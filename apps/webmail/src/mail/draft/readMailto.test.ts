import { expect, it } from 'vitest';
import { readMailto } from './readMailto.ts';

const li = { address: 'li@b.example', name: '', isValid: true };
const wu = { address: 'wu@b.example', name: '', isValid: true };
const empty = { to: [], cc: [], subject: '', text: '' };

it.each([
  ['mailto:li@b.example', { ...empty, to: [li] }],
  ['MAILTO:li@b.example,wu@b.example', { ...empty, to: [li, wu] }],
  ['mailto:li%40b.example?to=wu@b.example', { ...empty, to: [li, wu] }],
  ['mailto:li@b.example?subject=unsubscribe%20me', { ...empty, to: [li], subject: 'unsubscribe me' }],
  ['mailto:?Subject=%E5%B9%B4%E5%BA%A6&CC=wu@b.example&body=a%0D%0Ab+c', { ...empty, cc: [wu], subject: '年度', text: 'a\r\nb+c' }],
  ['mailto:li@b.example?subject=a%0D%0ABcc:%20x@y.example', { ...empty, to: [li], subject: 'a Bcc: x@y.example' }],
  ['mailto:li@b.example?bcc=wu@b.example&attach=/etc/passwd&x', { ...empty, to: [li] }],
  ['mailto:li@b.example?subject=50%&body=a=b', { ...empty, to: [li], subject: '50%', text: 'a=b' }],
])('CMP-33 a new mail begins with what a link asks for: %s', (href, beginning) => {
  expect(readMailto(href)).toEqual(beginning);
});
