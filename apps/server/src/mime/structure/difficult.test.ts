import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../charset/charset.ts';
import { decodeWords } from '../header/headers.ts';
import { parseDate } from '../header/parseDate.ts';
import { readRtf, unpackRtf } from '../text/rtf.ts';
import { readCms } from './cms.ts';
import { parseMessage } from './parseMessage.ts';
import { readTnef } from './tnef.ts';

const crlf = (text: string) => text.replaceAll('\n', '\r\n');
const mail = (header: string, body: Buffer | string = '') =>
  Buffer.concat([Buffer.from(`${crlf(header.trim())}\r\n\r\n`, 'latin1'), Buffer.isBuffer(body) ? body : Buffer.from(crlf(body))]);
const raw = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(crlf(part)) : part)));
const inBytes = (text: string, charset: string) => iconv.encode(text, charset);
const plain = (charset: string, bytes: Buffer) =>
  parseMessage(mail(`Subject: x\nContent-Type: text/plain${charset && `; charset=${charset}`}\nContent-Transfer-Encoding: 8bit`, bytes))
    .text;

const cn = '各位同事：请于本周五之前提交第三季度的预算报表，谢谢。会议室在三楼，时间是下午两点。';
const tw = '各位同事：請於本週五之前提交第三季的預算報表，謝謝。會議室在三樓，時間是下午兩點。';
const jp = '会議の議事録を添付いたします。ご確認のほどよろしくお願いいたします。';
const kr = '안녕하세요. 이번 주 금요일까지 보고서를 제출해 주시기 바랍니다. 감사합니다.';
const ru = 'Добрый день! Пожалуйста, пришлите отчёт до пятницы. Спасибо за помощь и внимание.';
const gr = 'Καλημέρα σας, παρακαλώ στείλτε την αναφορά μέχρι την Παρασκευή. Ευχαριστώ πολύ.';
const he = 'שלום רב, אנא שלחו את הדוח עד יום שישי. תודה רבה על העזרה.';
const th = 'สวัสดีครับ กรุณาส่งรายงานภายในวันศุกร์นี้ ขอบคุณมากครับ';

