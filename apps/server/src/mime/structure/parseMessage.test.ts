import { createHash } from 'node:crypto';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { parseDate } from '../header/parseDate.ts';
import { prepareMessage } from '../reading/prepareMessage.ts';
import { parseMessage } from './parseMessage.ts';

const mail = (header: string, body: Buffer | string) =>
  Buffer.concat([Buffer.from(`${header.trim().replaceAll('\n', '\r\n')}\r\n\r\n`), Buffer.isBuffer(body) ? body : Buffer.from(body)]);
const withBytes = (before: string, bytes: Buffer, after: string) => Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);

const text = '各位同事：请于本周五之前提交第三季度的预算报表，谢谢。会议室在三楼，时间是下午两点。';
const textTw = '各位同事：請於本週五之前提交第三季的預算報表，謝謝。會議室在三樓，時間是下午兩點。';
const textJp = '会議の議事録を添付いたします。ご確認のほどよろしくお願いいたします。';

describe('broken and missing charsets', () => {
  it.each([
    ['UTF-8 that is declared as gb2312', 'gb2312', 'utf8', text],
    ['GBK that is declared as UTF-8', 'utf-8', 'gbk', text],
    ['GB18030 characters under gb2312', 'gb2312', 'gb18030', '镕和㐂都在，朱镕基同志㐂㐂。'],
    ['GBK without a charset', '', 'gbk', text],
    ['UTF-8 without a charset', '', 'utf8', text],
    ['GBK that is declared as us-ascii', 'us-ascii', 'gbk', text],
    ['UTF-8 that is declared as iso-8859-1', 'iso-8859-1', 'utf8', text],
    ['Big5 without a charset', '', 'big5', textTw],
    ['Shift_JIS without a charset', '', 'shift_jis', textJp],
    ['Big5 that is declared as it is', 'big5', 'big5', textTw],
    ['an invented charset over UTF-8', 'x-nothing-7', 'utf8', text],
    ['windows-1252 stays Western', 'iso-8859-1', 'win1252', 'Größe und Übergrößen, déjà vu, naïve café à la carte'],
  ])('reads %s', (_name, charset, encoding, written) => {
    const type = charset === '' ? 'text/plain' : `text/plain; charset=${charset}`;
    const raw = mail(
      `From: a@b.example\nSubject: x\nContent-Type: ${type}\nContent-Transfer-Encoding: 8bit`,
      iconv.encode(written, encoding),
    );
    expect(parseMessage(raw).text).toBe(written);
  });

  it('reads a GBK subject and a GBK name that no encoded word announces', () => {
    const subject = iconv.encode('关于报销发票的通知', 'gbk');
    const raw = withBytes('From: "', iconv.encode('财务部', 'gbk'), '" <finance@corp.example>\r\nSubject: ');
    const parsed = parseMessage(Buffer.concat([raw, subject, Buffer.from('\r\nContent-Type: text/plain; charset=gb2312\r\n\r\nhi')]));
    expect([parsed.subject, parsed.sender]).toEqual(['关于报销发票的通知', { name: '财务部', address: 'finance@corp.example' }]);
  });

  it('says of a subject that is longer than one may be that its end is left out', () => {
    const { subject } = parseMessage(mail(`Subject: ${'x'.repeat(1200)}`, ''));
    expect([subject.length, subject.slice(-2)]).toEqual([998, 'x…']);
  });

  it('reads a short UTF-8 subject although the body is GBK', () => {
    expect(parseMessage(mail('Subject: 联通\nContent-Type: text/plain; charset=gbk', 'x')).subject).toBe('联通');
  });

  it('joins encoded words that were cut inside a character', () => {
    const bytes = Buffer.from('年度工作总结', 'utf8');
    const words = [bytes.subarray(0, 4), bytes.subarray(4, 11), bytes.subarray(11)].map((part) => `=?UTF-8?B?${part.toString('base64')}?=`);
    expect(parseMessage(mail(`Subject: ${words.join('\n ')}`, '')).subject).toBe('年度工作总结');
  });
});

