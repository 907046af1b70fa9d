import { expect, it } from 'vitest';
import { parseMessage } from '../structure/parseMessage.ts';
import { composeMessage } from './composeMessage.ts';

const base = {
  from: { name: '林月', address: 'lin.yue@jinshu.example' },
  to: [{ name: '陈伟（研究部）', address: 'chen.wei@jinshu.example' }],
  cc: [],
  subject: '关于第三季度预算的说明——请各位同事在周五下班之前确认，谢谢大家的配合与支持',
  domain: 'jinshu.example',
  date: new Date('2026-11-20T01:05:00Z'),
};

it('writes what a reader reads again: names, subject, bodies, files', async () => {
  const { raw, messageId } = await composeMessage({
    ...base,
    cc: [{ name: '', address: 'shen.he@jinshu.example' }],
    replyTo: 'desk@jinshu.example',
    html: '<p>各位好，</p><p>见<b>附件</b>。<img src="cid:pic1"></p>',
    attachments: [
      { name: '季度预算表（最终版）.xlsx', type: 'application/vnd.ms-excel', content: Buffer.from('xlsx bytes') },
      { name: 'logo.png', type: 'image/png', content: Buffer.from('png'), contentId: 'pic1' },
    ],
    isUrgent: true,
    wantsReceipt: true,
    inReplyTo: 'zero@jinshu.example',
    references: ['a@jinshu.example', 'zero@jinshu.example'],
  });
  const parsed = parseMessage(raw);
  expect(parsed).toMatchObject({
    messageId,
    sender: base.from,
    to: base.to,
    cc: [{ name: '', address: 'shen.he@jinshu.example' }],
    replyTo: [{ name: '', address: 'desk@jinshu.example' }],
    subject: base.subject,
    sentAt: base.date,
    isUrgent: true,
    wantsReceipt: true,
    inReplyTo: 'zero@jinshu.example',
    references: ['a@jinshu.example', 'zero@jinshu.example'],
  });
  expect(parsed.text?.trim()).toBe('各位好，\n\n见附件。');
  expect(parsed.html).toContain('<b>附件</b>');
  const files = parsed.attachments.map(({ name, bytes, isInline }) => ({ name, text: bytes.toString(), isInline }));
  expect(files).toHaveLength(2);
  expect(files).toContainEqual({ name: '季度预算表（最终版）.xlsx', text: 'xlsx bytes', isInline: false });
  expect(files).toContainEqual({ name: 'logo.png', text: 'png', isInline: true });
  expect(messageId).toMatch(/@jinshu\.example$/);
  // Everything on the wire is ASCII with CRLF, so that every server can relay it.
  expect(raw.every((byte) => byte < 0x80)).toBe(true);
  expect(/[^\r]\n/.test(raw.toString('latin1'))).toBe(false);
});

it('makes parts of pictures that stand in the HTML as data', async () => {
  const { raw } = await composeMessage({ ...base, html: '<img src="data:image/png;base64,cG5n">' });
  const parsed = parseMessage(raw);
  expect(parsed.attachments.map(({ type, bytes, isInline }) => ({ type, text: bytes.toString(), isInline }))).toEqual([
    { type: 'image/png', text: 'png', isInline: true },
  ]);
});

it('lets no header in through a subject or a name', async () => {
  const { raw } = await composeMessage({
    ...base,
    subject: 'a\r\nBcc: evil@x.example',
    from: { name: 'x\r\nX-Evil: 1', address: base.from.address },
    text: 'hi',
  });
  expect(raw.toString()).not.toMatch(/^(?:bcc|x-evil):/im);
});

it('lets no file open parts of its own or add to the header of its part', async () => {
  const types = ['multipart/mixed; boundary=x', 'text/plain\r\nX-Evil: 1', 'Application/PDF; name=other.exe', ''];
  const attachments = types.map((type, index) => ({ name: `${index}.bin`, type, content: Buffer.from('--x\r\n\r\nno part') }));
  const parsed = parseMessage((await composeMessage({ ...base, text: 'hi', attachments })).raw);
  expect(parsed.attachments.map(({ name, type }) => [name, type])).toEqual([
    ['0.bin', 'application/octet-stream'],
    ['1.bin', 'application/octet-stream'],
    ['2.bin', 'application/pdf'],
    ['3.bin', 'application/octet-stream'],
  ]);
});

it('leaves blind copies out of the letter', async () => {
  const { raw } = await composeMessage({ ...base, text: 'hi' });
  expect(raw.toString()).not.toMatch(/^bcc:/im);
});