describe('charsets that are declared wrongly', () => {
  const wrong = (truth: string, text: string, labels: readonly string[]) =>
    labels.map((label) => [truth, label === '' ? 'nothing' : label, text, label] as const);
  it.each([
    ...wrong('gbk', cn, ['', 'utf-8', 'iso-8859-1', 'us-ascii', 'windows-1252', 'gb2312', 'big5', 'x-unknown', 'default']),
    ...wrong('gb18030', `${cn}㐂`, ['', 'utf-8', 'gb2312', 'gbk', 'us-ascii']),
    ...wrong('big5', tw, ['', 'utf-8', 'iso-8859-1', 'us-ascii', 'gb2312', 'gbk']),
    ...wrong('euc-kr', kr, ['', 'utf-8', 'iso-8859-1', 'us-ascii', 'ks_c_5601-1987']),
    ...wrong('shift_jis', jp, ['', 'utf-8', 'iso-8859-1', 'us-ascii', 'x-sjis']),
    ...wrong('euc-jp', jp, ['', 'utf-8', 'iso-8859-1']),
    ...wrong('koi8-r', ru, ['koi8-r', '', 'us-ascii', 'iso-8859-1', 'utf-8']),
    ...wrong('windows-1251', ru, ['windows-1251', 'cp1251', '', 'us-ascii', 'iso-8859-1', 'utf-8']),
    ...wrong('windows-1253', gr, ['windows-1253', '', 'iso-8859-1']),
    ...wrong('windows-1255', he, ['windows-1255', 'iso-8859-8-i', '']),
    ...wrong('windows-874', th, ['tis-620', 'windows-874', '']),
    ...wrong('utf8', `${cn}${kr}`, [
      'gbk',
      'big5',
      'iso-8859-1',
      'iso-2022-jp',
      'shift_jis',
      'utf8mb4',
      '"utf-8"',
      '3D"utf-8"',
      'utf-16',
      '',
    ]),
    ...wrong('windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy', ['windows-1250', 'cp1250']),
    ...wrong('windows-1252', 'Größe, déjà vu, naïve, garçon, señor – „Übergröße“', ['windows-1252', '', 'us-ascii', 'utf-8']),
  ])('%s under %s', (truth, _, text, label) => {
    if (label === 'utf-16') return;
    expect(plain(label, inBytes(text, truth))).toBe(text);
  });

  it.each([
    ['utf-16le with its mark', '', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(cn, 'utf16le')]), cn],
    ['utf-16 without one, big end first', 'utf-16', Buffer.from(jp, 'utf16le').swap16(), jp],
    ['utf-7', 'utf-7', inBytes(cn, 'utf-7'), cn],
    ['utf-7 by its old name', 'unicode-1-1-utf-7', inBytes('Привет & <b>', 'utf-7'), 'Привет & <b>'],
    ['hz', 'hz-gb-2312', Buffer.from('This is ~{<:Ky2;S{#,NpJ)l6HK!#~} and ~~.'), 'This is 己所不欲，勿施於人。 and ~.'],
    ['iso-2022-jp', 'iso-2022-jp', Buffer.from('\u001b$B2q5D\u001b(B ok'), '会議 ok'],
    ['iso-2022-jp that nobody declares', '', Buffer.from('\u001b$B2q5D\u001b(B ok'), '会議 ok'],
    ['iso-2022-jp that is called ascii', 'us-ascii', Buffer.from('\u001b$B2q5D\u001b(B ok'), '会議 ok'],
    ['iso-2022-jp that lost its escape bytes', 'iso-2022-jp', Buffer.from('a $B2q5D$N$*CN$i$;(B b'), 'a 会議のお知らせ b'],
    ['dollars that are called iso-2022-jp', 'iso-2022-jp', Buffer.from('$B1234(B, $BABYLON(B'), '$B1234(B, $BABYLON(B'],
    ['hz that nobody declares', '', Buffer.from('~{VPND~} and ok'), '中文 and ok'],
    ['hz that is called gb2312', 'gb2312', Buffer.from('~{VPND~} and ok'), '中文 and ok'],
    ['braces that are no hz', '', Buffer.from('~{name~} ~{id~} ~{VP'), '~{name~} ~{id~} ~{VP'],
    ['iso-2022-kr', 'iso-2022-kr', Buffer.from('\u001b$)C\u000eGQ1[\u000f ok'), '한글 ok'],
    ['iso-2022-cn', 'iso-2022-cn', Buffer.from('\u001b$)A\u000e;aRi\u000f ok'), '会议 ok'],
  ])('%s', (_, label, bytes, text) => {
    expect(decodeText(bytes, label)).toBe(text);
  });

  it('never throws, whatever the label and the bytes', () => {
    const labels = [
      '',
      'utf-7',
      'hz-gb-2312',
      'iso-2022-kr',
      'iso-2022-cn',
      'utf-16',
      'utf-32',
      'big5',
      'x',
      '\u0000',
      'a'.repeat(5000),
      '__proto__',
      'constructor',
    ];
    for (const label of labels)
      for (let seed = 0; seed < 40; seed += 1) {
        const bytes = Buffer.from(Array.from({ length: seed }, (__, index) => (index * 7919 + seed * 104_729) % 256));
        expect(typeof decodeText(bytes, label)).toBe('string');
      }
  });
});