describe('attachments', () => {
  const boundary = 'b1';
  const mixed = (...parts: string[]) =>
    mail(
      `From: a@b.example\nSubject: files\nContent-Type: multipart/mixed; boundary=${boundary}`,
      `${parts.map((part) => `--${boundary}\r\n${part.replaceAll('\n', '\r\n')}`).join('\r\n')}\r\n--${boundary}--\r\n`,
    );
  const namesOf = (raw: Buffer) => parseMessage(raw).attachments.map(({ name }) => name);

  it('reads names in all the ways that mailers write them', () => {
    expect(
      namesOf(
        mixed(
          "Content-Type: application/pdf\nContent-Disposition: attachment; filename*=UTF-8''%E5%90%88%E5%90%8C.pdf\n\nx",
          "Content-Type: application/pdf\nContent-Disposition: attachment; filename*0*=gb2312''%BA%CF; filename*1*=%CD%AC.pdf\n\nx",
          'Content-Type: application/pdf; name="=?gb2312?B?us/NrC5wZGY=?="\nContent-Disposition: attachment\n\nx',
          'Content-Type: application/pdf\nContent-Disposition: attachment; filename="a \\"b\\" (1).pdf"\n\nx',
          'Content-Type: application/pdf\nContent-Disposition: attachment; filename=季度 报告(1).pdf\n\nx',
        ),
      ),
    ).toEqual(['合同.pdf', '合同.pdf', '合同.pdf', 'a "b" (1).pdf', '季度 报告(1).pdf']);
  });

  it('makes names safe: no folders, no control characters; marks of direction stay, for readers to see', () => {
    expect(
      namesOf(
        mixed('Content-Type: text/plain\n\nbody', 'Content-Disposition: attachment; filename="..\\\\..\\\\etc/passwd\u202egpj.exe"\n\nx'),
      ),
    ).toEqual(['.._.._etc_passwd\u202egpj.exe']);
  });

  it('keeps a mail inside a mail as a file of its own, named by its subject', () => {
    const inner = 'From: c@d.example\nSubject: =?utf-8?B?5YaF5bGC?=\n\ninner body';
    const parsed = parseMessage(mixed('Content-Type: text/plain\n\nouter', `Content-Type: message/rfc822\n\n${inner}`));
    expect(parsed.text).toBe('outer');
    expect(parsed.attachments.map(({ name, type, sid }) => ({ name, type, sid }))).toEqual([
      { name: '内层.eml', type: 'message/rfc822', sid: '2' },
    ]);
    expect(parsed.attachments[0]?.bytes.toString()).toBe(inner.replaceAll('\n', '\r\n'));
  });

  it('tells a picture that the text shows from one that is only attached', () => {
    const parsed = parseMessage(
      mixed(
        'Content-Type: text/html\n\n<p><img src="cid:logo@x"></p>',
        'Content-Type: image/png\nContent-ID: <logo@x>\nContent-Disposition: inline; filename=logo.png\n\nx',
        'Content-Type: image/png\nContent-ID: <other@x>\nContent-Disposition: attachment; filename=other.png\n\nx',
      ),
    );
    expect(parsed.attachments.map(({ name, isInline, contentId }) => ({ name, isInline, contentId }))).toEqual([
      { name: 'logo.png', isInline: true, contentId: 'logo@x' },
      { name: 'other.png', isInline: false, contentId: 'other@x' },
    ]);
  });

  it('RED-35 keeps among the files what the text points to and no browser draws there', () => {
    const pointed = (type: string, name: string) =>
      mixed(
        `Content-Type: text/html\n\n<p>Here:</p><object type="${type}" data="cid:part@x"></object>`,
        `Content-Type: ${type}\nContent-ID: <part@x>\nContent-Disposition: inline; filename=${name}\n\nx`,
      );
    const isInline = (type: string, name: string) => parseMessage(pointed(type, name)).attachments.map((file) => file.isInline);
    expect(isInline('application/pdf', 'plan.pdf')).toEqual([false]);
    expect(isInline('image/tiff', 'scan.tif')).toEqual([false]);
    expect(isInline('image/x-emf', 'chart.emf')).toEqual([false]);
    expect(isInline('application/octet-stream', 'plan.docx')).toEqual([false]);
    expect(isInline('application/octet-stream', 'logo.PNG')).toEqual([true]);
    expect(isInline('image/jpeg', 'photo')).toEqual([true]);
  });

  it('RED-47 SRC-15 shows and finds the words of a mail that says nothing in one of its two faces', () => {
    const sent = (text: string, page: string) =>
      Buffer.from(
        `From: <a@x.example>\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\n${text}\n--b\nContent-Type: text/html\n\n${page}\n--b--\n`,
      );
    const twice = (page: string) => parseMessage(sent('The words', page));
    for (const page of ['', '<html><body>&nbsp;<br></body></html>']) expect(twice(page)).toMatchObject({ html: null, text: 'The words' });
    expect(twice('<img src="cid:a">').html).toBe('<img src="cid:a">');
    expect(twice('<p>Words</p>').html).toBe('<p>Words</p>');
    expect(parseMessage(sent(' ', '<p>Walnuts</p>'))).toMatchObject({ html: '<p>Walnuts</p>', text: null });
    expect(prepareMessage(sent(' ', '<p>Walnuts</p>')).lexemes.join(' ')).toMatch(/walnut/i);
  });

  it('leaves winmail.dat and signatures as they are', () => {
    expect(
      namesOf(
        mixed('Content-Type: text/plain\n\nx', 'Content-Type: application/ms-tnef\n\nx', 'Content-Type: application/pgp-signature\n\nx'),
      ),
    ).toEqual(['winmail.dat', 'signature.asc']);
  });

  it('takes parts beyond the limit as text of the last one and stays quick', () => {
    const parts = Array.from({ length: 20_000 }, (_, index) => `Content-Type: image/png; name="${index}.png"\n\nx`);
    const before = performance.now();
    const parsed = parseMessage(mixed(...parts));
    expect(performance.now() - before).toBeLessThan(15_000);
    expect(parsed.attachments.length).toBeLessThanOrEqual(1000);
    expect(parsed.isUnparsed).toBe(false);
  });

  it('survives parts that nest without end', () => {
    let body = 'Content-Type: text/plain\r\n\r\ndeep';
    for (let depth = 0; depth < 3000; depth += 1)
      body = `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${body}\r\n--b${depth}--`;
    const parsed = parseMessage(Buffer.from(`Subject: deep\r\n${body}`));
    expect(parsed.subject).toBe('deep');
  });
});

