import { expect, it, vi } from 'vitest';
import { type Resolve, rememberAnswers, withinLimits } from '../../platform/network/index.ts';
import { answerFrom, composeOutside, noAnswer, senderRecords } from '../../testing/senderDomain.ts';
import { authenticateMail, canBeChecked } from './authenticateMail.ts';

const ip = '203.0.113.5';
const records = { ...senderRecords('partner.example', ip), ...senderRecords('evil.example', '198.51.100.9') };
const resolve = answerFrom(records);

const check = (raw: Buffer, more: Partial<Parameters<typeof authenticateMail>[0]> & { mailFrom?: string; ip?: string } = {}) =>
  authenticateMail({
    raw,
    client: { ip: more.ip ?? ip, helo: 'mx.partner.example', mailFrom: more.mailFrom ?? 'wang@partner.example' },
    sender: more.sender ?? 'wang@partner.example',
    host: 'jinshu.example',
    resolve: more.resolve ?? resolve,
  });

const from = '王芳 <wang@partner.example>';

it('passes what a domain signs and sends from its own server', async () => {
  expect(await check(await composeOutside({ from, signedBy: 'partner.example' }))).toEqual({
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'pass',
    arc: 'none',
    domain: 'partner.example',
    isAligned: true,
    isDirect: true,
  });
});

it('fails a sender whom another server with another key uses, though both are in order for themselves', async () => {
  const raw = await composeOutside({ from, signedBy: 'evil.example' });
  expect(await check(raw, { ip: '198.51.100.9', mailFrom: 'x@evil.example' })).toMatchObject({
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'fail',
    domain: 'partner.example',
    isAligned: false,
  });
});

it('does not pass a signed mail that was changed on its way', async () => {
  const raw = await composeOutside({ from, signedBy: 'partner.example' });
  const changed = Buffer.from(raw.toString('latin1').replace(/\r\n\r\n/, '\r\n\r\nPay at once.\r\n'), 'latin1');
  const found = await check(changed, { ip: '198.51.100.9' });
  expect(found).toMatchObject({ spf: 'fail', dmarc: 'fail', isAligned: false });
  expect(found.dkim).not.toBe('pass');
});

it('does not take the word of the mail for it', async () => {
  const claims = 'Authentication-Results: jinshu.example; spf=pass; dkim=pass header.d=partner.example; dmarc=pass\r\n';
  const raw = Buffer.concat([Buffer.from(claims), await composeOutside({ from })]);
  expect(await check(raw, { ip: '198.51.100.9', mailFrom: 'x@evil.example' })).toMatchObject({
    dkim: 'none',
    dmarc: 'fail',
    isAligned: false,
  });
});

it('says that it does not know when no name server answers', async () => {
  const raw = await composeOutside({ from, signedBy: 'partner.example' });
  expect(await check(raw, { resolve: noAnswer })).toMatchObject({
    spf: 'temperror',
    dkim: 'temperror',
    dmarc: 'temperror',
    isAligned: false,
  });
});

it('finds no sender to speak for in a mail with two of them, or with another than readers see', async () => {
  const raw = Buffer.concat([Buffer.from('From: boss@jinshu.example\r\n'), await composeOutside({ from, signedBy: 'partner.example' })]);
  expect(await check(raw)).toMatchObject({ dmarc: 'permerror' });
  const other = await composeOutside({ from, signedBy: 'partner.example' });
  expect(await check(other, { sender: 'boss@jinshu.example' })).toMatchObject({ dmarc: 'permerror' });
});

it('judges by the signature alone what a gateway of the own network brings', async () => {
  const signed = await composeOutside({ from, signedBy: 'partner.example' });
  expect(await check(signed, { ip: '10.0.0.7' })).toMatchObject({ spf: 'none', dkim: 'pass', dmarc: 'pass', isDirect: false });
  const unsigned = await composeOutside({ from });
  expect(await check(unsigned, { ip: '10.0.0.7' })).toMatchObject({ spf: 'none', dkim: 'none', dmarc: 'none' });
  expect([canBeChecked('10.0.0.7', signed), canBeChecked('10.0.0.7', unsigned), canBeChecked(ip, unsigned)]).toEqual([true, false, true]);
});

it('does no work for a mail that is nothing but signatures', async () => {
  const signature = 'DKIM-Signature: v=1; a=rsa-sha256; d=evil.example; s=key; h=from; bh=AA==; b=AA==\r\n';
  const raw = Buffer.concat([Buffer.from(signature.repeat(17)), await composeOutside({ from })]);
  const asked = vi.fn(resolve);
  expect(await check(raw, { resolve: asked })).toMatchObject({ dkim: 'permerror', dmarc: 'permerror' });
  expect(asked).not.toHaveBeenCalled();
});

it('gives one mail so much time and so many questions', async () => {
  const never: Resolve = () => new Promise(() => undefined);
  await expect(withinLimits(never, { timeoutMs: 10, questions: 5 })('a.example', 'TXT')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  const few = withinLimits(answerFrom({ 'a.example': ['x'] }), { timeoutMs: 60_000, questions: 1 });
  expect(await few('a.example', 'TXT')).toEqual([['x']]);
  await expect(few('a.example', 'TXT')).rejects.toMatchObject({ code: 'ETIMEOUT' });
});

it('remembers answers for a minute, and no trouble', async () => {
  let at = 0;
  const asked = vi.fn(answerFrom({ 'a.example': ['x'] }));
  const remembering = rememberAnswers(asked, { now: () => at });
  await remembering('a.example', 'TXT');
  await remembering('A.example', 'TXT');
  await expect(remembering('b.example', 'TXT')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  await expect(remembering('b.example', 'TXT')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  expect(asked).toHaveBeenCalledTimes(2);
  at = 61_000;
  await remembering('a.example', 'TXT');
  expect(asked).toHaveBeenCalledTimes(3);
  const failing = vi.fn(noAnswer);
  const again = rememberAnswers(failing);
  await expect(again('a.example', 'TXT')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(again('a.example', 'TXT')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(failing).toHaveBeenCalledTimes(2);
});
