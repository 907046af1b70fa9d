import { expect, it } from 'vitest';
import { holderOf, insideOf, isMailFile, wayTo } from './sid.ts';

it('RED-35 a file inside an attached mail is named by its whole way', () => {
  const sid = insideOf(insideOf('2', '1.3'), '4~1');
  expect([sid, wayTo(sid), holderOf(sid), holderOf(holderOf(sid) ?? ''), wayTo('2')]).toEqual([
    '2!1.3!4~1',
    ['2', '1.3', '4~1'],
    '2!1.3',
    '2',
    ['2'],
  ]);
  expect(holderOf('2')).toBeUndefined();
});

it.each([
  ['message/rfc822', 'x', true],
  ['message/global', 'x', true],
  ['application/octet-stream', '会议.EML', true],
  ['message/delivery-status', 'delivery-status.txt', false],
  ['text/plain', 'eml.txt', false],
])('%s %s is a mail: %s', (type, name, expected) => {
  expect(isMailFile({ type, name })).toBe(expected);
});