describe('what a message says of itself', () => {
  it('reads flags, ids and addresses', () => {
    const parsed = parseMessage(
      mail(
        `From: =?gbk?B?zfW3vA==?= <Wang.Fang@Corp.example>
To: "Li, Lei" <li.lei@corp.example>, team: a@b.example, c@d.example;
Cc: 林月 <lin.yue@corp.example>
Reply-To: <desk@corp.example>
Subject: Re: test
Message-ID: <one@corp.example>
In-Reply-To: <zero@corp.example>
References: <a@corp.example> <zero@corp.example>
Date: Fri, 20 Nov 2026 09:05:00 +0800 (CST)
X-Priority: 1 (Highest)
Disposition-Notification-To: wang.fang@corp.example`,
        'hi',
      ),
    );
    expect(parsed).toMatchObject({
      sender: { name: '王芳', address: 'Wang.Fang@Corp.example' },
      to: [
        { name: 'Li, Lei', address: 'li.lei@corp.example' },
        { name: '', address: 'a@b.example' },
        { name: '', address: 'c@d.example' },
      ],
      cc: [{ name: '林月', address: 'lin.yue@corp.example' }],
      replyTo: [{ name: '', address: 'desk@corp.example' }],
      messageId: 'one@corp.example',
      inReplyTo: 'zero@corp.example',
      references: ['a@corp.example', 'zero@corp.example'],
      sentAt: new Date('2026-11-20T01:05:00Z'),
      isUrgent: true,
      wantsReceipt: true,
      text: 'hi',
      html: null,
    });
  });

  it.each([
    ['Fri, 20 Nov 2026 09:05:00 +0800', '2026-11-20T01:05:00.000Z'],
    ['20 Nov 96 09:05 EST', '1996-11-20T14:05:00.000Z'],
    ['Fri Nov 20 09:05:00 2026', '2026-11-20T09:05:00.000Z'],
    ['2026-11-20T09:05:00+08:00', '2026-11-20T01:05:00.000Z'],
    ['yesterday', null],
    ['Fri, 99 Foo 2026 99:99:99', null],
    ['', null],
  ])('reads the date %s', (value, iso) => {
    expect(parseDate(value)?.toISOString() ?? null).toBe(iso);
  });

  it('gives a message without an id the same invented one each time', () => {
    const raw = mail('Subject: x', 'y');
    expect(parseMessage(raw).messageId).toBe(parseMessage(raw).messageId);
  });

  it('joins flowed lines into paragraphs', () => {
    const raw = mail('Subject: x\nContent-Type: text/plain; format=flowed', 'one \r\ntwo\r\n> quoted \r\n> on\r\n-- \r\nme');
    expect(parseMessage(raw).text).toBe('one two\n> quoted on\n-- \nme');
  });

  it('is unparsed when there is no header at all, and never throws', () => {
    expect(parseMessage(Buffer.from('\u0000\u0001\u0002')).isUnparsed).toBe(true);
    expect(parseMessage(Buffer.alloc(0)).isUnparsed).toBe(true);
  });

  it('leaves nothing that the database cannot hold', () => {
    const raw = mail('Subject: a\u0000b =?utf-8?B?AAA=?=\nFrom: "x\u0000y" <a@b.example>', 'body\u0000 \ud800 text');
    expect(JSON.stringify(prepareMessage(raw).facts)).not.toContain('\\u0000');
  });
});