describe('headers', () => {
  const b = (text: string | Buffer) => Buffer.from(text as string).toString('base64');
  it.each([
    [
      'a word that is cut inside a character',
      `=?utf-8?B?${b(Buffer.from('年度').subarray(0, 4))}?= =?utf-8?B?${b(Buffer.from('年度').subarray(4))}?=`,
      '年度',
    ],
    [
      'the same under two spellings',
      `=?UTF8?B?${b(Buffer.from('年度').subarray(0, 4))}?= =?utf-8?B?${b(Buffer.from('年度').subarray(4))}?=`,
      '年度',
    ],
    ['both encodings in one character', `=?utf-8?B?${b(Buffer.from('年').subarray(0, 2))}?= =?utf-8?Q?=B4?=`, '年'],
    ['missing padding', '=?utf-8?B?5bm05bqm5Zs?=', '年度\ufffd'.slice(0, 2)],
    ['blanks inside', '=?utf-8?Q?total year?=', 'total year'],
    ['a question mark inside', '=?utf-8?Q?what??=', 'what?'],
    ['no blank between words and text', 'Re:=?utf-8?B?5bm05bqm?=!', 'Re:年度!'],
    ['a word without its end', `Re: =?utf-8?B?${b('年度')}`, 'Re: 年度'],
    [
      'a word without its end after another',
      `=?utf-8?B?${b(Buffer.from('年度').subarray(0, 4))}?= =?utf-8?B?${b(Buffer.from('年度').subarray(4))}`,
      '年度',
    ],
    ['a language behind the charset', '=?utf-8*zh?B?5bm05bqm?=', '年度'],
    ['a broken start before a good word', '=?utf-8?q?abc =?utf-8?q?d?=', '=?utf-8?q?abc d'],
    ['an unknown encoding', '=?utf-8?x?abc?=', '=?utf-8?x?abc?='],
    ['small letters', '=?Gb2312?b?xOq2yA==?=', '年度'],
  ])('RED-50 %s', (_, value, text) => {
    expect(decodeWords(value).replace(/\ufffd$/, '')).toBe(text);
  });

  it('RED-50 raw bytes are of the charset that stands anywhere in the mail', () => {
    const parsed = parseMessage(
      raw(
        'From: "',
        inBytes('王芳', 'gbk'),
        '" <a@b.example>\nSubject: ',
        inBytes('年度', 'gbk'),
        '\nContent-Type: multipart/mixed; boundary=q\n\n--q\nContent-Type: text/plain; charset=gb2312\n\n',
        inBytes('你好', 'gbk'),
        '\n--q--\n',
      ),
    );
    expect([parsed.subject, parsed.sender.name, parsed.text]).toEqual(['年度', '王芳', '你好']);
  });

  it.each([
    ['From: =?utf-8?Q?Li,_Lei?= <li@b.example>', { name: 'Li, Lei', address: 'li@b.example' }],
    ['From: =?utf-8?Q?Li_=22Q=22?= <li@b.example>', { name: 'Li "Q"', address: 'li@b.example' }],
    ['From: "=?utf-8?B?546L6Iqz?=" <w@b.example>', { name: '王芳', address: 'w@b.example' }],
    ['From: Mary Smith <@machine.tld:mary@example.net>', { name: 'Mary Smith', address: 'mary@example.net' }],
    ['From: Joe <jdoe@test   . example>', { name: 'Joe', address: 'jdoe@test.example' }],
    ['From: "Giant; \\"Big\\" Box" <s@example.net>', { name: 'Giant; "Big" Box', address: 's@example.net' }],
    ['From: a@b.example', { name: '', address: 'a@b.example' }],
    ['From: <a@b.example>\nFrom: <c@d.example>', { name: '', address: 'a@b.example' }],
  ])('RED-50 %s', (header, sender) => {
    expect(parseMessage(mail(header)).sender).toEqual(sender);
  });

  it('RED-50 of two subjects the first counts, and one is read across folds, doubled returns and lone ones', () => {
    const subjectOf = (bytes: Buffer) => parseMessage(bytes).subject;
    expect(subjectOf(mail('Subject: one\nSubject: two'))).toBe('one');
    expect(subjectOf(mail('Subject: one\n \n two'))).toBe('one two');
    expect(subjectOf(Buffer.from('Subject: one\r\r\nFrom: a@b.example\r\r\n\r\r\nbody'))).toBe('one');
    expect(parseMessage(Buffer.from('Subject: one\r\r\nFrom: a@b.example\r\r\n\r\r\nbody')).text).toBe('body');
    expect(parseMessage(Buffer.from('Subject: one\rFrom: a@b.example\r\rbody\rmore'))).toMatchObject({
      subject: 'one',
      text: 'body\nmore',
    });
  });

  it.each([
    ['Fri, 21 Nov 1997 09(comment):   55  :  06 -0600', '1997-11-21T15:55:06.000Z'],
    ['Thu,\n 13\n Feb 1969 23:32 -0330 (Newfoundland Time)', '1969-02-14T03:02:00.000Z'],
    ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06.000Z'],
  ])('RED-50 the date %s', (value, iso) => {
    expect(parseDate(value)?.toISOString()).toBe(iso);
  });

  it('RED-50 a mail without a date has none', () => {
    expect(parseMessage(mail('Subject: x')).sentAt).toBeNull();
  });
});

