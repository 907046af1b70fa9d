import { domainToASCII } from 'node:url';
import type { Draft } from '@jinshu/api';
import { type AddressObject, simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { composeMessage } from '../../mime/compose/composeMessage.ts';
import { seededRandom } from '../../testing/generateMail.ts';
import { type MailboxToOutside, openMailboxToOutside } from '../../testing/openMailbox.ts';
import { makeSigningKey, type SigningKey, signingIp } from '../../testing/senderDomain.ts';
import { act, makeForm, storeFile } from '../../testing/sendForm.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
let key: SigningKey;
beforeAll(async () => {
  key = await makeSigningKey('jinshu.example');
  test = await openMailboxToOutside({ env: { ...key.env, JINSHU_SEND_MAILS_AT_ONCE: '0' } });
});
afterAll(async () => {
  await test.close();
  await key.remove();
});

const zhou = { address: 'zhou@partner.example', name: '周红' };

interface SentFile {
  name: string;
  type?: string;
  bytes?: Buffer;
}
const bytesOf = ({ name, bytes }: SentFile) => bytes ?? Buffer.from(`bytes of ${name}`);

/** Sends a form to an external address and returns the message as the next server receives it. */
async function sent(changes: Partial<Draft>, files: readonly SentFile[] = []): Promise<{ raw: Buffer; mailFrom: string }> {
  const attachments = [];
  for (const file of files) attachments.push({ id: await storeFile(test, test.lin, file.name, bytesOf(file), file.type) });
  const { body } = await act(test.lin, 'sent', makeForm(test.lin, [zhou], { ...changes, attachments }));
  expect(body).toMatchObject({ success: true });
  const mail = await vi.waitFor(() => {
    const found = test.sink.mails.find(({ raw: bytes }) => bytes.includes(`Message-ID: <${body.message_id}>`));
    if (!found) throw new Error('nothing was sent yet');
    return found;
  }, 20_000);
  return { raw: mail.raw, mailFrom: mail.mailFrom };
}

const fieldsOf = (raw: Buffer) => {
  const head = raw.subarray(0, raw.indexOf('\r\n\r\n')).toString('latin1');
  return head.split(/\r\n(?![ \t])/).map((field) => field.slice(0, field.indexOf(':')).toLowerCase());
};
const once = (raw: Buffer, name: string) => fieldsOf(raw).filter((field) => field === name).length;

/** Checks rules that hold for every message (RFC 5322, 2.1.1, 2.3, 3.6; RFC 2045). */
function checkForm(raw: Buffer): void {
  const text = raw.toString('latin1');
  // Seven bits everywhere: the next server need not know 8BITMIME.
  expect(raw.findIndex((byte) => byte >= 0x80 || byte === 0)).toBe(-1);
  expect(/(?<!\r)\n|\r(?!\n)/.test(text)).toBe(false);
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  for (const name of ['from', 'date', 'message-id', 'mime-version', 'content-type', 'subject'])
    expect([name, once(raw, name)]).toEqual([name, 1]);
  for (const name of ['to', 'cc', 'reply-to', 'in-reply-to', 'references', 'sender']) expect(once(raw, name)).toBeLessThanOrEqual(1);
  for (const name of ['bcc', 'return-path', 'received', 'x-mailer']) expect([name, once(raw, name)]).toEqual([name, 0]);
  // A line of a header has 78 characters where it can be folded, and an encoded word at most 75 (RFC 2047, 2).
  const head = text.slice(0, text.indexOf('\r\n\r\n'));
  for (const [word] of head.matchAll(/=\?[^?\s]+\?[bq]\?[^?\s]*\?=/gi)) expect(word.length).toBeLessThanOrEqual(75);
}

const longName = `${'关于二〇二六年第三季度华东大区渠道合作伙伴结算情况的说明及附表'.repeat(2)}（终稿）.xlsx`;
const pixel = 'data:image/png;base64,iVBORw0KGgo=';
/** Received message with 8-bit text and mixed line endings. */
const received = Buffer.from(`From: ann@x.example\nSubject: old\n\n${'八'.repeat(900)}\r\nno end\rhere`);

const cases: [string, Partial<Draft>, SentFile[]][] = [
  ['plain text', { isHtml: false, text: '你好，\n\n  第二行  \n-- \n签名', html: '' }, []],
  ['HTML with Chinese', { html: '<p>各位好，<b>见附件</b>。</p>' }, []],
  ['a subject that needs several lines', { subject: `关于预算的说明，${'请各位确认并回复，谢谢。'.repeat(20)}` }, []],
  ['a subject like an encoded word', { subject: '=?utf-8?B?5L2g5aW9?= literally' }, []],
  ['a subject with Chinese and an encoded word', { subject: '回复 =?utf-8?Q?abc?= 与 =?x' }, []],
  ['the longest subject without a place to fold', { subject: 'x'.repeat(998) }, []],
  ['the longest subject in Chinese', { subject: '长'.repeat(998) }, []],
  ['emoji and letters beyond the BMP', { subject: '🎉 庆祝 👩‍👩‍👧‍👦 𠮷野家', html: '<p>🎉𠮷</p>' }, []],
  ['names with commas, quotes and brackets', { to: [{ address: 'zhou@partner.example', name: '周, "红" <经理> (上海)' }] }, []],
  ['a name with quotes and a backslash in ASCII', { to: [{ address: 'zhou@partner.example', name: 'O"Neil \\, Pat' }] }, []],
  ['many recipients', { to: Array.from({ length: 60 }, (_, n) => ({ address: `p${n}@partner.example`, name: `收件人${n}` })) }, []],
  ['copies and an address to answer to', { cc: [{ address: 'wu@other.example', name: '吴' }], replyTo: 'desk@jinshu.example' }, []],
  ['a long Chinese file name', { html: '<p>x</p>' }, [{ name: longName }]],
  [
    'file names with quotes, percent and blanks',
    { html: '<p>x</p>' },
    [{ name: 'a "b" 100%; c=d.pdf' }, { name: "O'Brien (终稿).pdf" }, { name: 'plain.pdf' }, { name: `${'a'.repeat(250)}.pdf` }],
  ],
  ['a picture in the text', { html: `<p><img src="${pixel}">图</p>` }, [{ name: '说明.pdf' }]],
  ['a mail of eight bits as an attachment', { html: '<p>x</p>' }, [{ name: '原件.eml', type: 'message/rfc822', bytes: received }]],
  [
    'a mail of seven bits as an attachment',
    { html: '<p>x</p>' },
    [{ name: 'old.eml', type: 'message/rfc822', bytes: Buffer.from('From: a@x.example\r\nSubject: old\r\n\r\nText.') }],
  ],
  [
    'a text of eight bits as an attachment',
    { html: '<p>x</p>' },
    [{ name: '表.csv', type: 'text/csv', bytes: Buffer.from('名,值\n甲,1') }],
  ],
  ['an empty file', { html: '<p>x</p>' }, [{ name: '空.txt', type: 'text/plain', bytes: Buffer.alloc(0) }]],
  ['urgent, with a receipt', { isUrgent: true, wantsReceipt: true }, []],
  ['lines of dots and lines that look like headers', { isHtml: false, text: '.\n..\nFrom me\nSubject: no\n\n.', html: '' }, []],
  ['a line of many thousand characters', { html: `<p>${'长'.repeat(20_000)}</p>` }, []],
  ['a text line of many thousand characters', { isHtml: false, text: 'x'.repeat(20_000), html: '' }, []],
  ['an address of an international domain', { to: [{ address: 'li@例子.example', name: '李' }] }, []],
];

/** Sample content in three languages, including error-prone cases. */
const stock = {
  subjects: [
    '季度报表',
    '關於預算的說明',
    'Quarterly figures',
    'Überprüfung der Verträge',
    '回复：合同（修订）',
    'Re: =?x',
    'a\tb  c',
    '🎉',
    '予算案',
  ],
  names: ['周红', '吳小姐', 'Ann Smith', 'Smith, Ann', '"Q" <x@y>', 'Ünal Öz', '김철수', 'مريم', '张（三）', 'a;b:c', '', '测试 @ 公司'],
  files: [
    '合同.pdf',
    '預算（最終）.xlsx',
    'report final.docx',
    'it\'s; a="b".txt',
    '図面№1.png',
    'ملف.pdf',
    '100% & more.zip',
    'noextension',
    'a.b.c.tar.gz',
  ],
  texts: [
    '各位好，请查收附件。',
    '請查收附件，謝謝。',
    'Please find the figures attached.',
    'Grüße — “quoted” … €',
    '𠮷👍',
    '.\n.\nFrom x',
    'x'.repeat(1200),
  ],
};

/** Creates messages that combine all options at random, with a fixed seed. */
function manyLetters(count: number): typeof cases {
  const random = seededRandom(20_261_120);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(most: number, make: (n: number) => T): T[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, (_, n) => make(n));
  return Array.from({ length: count }, (_, n) => {
    const isHtml = random() < 0.7;
    const words = [pick(stock.texts), pick(stock.texts)].join(isHtml ? ' ' : '\n');
    const person = (kind: string) => (index: number) => ({ address: `${kind}${n}-${index}@partner.example`, name: pick(stock.names) });
    const changes: Partial<Draft> = {
      to: [person('to')(0), ...some(3, (index) => person('to')(index + 1))],
      cc: some(2, person('cc')),
      bcc: some(1, person('bcc')),
      subject: `${n} ${some(6, () => pick(stock.subjects)).join(' ')}`.trim(),
      isHtml,
      html: isHtml ? `<p>${words.replaceAll('\n', ' ')}</p>${random() < 0.3 ? `<p><img src="${pixel}">1</p>` : ''}` : '',
      text: isHtml ? '' : words,
      isUrgent: random() < 0.3,
      wantsReceipt: random() < 0.3,
      replyTo: random() < 0.2 ? 'desk@jinshu.example' : '',
    };
    return [`number ${n}`, changes, some(3, (index) => ({ name: `${index} ${pick(stock.files)}` }))];
  });
}

/** Parsed message in a common form for all parsers. */
interface ReadMail {
  from: string;
  subject: string;
  to: string[];
  cc: string[];
  replyTo: string[];
  text: string;
  html: string;
  files: { name: string; bytes: Buffer }[];
  inlineIds: string[];
  fields: Set<string>;
}
/** One parser writes domains of other scripts in ASCII, the other does not. */
const person = ({ name = '', address = '' }: { name?: string | undefined; address?: string | undefined }) =>
  `${name} <${address.replace(/@.*/, (domain) => `@${domainToASCII(domain.slice(1))}`)}>`;

async function readByPostalMime(raw: Buffer): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, { rfc822Attachments: true });
  const files = mail.attachments.filter(({ disposition }) => disposition !== 'inline');
  return {
    from: person(mail.from ?? {}),
    subject: mail.subject ?? '',
    to: (mail.to ?? []).map(person),
    cc: (mail.cc ?? []).map(person),
    replyTo: (mail.replyTo ?? []).map(({ address }) => address ?? ''),
    text: mail.text ?? '',
    html: mail.html ?? '',
    files: files.map(({ filename, content }) => ({ name: filename ?? '', bytes: Buffer.from(content as ArrayBuffer) })),
    inlineIds: mail.attachments.filter(({ disposition }) => disposition === 'inline').map(({ contentId }) => contentId?.slice(1, -1) ?? ''),
    fields: new Set(mail.headers.map(({ key }) => key)),
  };
}

