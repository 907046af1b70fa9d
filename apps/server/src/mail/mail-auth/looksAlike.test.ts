import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { readAuthentication } from '../../features/mail-auth/readAuthentication.ts';
import { looksAlike } from './looksAlike.ts';

const own = new Set(['jinshu.example', 'morning-mill.example']);

it.each([
  ['jinshu.example', false],
  ['mail.jinshu.example', false],
  ['partner.example', false],
  ['shu.example', false],
  // One character added, one removed, one changed, two swapped.
  ['jinshuu.example', true],
  ['jinsh.example', true],
  ['jinzhu.example', true],
  ['jnishu.example', true],
  // Letters that are drawn alike.
  ['j1nshu.example', true],
  ['rnorning-mill.example', true],
  ['morningmill.example', true],
  [domainToASCII('jínshu.example'), true],
  // Alphabets within a word.
  ['xn--pypal-4ve.example', true],
  ['xn--fiqs8s.example', false],
  ['xn--80ak6aa92e.example', false],
  ['', false],
])('%s can be taken for one of ours: %s', (domain, expected) => {
  expect(looksAlike(domain, own)).toBe(expected);
});

const origin = { isInternal: false, isFromOutside: true, result: null };

it('warns of a domain that can be taken for ours, and of answers that go elsewhere', () => {
  const read = (address: string, replyTo: string[] = []) =>
    readAuthentication({ ...origin, sender: { name: '', address }, replyTo: replyTo.map((one) => ({ name: '', address: one })) }, own)
      .warning;
  expect(read('boss@jinshuu.example')).toBe('look-alike');
  expect(read('a@partner.example', ['a@elsewhere.example'])).toBe('answers-go-elsewhere');
  expect(read('a@partner.example', ['desk@mail.partner.example', 'b@partner.example'])).toBeNull();
  expect(read('a@partner.example', ['nobody'])).toBeNull();
});