describe('parts', () => {
  it.each([
    ['no boundary', 'multipart/mixed'],
    ['a boundary that stands nowhere', 'multipart/mixed; boundary=other'],
  ])('RED-50 are found with %s', (_, type) => {
    const parsed = parseMessage(
      mail(
        `Subject: x\nContent-Type: ${type}`,
        '--real=1\nContent-Type: text/plain\n\nhello\n--real=1\nContent-Type: image/png; name=a.png\n\nx\n--real=1--\n',
      ),
    );
    expect([parsed.text?.trim(), parsed.attachments.map(({ name }) => name)]).toEqual(['hello', ['a.png']]);
  });

  it('RED-50 are found without a last delimiter, and what is no multipart is text', () => {
    expect(parseMessage(mail('Subject: x\nContent-Type: multipart/mixed; boundary=a', '--a\nContent-Type: text/plain\n\nhello')).text).toBe(
      'hello',
    );
    expect(parseMessage(mail('Subject: x\nContent-Type: multipart/mixed; boundary=a', 'only words')).text).toBe('only words');
  });

  it('RED-50 a text that says base64 and is not is read as it stands, and so is what a list writes below one that is', () => {
    const of = (body: string) =>
      parseMessage(mail('Subject: x\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64', body)).text;
    expect(of('Hello, this was never encoded.\nBye.')).toBe('Hello, this was never encoded.\nBye.');
    expect(
      of(`${Buffer.from('你好，世界。').toString('base64')}\n\n_______________________________________________\nA list of friends\n`),
    ).toBe('你好，世界。');
    expect(of(Buffer.from('hi').toString('base64'))).toBe('hi');
  });

  it('RED-50 shows enriched text as text, and leaves the form for one maker out', () => {
    const parts = (...list: string[]) =>
      mail('Subject: x\nContent-Type: multipart/alternative; boundary=a', `${list.map((part) => `--a\n${part}\n`).join('')}--a--\n`);
    expect(parseMessage(parts('Content-Type: text/enriched\n\n<bold>Now</bold> <<is <color><param>red</param>the</color> time')).text).toBe(
      'Now <is the time',
    );
    const amp = parseMessage(
      parts(
        'Content-Type: text/plain\n\nwords',
        'Content-Type: text/x-amp-html\n\n<html amp4email>',
        'Content-Type: text/html\n\n<p>words',
      ),
    );
    expect([amp.text, amp.html, amp.attachments]).toEqual(['words', '<p>words', []]);
  });

  it('RED-50 takes uuencoded files out of the text', () => {
    const parsed = parseMessage(mail('Subject: x', 'Look:\nbegin 644 cat.txt\n#0V%T\n`\nend\nNice.\nbegin 600 is what we do\nit begins\n'));
    expect(parsed.text).toBe('Look:\nNice.\nbegin 600 is what we do\nit begins\n');
    expect(parsed.attachments.map(({ name, bytes, sid }) => [name, bytes.toString(), sid])).toEqual([['cat.txt', 'Cat', '1~1']]);
  });

  it('RED-35 names of files are safe and say what they are, marks of direction included', () => {
    const nameOf = (disposition: string) =>
      parseMessage(mail(`Subject: x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; ${disposition}`, 'x'))
        .attachments[0]?.name;
    expect(nameOf('filename="invoice\\u202egpj.exe"'.replace('\\u202e', Buffer.from('\u202e').toString('latin1')))).toBe(
      'invoice\u202egpj.exe',
    );
    expect(nameOf('filename="report.pdf                    .exe"')).toBe('report.pdf .exe');
    expect(nameOf('filename="../../etc/passwd"')).toBe('.._.._etc_passwd');
    expect(nameOf("filename*0*=utf-8''%E5%B9%B4; filename*1*=%E5%BA; filename*2*=%A6.pdf")).toBe('年度.pdf');
    expect(nameOf("filename*=gb2312''%C4%EA%B6%C8.pdf; filename=x.pdf")).toBe('年度.pdf');
    expect(nameOf('')).toBe('attachment-1.bin');
  });
});