it('stores an attachment once: the blob of the cut-out run is that of the attachment', () => {
  const bytes = Buffer.alloc(60_000, 'jinshu');
  const encoded = (bytes.toString('base64').match(/.{1,76}/g) as string[]).join('\r\n');
  const raw = mail(
    'Subject: file\nContent-Type: multipart/mixed; boundary=q',
    `--q\r\nContent-Type: text/plain\r\n\r\nhi\r\n--q\r\nContent-Type: application/zip; name=a.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n--q--\r\n`,
  );
  const prepared = prepareMessage(raw);
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(prepared.facts.attachments.map((attachment) => attachment.hash)).toEqual([hash]);
  expect(prepared.pieces.map((piece) => piece.hash)).toEqual([hash]);
  expect(prepared.blobs).toHaveLength(1);
  expect(prepared.skeleton.length).toBeLessThan(500);
});

describe('hostile mails take no more time than others of their size', () => {
  const flood = (piece: string) => piece.repeat(Math.floor(250_000 / piece.length));
  const multipart = 'Content-Type: multipart/mixed; boundary=a\r\n\r\n';
  it.each<[string, string]>([
    ['comments that never close in a type', `Content-Type: text/plain ${flood('(')}`],
    ['comments after blanks in a type', `Content-Type: text/plain ${flood(' (')}`],
    ['comments in an encoding', `Content-Transfer-Encoding: ${flood('(')}`],
    ['quotes in a parameter', `Content-Type: text/plain; a=${flood('"')}`],
    ['continued parameters', `Content-Type: text/plain; ${flood('n*0*=a;')}`],
    ['angle brackets in an address', `To: ${flood('<')}`],
    ['groups', `To: ${flood('a:;')}`],
    ['quoted names', `To: ${flood('"a" <')}`],
    ['encoded words that are none', `Subject: ${flood('=?utf-8?q?')}`],
    ['blanks in a subject', `Subject: ${flood(' ')}x`],
    ['folded lines', `Subject: x\r\n${flood(' a\r\n')}`],
    ['message ids', `References: ${flood('<')}`],
    ['delimiters', multipart + flood('--a\r\n')],
    ['lines that look like delimiters', multipart + flood('--\r\n')],
    [
      'mails in the mail',
      multipart + flood('--a\r\nContent-Type: message/rfc822\r\nContent-Disposition: inline\r\n\r\nSubject: x\r\n\r\ny\r\n'),
    ],
    ['base64 that is padded all over', `Content-Transfer-Encoding: base64\r\n\r\n${flood('AA==')}`],
    ['soft line breaks', `Content-Transfer-Encoding: quoted-printable\r\n\r\n${flood('=    ')}`],
    ['cells', `Content-Type: text/html\r\n\r\n${flood('</td>')}x`],
    ['addresses in the text', `X: y\r\n\r\n${flood('a.')}@`],
    ['at signs in the text', `X: y\r\n\r\n${flood('@a')}`],
  ])('%s', (_name, text) => {
    const before = performance.now();
    prepareMessage(Buffer.from(text, 'latin1'));
    // Quadratic time would be tens of seconds.
    expect(performance.now() - before).toBeLessThan(15_000);
  });
});