async function readByMailParser(raw: Buffer): Promise<ReadMail> {
  const mail = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, keepCidLinks: true });
  const people = (field: AddressObject | AddressObject[] | undefined) => [field ?? []].flat().flatMap(({ value }) => value);
  const files = mail.attachments.filter(({ contentDisposition }) => contentDisposition !== 'inline');
  return {
    from: person(mail.from?.value[0] ?? {}),
    subject: mail.subject ?? '',
    to: people(mail.to).map(person),
    cc: people(mail.cc).map(person),
    replyTo: people(mail.replyTo).map(({ address }) => address ?? ''),
    text: mail.text ?? '',
    html: mail.html || '',
    files: files.map(({ filename, content }) => ({ name: filename ?? '', bytes: content })),
    inlineIds: mail.attachments.filter(({ contentDisposition }) => contentDisposition === 'inline').map(({ cid }) => cid ?? ''),
    fields: new Set(mail.headerLines.map(({ key }) => key)),
  };
}

const words = (html: string) => html.replace(/<[^>]*>/g, '').trim();
const lines = (text: string) => text.replace(/\r\n/g, '\n').trimEnd();

/** Holds what a parser read against what was written. */
function compare(read: ReadMail, form: Draft, files: readonly SentFile[]): void {
  expect(read).toMatchObject({
    from: person({ name: '林月', address: test.lin.address }),
    subject: form.subject,
    to: form.to.map(person),
    cc: form.cc.map(person),
    replyTo: form.replyTo === '' ? [] : [form.replyTo],
  });
  expect(read.files.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  // Parsers keep the lines of an attached message, but not their line endings. The last line break belongs to the boundary.
  const content = (bytes: Buffer | undefined) => bytes?.toString('latin1').replace(/\r\n/g, '\n').replace(/\n$/, '');
  for (const [index, file] of files.entries()) expect(content(read.files[index]?.bytes)).toBe(content(bytesOf(file)));
  if (form.isHtml) {
    expect(words(read.html)).toBe(words(form.html));
    // Readers without HTML get the same words.
    if (words(form.html) !== '') expect(read.text.trim()).not.toBe('');
    expect(read.inlineIds).toHaveLength(form.html.split(pixel).length - 1);
    for (const id of read.inlineIds) expect(read.html).toContain(`cid:${id}`);
  } else {
    expect(read.html).toBe('');
    expect(lines(read.text)).toBe(lines(form.text));
  }
  expect(read.fields.has('disposition-notification-to')).toBe(form.wantsReceipt);
  expect(read.fields.has('importance')).toBe(form.isUrgent);
}

/** A receiver that checks DMARC believes it from our machine, and from one that only passes it on. */
async function checkAsReceiver(mail: { raw: Buffer; mailFrom: string }): Promise<void> {
  const dkim = [['pass', 'jinshu.example']];
  expect(await key.check(mail, signingIp)).toEqual({ spf: 'pass', dkim, dmarc: 'pass' });
  expect(await key.check(mail, '198.51.100.9')).toEqual({ spf: 'fail', dkim, dmarc: 'pass' });
}

describe('a sent mail, as other programs read it', () => {
  it.each(cases)('SND-11 is well formed, signed, and says the same to two parsers: %s', async (_, changes, files) => {
    const form = makeForm(test.lin, [zhou], changes);
    const { raw, mailFrom } = await sent(changes, files);
    checkForm(raw);
    compare(await readByPostalMime(raw), form, files);
    compare(await readByMailParser(raw), form, files);
    await checkAsReceiver({ raw, mailFrom });
  });

  it('SND-11 is well formed, signed, and says the same to two parsers: a hundred letters', { timeout: 300_000 }, async () => {
    for (const [name, changes, files] of manyLetters(100)) {
      const form = makeForm(test.lin, [zhou], changes);
      const { raw, mailFrom } = await sent(changes, files);
      try {
        checkForm(raw);
        compare(await readByPostalMime(raw), form, files);
        compare(await readByMailParser(raw), form, files);
        await checkAsReceiver({ raw, mailFrom });
      } catch (error) {
        throw new Error(`${name}: ${JSON.stringify({ ...changes, files })}\n${raw.toString('latin1').slice(0, 4000)}`, { cause: error });
      }
    }
  });

  it('keeps to the length of a line whatever comes to its header', async () => {
    const { raw } = await composeMessage({
      from: { address: test.lin.address, name: 'n'.repeat(3000) },
      to: [{ address: zhou.address, name: '长'.repeat(3000) }],
      cc: [],
      subject: 's'.repeat(10_000),
      text: 'x',
      references: [`${'r'.repeat(2000)}@x.example`, 'good@x.example'],
      inReplyTo: `${'i'.repeat(2000)}@x.example`,
      attachments: [{ name: `${'f'.repeat(3000)}.pdf`, type: 'application/pdf', content: Buffer.from('x') }],
      domain: 'jinshu.example',
      date: new Date(),
    });
    checkForm(raw);
    const mail = await readByMailParser(raw);
    expect([mail.subject, mail.files[0]?.name]).toEqual(['s'.repeat(10_000), `${'f'.repeat(251)}.pdf`]);
    expect(raw.toString()).toContain('References: <good@x.example>');
  });

  it('SND-47 shows nobody the others of a mail that goes to each by itself, nor hidden recipients', async () => {
    const to = [zhou, { address: 'wu@third.example', name: '吴' }];
    await act(test.lin, 'sent', makeForm(test.lin, to, { isSeparate: true }));
    await act(test.lin, 'sent', makeForm(test.lin, [zhou], { bcc: [{ address: 'hidden@third.example', name: '密' }] }));
    const mails = await vi.waitFor(() => {
      const found = test.sink.mails.filter(({ recipients }) => recipients[0]?.endsWith('@third.example'));
      expect(found).toHaveLength(2);
      return found;
    }, 20_000);
    for (const { raw, recipients } of mails) {
      expect(raw.toString()).not.toContain('hidden@');
      expect(recipients).toHaveLength(1);
      if (recipients[0] === 'wu@third.example') expect(raw.toString()).not.toContain(zhou.address);
    }
  });
});