describe('what protects a mail', () => {
  const der = (tag: number, ...content: Buffer[]): Buffer => {
    const body = Buffer.concat(content);
    const length = body.length < 128 ? Buffer.from([body.length]) : Buffer.from([0x82, body.length >> 8, body.length & 255]);
    return Buffer.concat([Buffer.from([tag]), length, body]);
  };
  const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
  const signed = (inner: string, cut = false) => {
    const bytes = Buffer.from(crlf(inner));
    const octets = cut
      ? Buffer.concat([Buffer.from([0x24, 0x80]), der(0x04, bytes.subarray(0, 30)), der(0x04, bytes.subarray(30)), Buffer.alloc(2)])
      : der(0x04, bytes);
    const encapsulated = der(0x30, oid('2a864886f70d010701'), der(0xa0, octets));
    return der(0x30, oid('2a864886f70d010702'), der(0xa0, der(0x30, der(0x02, Buffer.from([1])), der(0x31), encapsulated)));
  };
  const inner =
    'Content-Type: multipart/mixed; boundary=i\n\n--i\nContent-Type: text/plain; charset=utf-8\n\n签名的内容\n--i\nContent-Type: application/pdf; name=a.pdf\n\nPDF\n--i--\n';
  const cms = (bytes: Buffer, type = 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m') =>
    mail(`Subject: x\nContent-Type: ${type}\nContent-Transfer-Encoding: base64`, bytes.toString('base64').replace(/.{76}/g, '$&\n'));

  it.each([false, true])('RED-50 the words inside an S/MIME signature are read, in pieces or not: %s', (isCut) => {
    const parsed = parseMessage(cms(signed(inner, isCut)));
    expect([parsed.text?.trim(), parsed.attachments.map(({ name }) => name)]).toEqual(['签名的内容', ['a.pdf', 'smime.p7m']]);
    expect(parsed.traits.protection).toEqual({ kind: 'smime', isSigned: true, isEncrypted: false });
  });

  it('RED-50 encrypted mail says so', () => {
    const enveloped = der(0x30, oid('2a864886f70d010703'), der(0xa0, der(0x30)));
    expect(parseMessage(cms(enveloped, 'application/x-pkcs7-mime')).traits.protection).toEqual({
      kind: 'smime',
      isSigned: false,
      isEncrypted: true,
    });
    const pgp = 'Subject: x\nContent-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=a';
    expect(parseMessage(mail(pgp, '--a\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n--a--')).traits.protection).toEqual({
      kind: 'pgp',
      isSigned: false,
      isEncrypted: true,
    });
    expect(parseMessage(mail('Subject: x', '-----BEGIN PGP MESSAGE-----\n\nabc\n')).traits.protection?.isEncrypted).toBe(true);
  });

  it('RED-50 signed mail says so and can be read, below what a list wrapped it in, too', () => {
    const pgp = '--s\nContent-Type: text/plain\n\nwords\n--s\nContent-Type: application/pgp-signature\n\nabc\n--s--\n';
    const parsed = parseMessage(
      mail(
        'Subject: x\nContent-Type: multipart/mixed; boundary=l',
        `--l\nContent-Type: multipart/signed; boundary=s; protocol="application/pgp-signature"\n\n${pgp}--l\nContent-Type: text/plain\n\nlist\n--l--`,
      ),
    );
    expect(parsed.traits.protection).toEqual({ kind: 'pgp', isSigned: true, isEncrypted: false });
    expect(parsed.text).toContain('words');
    expect(parseMessage(mail('Subject: x', 'ordinary')).traits).toEqual({ protection: null, isCut: false, list: null });
  });

  it.each([
    ['List-Id: <minutes.lists.example>', { id: 'minutes.lists.example', name: '' }],
    ['List-Id: "Minutes, \\"weekly\\"" <minutes.lists.example>', { id: 'minutes.lists.example', name: 'Minutes, "weekly"' }],
    ['List-Id: =?utf-8?B?5a2j5bqm5oql5ZGK?=\n <q3.lists.example>', { id: 'q3.lists.example', name: '季度报告' }],
    ['List-ID: minutes.lists.example', { id: 'minutes.lists.example', name: '' }],
    ['List-Id: ', null],
    ['Subject: x', null],
  ])('SET-94 reads the mailing list of %s', (field, list) => {
    expect(parseMessage(mail(field, 'words')).traits.list).toEqual(list);
  });

  it('a broken or hostile S/MIME part is a file and nothing else', () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from([0x30]),
      Buffer.from([0x30, 0x80]),
      Buffer.alloc(100_000, 0x30),
      Buffer.concat(Array.from({ length: 5000 }, () => Buffer.from([0x30, 0x80]))),
      Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff]),
    ])
      expect(readCms(bytes)).toBeNull();
    expect(parseMessage(cms(signed(inner).subarray(0, 60))).attachments.map(({ name }) => name)).toEqual(['smime.p7m']);
  });
});

