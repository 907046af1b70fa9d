import { expect, it } from 'vitest';
import type { MailAuthentication } from '../../platform/db/MailAuthentication.ts';
import { readAuthentication } from './readAuthentication.ts';

const passed: MailAuthentication = {
  spf: 'pass',
  dkim: 'pass',
  dmarc: 'pass',
  arc: 'none',
  domain: 'partner.example',
  isAligned: true,
  isDirect: true,
};
const own = new Set(['jinshu.example']);
const read = (name: string, address: string, result: MailAuthentication | null, isInternal = false) =>
  readAuthentication({ sender: { name, address }, isInternal, isFromOutside: result !== null, result }, own);
const warning = (...args: Parameters<typeof read>) => read(...args).warning;

it('tells what was found, and says nothing against a mail that is in order', () => {
  expect(read('王芳', 'wang@partner.example', passed)).toEqual({
    state: 'checked',
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'pass',
    arc: 'none',
    domain: 'partner.example',
    warning: null,
  });
});

it('knows what one of ours wrote, what is being checked, and what nothing is known of', () => {
  expect(read('林月', 'lin.yue@jinshu.example', null, true)).toMatchObject({ state: 'internal', domain: 'jinshu.example', warning: null });
  const origin = { sender: { name: '', address: 'a@partner.example' }, isInternal: false, result: null };
  expect(readAuthentication({ ...origin, isFromOutside: true }, own)).toMatchObject({ state: 'checking', spf: 'none', warning: null });
  expect(readAuthentication({ ...origin, isFromOutside: false }, own)).toMatchObject({ state: 'unknown', spf: 'none', warning: null });
});

it('warns of an address of ours that comes from outside, unless the domain stands up for it', () => {
  const outside: MailAuthentication = { ...passed, dkim: 'none', spf: 'fail', dmarc: 'none', domain: 'jinshu.example', isAligned: false };
  expect(warning('陈伟', 'chen.wei@jinshu.example', outside)).toBe('colleague-from-outside');
  expect(warning('News', 'news@jinshu.example', { ...outside, spf: 'pass', isAligned: true })).toBeNull();
  expect(warning('Gateway', 'news@jinshu.example', { ...outside, isDirect: false })).toBeNull();
});

it('warns of a sender whose domain says that the mail is not its own', () => {
  expect(warning('王芳', 'wang@partner.example', { ...passed, dmarc: 'fail', isAligned: false })).toBe('forged-sender');
  expect(warning('王芳', 'wang@partner.example', { ...passed, dmarc: 'permerror' })).toBe('forged-sender');
  expect(warning('王芳', 'wang@partner.example', { ...passed, dmarc: 'temperror', isAligned: false })).toBeNull();
});

it.each([
  ['chen.wei@jinshu.example', 'x@evil.example', 'other-address-in-name'],
  ['陈伟 <chen.wei@jinshu.example>', 'x@evil.example', 'other-address-in-name'],
  ['陈伟（chen.wei＠jinshu.example）', 'x@evil.example', 'other-address-in-name'],
  ['wang@partner.example', 'wang@partner.example', null],
  ['wang@mail.partner.example', 'wang@partner.example', null],
  ['wang@PARTNER.example.', 'wang@partner.example', null],
  ['Meet @ noon', 'wang@partner.example', null],
])('%s as the name of %s: %s', (name, address, expected) => {
  expect(warning(name, address, { ...passed, domain: 'evil.example' })).toBe(expected);
  expect(warning(name, address, null)).toBe(expected);
});
