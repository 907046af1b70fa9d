import { languages } from '@jinshu/api';
import { expect, it } from 'vitest';
import { parseMessage } from '../../mime/structure/parseMessage.ts';
import { readReport } from '../../mime/structure/report.ts';
import { type Bounce, composeBounce } from './composeBounce.ts';

const bounce: Bounce = {
  raw: Buffer.from(
    'Message-ID: <one@jinshu.example>\r\nSubject: =?utf-8?B?5oql5Lu3?=\r\nX-Line: kept\r\n\r\nThe body is not sent back.\r\n',
  ),
  messageId: 'one@jinshu.example',
  subject: '报价\r\nBcc: evil@x.example',
  sender: 'lin.yue@jinshu.example',
  sentAt: new Date('2026-11-20T08:00:00Z'),
  failed: [{ address: 'gone@one.example', info: '550 no such user\r\nAction: delivered' }],
  language: 'en',
  domain: 'jinshu.example',
  at: new Date('2026-11-20T08:01:00Z'),
};

it.each(languages)('is a report that we read ourselves, with the header of the mail and nothing of its body (%s)', async (language) => {
  const raw = await composeBounce({ ...bounce, language });
  expect(readReport(raw)).toEqual({
    kind: 'delivery',
    messageId: 'one@jinshu.example',
    recipients: [{ address: 'gone@one.example', action: 'failed', status: '5.0.0', diagnostic: '550 no such user Action: delivered' }],
  });
  const { to, attachments, text } = parseMessage(raw);
  expect(to).toEqual([{ name: '', address: bounce.sender }]);
  expect(text).toMatch(/^gone@one\.example\n {4}\S.*$/m);
  expect(attachments.map(({ type }) => type)).toEqual(['message/delivery-status', 'text/rfc822-headers']);
  expect(attachments[1]?.bytes.toString()).toContain('X-Line: kept');
  expect(raw.toString()).not.toMatch(/^bcc:|The body/im);
});

it('names each of very many recipients in the report and the first fifty in the letter', async () => {
  const failed = Array.from({ length: 60 }, (_, index) => ({ address: `r${index}@one.example`, info: '4.4.7 expired: 451 not now' }));
  const raw = await composeBounce({ ...bounce, failed });
  expect(readReport(raw)?.recipients).toHaveLength(60);
  const { text } = parseMessage(raw);
  expect(text?.match(/@one\.example/g)).toHaveLength(50);
  expect(text).toContain(
    'r0@one.example\n    not delivered within five days; the mail server of the recipient kept asking to try again later\n',
  );
  expect(text).not.toContain('451');
  expect(text).toContain('10 more recipients are in the attached delivery report.');
});

const infos = [
  'connect ECONNREFUSED 192.0.2.1:25',
  '4.4.7 expired: connect ETIMEDOUT 192.0.2.1:25',
  '4.4.7 expired: 250 OK',
  'getaddrinfo ENOTFOUND mx.one.example',
  '550 5.7.1 Relay access denied; see https://help.one.example/',
  '552 5.2.2 Mailbox full',
  '5.1.1 unknown-recipient',
  '5.2.2 over-quota',
  '5.6.7 address-script',
  '5.7.1 level-above-recipient',
  '5.7.1 burned',
  '5.0.0 given-up: 421 4.3.2 Service not available',
  'self-signed certificate in chain',
  '',
];
it.each(languages)('SND-60 says why in words, and what another server said in the report alone (%s)', async (language) => {
  const raw = await composeBounce({
    ...bounce,
    language,
    failed: infos.map((info, index) => ({ address: `r${index}@one.example`, info })),
  });
  const { text = '' } = parseMessage(raw);
  const reasons = [...(text ?? '').matchAll(/^r\d+@one\.example\n {4}(.*)$/gm)].map(([, reason = '']) => reason);
  expect(reasons).toHaveLength(infos.length);
  for (const reason of reasons) expect(reason).not.toMatch(/E[A-Z]{4}|\d|unknown-|over-quota|-script|certificate|Relay|https/);
  if (language !== 'en') for (const reason of reasons) expect(reason.replace('@', '')).not.toMatch(/[a-z]/i);
  expect(new Set(reasons).size).toBe(11);
  expect(readReport(raw)?.recipients.map(({ diagnostic }) => diagnostic)).toEqual(infos);
});

it('spells addresses in any script as RFC 6533 has them', async () => {
  const raw = await composeBounce({ ...bounce, failed: [{ address: '王@例子.example', info: '5.1.1 unknown-recipient' }] });
  expect(parseMessage(raw).attachments[0]?.type).toBe('message/global-delivery-status');
  expect(readReport(raw)?.recipients[0]).toMatchObject({ address: '王@例子.example', status: '5.1.1' });
});