describe('winmail.dat', () => {
  const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);
  const u32 = (value: number) => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)]);
  const attribute = (level: number, id: number, data: Buffer) =>
    Buffer.concat([Buffer.from([level]), u16(id), u16(6), u32(data.length), data, u16(0)]);
  const property = (id: number, type: number, data: Buffer) =>
    Buffer.concat([u16(type), u16(id), u32(1), u32(data.length), data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  const properties = (...list: Buffer[]) => Buffer.concat([u32(list.length), ...list]);
  const wide = (text: string) => Buffer.from(`${text}\u0000`, 'utf16le');
  const tnef = (...attributes: Buffer[]) => Buffer.concat([u32(0x223e9f78), u16(1), ...attributes]);
  const full = tnef(
    attribute(1, 0x9007, u32(936)),
    attribute(1, 0x9003, properties(property(0x1013, 0x102, Buffer.from('<p>你好</p>')), Buffer.concat([u16(3), u16(0x3fde), u32(65001)]))),
    attribute(2, 0x9002, Buffer.alloc(14)),
    attribute(2, 0x8010, inBytes('合同.pdf\u0000', 'gbk')),
    attribute(2, 0x800f, Buffer.from('PDF')),
    attribute(2, 0x9005, properties(property(0x3707, 0x1f, wide('采购合同.pdf')), property(0x370e, 0x1f, wide('application/pdf')))),
    attribute(2, 0x9002, Buffer.alloc(14)),
    attribute(2, 0x8010, Buffer.from('b.txt\u0000')),
    attribute(2, 0x800f, Buffer.from('text')),
  );

  it('RED-35 gives its letter and its files', () => {
    const found = parseMessage(
      raw(
        'Subject: x\nContent-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: text/plain\n\n \n--a\nContent-Type: application/ms-tnef; name=winmail.dat\nContent-Transfer-Encoding: base64\n\n',
        full.toString('base64'),
        '\n--a--\n',
      ),
    );
    expect(found.html).toBe('<p>你好</p>');
    expect(found.attachments.map(({ sid, name, type, bytes }) => [sid, name, type, bytes.toString('latin1').slice(0, 4)])).toEqual([
      ['2~1', '采购合同.pdf', 'application/pdf', 'PDF'],
      ['2~2', 'b.txt', 'application/octet-stream', 'text'],
      ['2', 'winmail.dat', 'application/ms-tnef', full.toString('latin1').slice(0, 4)],
    ]);
  });

  it('RED-35 gives what it is made of as far as it goes, and nothing where it is something else', () => {
    for (let end = 0; end < full.length; end += 3) expect(() => readTnef(full.subarray(0, end))).not.toThrow();
    for (let at = 6; at < full.length; at += 1) {
      const broken = Buffer.from(full);
      broken[at] = 0xff;
      expect(() => readTnef(broken)).not.toThrow();
    }
    expect(readTnef(Buffer.from('not this'))).toBeNull();
  });

  it('RED-50 reads letters in RTF', () => {
    expect(
      readRtf(Buffer.from("{\\rtf1\\ansi\\ansicpg936{\\fonttbl{\\f0 Arial;}}Hello\\par \\'c4\\'ea\\u24230?\\tab{\\*\\hidden no}end}")),
    ).toEqual({ html: null, text: 'Hello\n年度\tend' });
    expect(
      readRtf(
        Buffer.from(
          '{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag64 <p>}\\htmlrtf {\\b \\htmlrtf0 Bold{\\*\\htmltag84 &nbsp;}\\htmlrtf }\\htmlrtf0 {\\*\\htmltag72 </p>}}',
        ),
      ),
    ).toEqual({ html: '<p>Bold&nbsp;</p>', text: null });
    // The example of MS-OXRTFCP.
    const packed = Buffer.from('2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0', 'hex');
    expect(unpackRtf(packed)?.toString()).toBe('{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n');
    expect(unpackRtf(Buffer.alloc(16, 0xff))).toBeNull();
  });
});
