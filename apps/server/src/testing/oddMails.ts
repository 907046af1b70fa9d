import iconv from 'iconv-lite';

/** Expected facts about a message. Omitted ones are not checked. */
export interface OddFacts {
  subject?: string;
  from?: (readonly [name: string, address: string])[];
  to?: (readonly [name: string, address: string])[];
  cc?: (readonly [name: string, address: string])[];
  /** ISO 8601; null where the mail says no instant. */
  date?: string | null;
  /** Expected text, ignoring spaces and line ends. */
  text?: string;
  /** Text that must not appear. */
  notText?: string;
  html?: string;
  /** The files in their order, with what is in them. */
  files?: (readonly [name: string, bytes: string | Buffer])[];
  /** Names of the files shown inline in the message. */
  inline?: string[];
}

/** Message that violates the standards, and its expected content. */
export interface OddMail {
  what: string;
  raw: Buffer;
  facts: OddFacts;
}

export type Piece = string | Buffer;

/** Lines as they go over the wire. Bytes stay bytes. */
export const wire = (...pieces: readonly Piece[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece.replace(/\r?\n/g, '\r\n')) : piece)));
export const bytesOf = (text: string, charset: string) => iconv.encode(text, charset);
export const base64 = (bytes: Piece) => (typeof bytes === 'string' ? Buffer.from(bytes) : bytes).toString('base64');
export const inLines = (text: string, width = 76) => text.replace(new RegExp(`.{${width}}`, 'g'), '$&\n');
export const quoted = (bytes: Buffer) =>
  [...bytes]
    .map((byte) =>
      byte > 32 && byte < 127 && byte !== 0x3d && byte !== 0x3f && byte !== 0x5f ? String.fromCharCode(byte) : hex('=', byte),
    )
    .join('');
const hex = (mark: string, byte: number) => `${mark}${byte.toString(16).toUpperCase().padStart(2, '0')}`;

const plainFrom = 'From: Ida <ida@out.example>\n';
export const letter = (head: string, body: Piece = 'words', lead = plainFrom) => wire(`${lead}${head}\n\n`, body);

/** Text in each charset used in mail. */
const words: readonly (readonly [charset: string, text: string, labels: readonly string[]])[] = [
  ['gb18030', '各位同事：请于本周五之前提交第三季度的预算报表，谢谢。', ['gb2312', 'gbk', 'GB18030', 'cp936', 'x-gbk', '']],
  ['gb18030', '镕堃喆：会议室在三楼，请各位同事准时参加。', ['gb2312', 'hz-gb-2312x']],
  ['big5hkscs', '各位同事：請於本週五之前提交第三季的預算報表，謝謝。', ['big5', 'big5-hkscs', 'cp950', '']],
  ['big5hkscs', '請到深水埗的茶餐廳，嘅啲咗哋嚟，同事們都喺度。', ['big5', 'big5-hkscs']],
  ['utf8', '年度预算 予算 예산 бюджет 💰👩‍👩‍👧', ['utf-8', 'UTF8', 'utf8mb4', '']],
  [
    'shift_jis',
    '会議の議事録を添付いたします。ご確認のほどよろしくお願いいたします。',
    ['shift_jis', 'x-sjis', 'windows-31j', 'cp932', ''],
  ],
  ['euc-jp', '会議の議事録を添付いたします。ご確認のほどよろしくお願いいたします。', ['euc-jp', 'x-euc-jp', '']],
  ['euc-kr', '안녕하세요. 이번 주 금요일까지 보고서를 제출해 주시기 바랍니다.', ['euc-kr', 'ks_c_5601-1987', 'cp949', '']],
  ['koi8-r', 'Добрый день! Пожалуйста, пришлите отчёт до пятницы.', ['koi8-r', 'KOI8R', '']],
  ['win1251', 'Добрый день! Пожалуйста, пришлите отчёт до пятницы.', ['windows-1251', 'cp1251', '']],
  ['win1252', 'Größe, déjà vu, naïve, garçon, señor – „Übergröße“ €5', ['windows-1252', 'iso-8859-1', 'us-ascii', 'utf-8', '']],
  ['iso88592', 'Příliš žluťoučký kůň úpěl', ['iso-8859-2', 'latin2', 'ISO_8859-2']],
  ['iso885915', 'Prix : 5 € – œuvre'.replace('–', '-'), ['iso-8859-15', 'latin-9']],
  ['win1253', 'Καλημέρα σας, παρακαλώ στείλτε την αναφορά', ['windows-1253', 'cp1253']],
  ['win1255', 'שלום רב, אנא שלחו את הדוח', ['windows-1255', 'iso-8859-8-i']],
  ['win1256', 'مرحبا بكم في اجتماعنا الأول', ['windows-1256', 'cp1256']],
  ['win874', 'สวัสดีครับ กรุณาส่งรายงาน', ['tis-620', 'windows-874', 'iso-8859-11']],
  ['macroman', 'Größe, déjà vu', ['macintosh', 'x-mac-roman']],
  ['cp437', 'Größe, déjà vu', ['cp437', 'IBM437']],
  ['utf16le', '年度预算 budget', ['utf-16le']],
  ['utf16be', '年度预算 budget', ['utf-16be', 'utf-16']],
  ['utf32le', '年度预算 budget', ['utf-32le']],
  ['utf7', '年度预算 budget', ['utf-7', 'unicode-1-1-utf-7']],
];

/** A text under each of its labels, in each transfer encoding. */
function* bodies(): Generator<OddMail> {
  for (const [charset, text, labels] of words)
    for (const label of labels) {
      const type = `Content-Type: text/plain${label && `; charset=${label}`}\n`;
      const bytes = bytesOf(text, charset);
      const isWide = /^utf(?:16|32)/.test(charset);
      yield {
        what: `${charset} text called ${label || 'nothing'}, base64`,
        raw: letter(`${type}Content-Transfer-Encoding: base64`, inLines(base64(bytes))),
        facts: { text },
      };
      yield {
        what: `${charset} text called ${label || 'nothing'}, quoted-printable`,
        raw: letter(`${type}Content-Transfer-Encoding: Quoted-Printable`, quoted(bytes).replace(/(?:=..|[^=]){60}/g, '$&=\n')),
        facts: { text },
      };
      if (!isWide)
        yield {
          what: `${charset} text called ${label || 'nothing'}, 8bit`,
          raw: letter(`${type}Content-Transfer-Encoding: 8bit`, bytes),
          facts: { text },
        };
    }
}

/** A subject in encoded words: whole, and cut wherever a mailer cuts. */
function* subjects(): Generator<OddMail> {
  for (const [charset, text, [label = '']] of words) {
    if (/^utf(?:16|32|7)|cp437|macroman/.test(charset)) continue;
    const bytes = bytesOf(text, charset);
    const name = label === '' ? 'utf-8' : label;
    const b = (part: Buffer) => `=?${name}?B?${base64(part)}?=`;
    const q = (part: Buffer) => `=?${name}?q?${quoted(part)}?=`;
    const cut = (size: number, write: (part: Buffer) => string, between: string) =>
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => write(bytes.subarray(index * size, (index + 1) * size))).join(
        between,
      );
    const forms: Record<string, string> = {
      'one word, B': b(bytes),
      'one word, Q': q(bytes),
      'cut anywhere, B': cut(7, b, '\n '),
      'cut anywhere, Q': cut(5, q, '\n\t'),
      'no blank between': cut(9, b, ''),
      'base64 in one run over words': base64(bytes)
        .replace(/.{20}(?=.)/g, (part) => `=?${name}?B?${part}?= `)
        .replace(/(^| )([A-Za-z0-9+/=]+)$/, (_, blank, rest) => `${blank}=?${name}?B?${rest}?=`),
    };
    for (const [what, value] of Object.entries(forms))
      yield { what: `${charset} subject, ${what}`, raw: letter(`Subject: ${value}`), facts: { subject: text } };
    if (!/^gb18030x/.test(charset))
      yield {
        what: `${charset} subject in raw bytes, the charset told by the body`,
        raw: wire(plainFrom, 'Subject: ', bytes, `\nContent-Type: text/plain; charset=${name}\n\nx`),
        facts: { subject: text },
      };
  }
}

const dates: readonly (readonly [value: string, iso: string | null])[] = [
  ['Sat, 21 Nov 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['21 Nov 2026 17:45 +0800', '2026-11-21T09:45:00.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 +0800 (CST)', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 +0800 (China (Standard) Time)', '2026-11-21T09:45:07.000Z'],
  ['Sat,21 Nov 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['sat, 21 nov 2026 17:45:07 gmt', '2026-11-21T17:45:07.000Z'],
  ['Saturday, 21-Nov-26 17:45:07 GMT', '2026-11-21T17:45:07.000Z'],
  ['Sat Nov 21 17:45:07 2026', '2026-11-21T17:45:07.000Z'],
  ['Sat Nov 21 17:45:07 UTC 2026', '2026-11-21T17:45:07.000Z'],
  ['Sat Nov 21 17:45:07 CET 2026', '2026-11-21T16:45:07.000Z'],
  ['Sat Nov 21 17:45:07 2026 +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 EST', '2026-11-21T22:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 PDT', '2026-11-22T00:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 CET', '2026-11-21T16:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 CEST', '2026-11-21T15:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 JST', '2026-11-21T08:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 HKT', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 MSK', '2026-11-21T14:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 BST', '2026-11-21T16:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 A', '2026-11-21T17:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 Z', '2026-11-21T17:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 XYZ', '2026-11-21T17:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 GMT+8', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 GMT+0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 UTC+08:00', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 +08:00', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 +800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 -0000', '2026-11-21T17:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07', '2026-11-21T17:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 "GMT"', '2026-11-21T17:45:07.000Z'],
  ['Sat, 21 Nov 2026 5:45:07 PM +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17.45.07 +0100', '2026-11-21T16:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:60 +0000', '2026-11-21T17:46:00.000Z'],
  ['Sat, 21 Nov 2026 17:45:07.123456 +0000', '2026-11-21T17:45:07.000Z'],
  ['Sat, 21 November 2026 17:45:07 +0000', '2026-11-21T17:45:07.000Z'],
  ['Sat, November 21, 2026 17:45:07 +0000', '2026-11-21T17:45:07.000Z'],
  ['2026-11-21T17:45:07+08:00', '2026-11-21T09:45:07.000Z'],
  ['2026-11-21T17:45:07Z', '2026-11-21T17:45:07.000Z'],
  ['2026-11-21 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['2026-11-21 17:45:07', '2026-11-21T17:45:07.000Z'],
  ['2026/11/21 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['2026年11月21日 17:45:07', '2026-11-21T17:45:07.000Z'],
  ['=?utf-8?Q?Sat,_21_Nov_2026_17:45:07_+0800?=', '2026-11-21T09:45:07.000Z'],
  ['Sat, 1 Jan 99 10:00:00 +0000', '1999-01-01T10:00:00.000Z'],
  ['Sat, 1 Jan 126 10:00:00 +0000', '2026-01-01T10:00:00.000Z'],
  ['Sat, 1 Jan 26 10:00:00 +0000', '2026-01-01T10:00:00.000Z'],
  ['Fri, 31 Dec 9998 23:59:59 +0000', '9998-12-31T23:59:59.000Z'],
  ['Sat, 1 Jan 99999 00:00:00 +0000', null],
  ['Thu, 1 Jan 0001 00:00:00 +0000', null],
  ['Sat, 99 Nov 2026 17:45:07 +0800', null],
  ['yesterday', null],
  ['', null],
  ['0', null],
  ['1', null],
  ['Sat, 21 Nov 2026', '2026-11-21T00:00:00.000Z'],
  ['Tue, 23 Feb 2026 25:99:99 +0000', null],
];

export type Person = readonly [name: string, address: string];
export const one = (name: string, address: string): Person[] => [[name, address]];
const people: readonly (readonly [value: string, found: Person[]])[] = [
  ['a@b.example', one('', 'a@b.example')],
  ['<a@b.example>', one('', 'a@b.example')],
  ['< a@b.example >', one('', 'a@b.example')],
  ['Li Lei <li@b.example>', one('Li Lei', 'li@b.example')],
  ['"Li, Lei" <li@b.example>', one('Li, Lei', 'li@b.example')],
  ['"Li \\"the\\" Lei" <li@b.example>', one('Li "the" Lei', 'li@b.example')],
  ["'Li Lei' <li@b.example>", one("'Li Lei'", 'li@b.example')],
  ['li@b.example (Li Lei)', one('Li Lei', 'li@b.example')],
  ['Li Lei (Sales) <li@b.example>', one('Li Lei', 'li@b.example')],
  ['Li Lei<li@b.example>', one('Li Lei', 'li@b.example')],
  ['=?utf-8?B?546L6Iqz?=<w@b.example>', one('王芳', 'w@b.example')],
  ['=?utf-8?B?546L6Iqz?= <w@b.example>', one('王芳', 'w@b.example')],
  ['"=?utf-8?B?546L6Iqz?=" <w@b.example>', one('王芳', 'w@b.example')],
  ['=?gb2312?B?zfW3vA==?= <w@b.example>', one('王芳', 'w@b.example')],
  ['=?utf-8?Q?Li=2C_Lei?= <li@b.example>', one('Li, Lei', 'li@b.example')],
  ['=?utf-8?Q?a=40x.example?= <li@b.example>', one('a@x.example', 'li@b.example')],
  ['王芳 <w@b.example>', one('王芳', 'w@b.example')],
  ['王芳 <王芳@例子.example>', one('王芳', '王芳@例子.example')],
  ['<用户@例子.example>', one('', '用户@例子.example')],
  ['a@xn--fsqu00a.example', one('', 'a@xn--fsqu00a.example')],
  ['"a b"@c.example', one('', '"a b"@c.example')],
  ['Ann <"a,b"@c.example>', one('Ann', '"a,b"@c.example')],
  ['a@[192.0.2.1]', one('', 'a@[192.0.2.1]')],
  ['a@[IPv6:2001:db8::1]', one('', 'a@[IPv6:2001:db8::1]')],
  [
    'Team: a@b.example, Li <c@d.example>;',
    [
      ['', 'a@b.example'],
      ['Li', 'c@d.example'],
    ],
  ],
  ['undisclosed-recipients:;', []],
  [
    'a@b.example, , ,c@d.example,',
    [
      ['', 'a@b.example'],
      ['', 'c@d.example'],
    ],
  ],
  [
    'a@b.example; c@d.example',
    [
      ['', 'a@b.example'],
      ['', 'c@d.example'],
    ],
  ],
  [
    'Li <a@b.example>; Wu <c@d.example>',
    [
      ['Li', 'a@b.example'],
      ['Wu', 'c@d.example'],
    ],
  ],
  [
    'a@b.example\n ,\n\tc@d.example',
    [
      ['', 'a@b.example'],
      ['', 'c@d.example'],
    ],
  ],
  ['a@b.example <a@b.example>', one('', 'a@b.example')],
  ['"a@b.example" <a@b.example>', one('', 'a@b.example')],
  ['bank@good.example <evil@bad.example>', one('bank@good.example', 'evil@bad.example')],
  ['Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>', one('Pete', 'pete@silly.test')],
  ['"Joe Q. Public" <john.q.public@example.com>', one('Joe Q. Public', 'john.q.public@example.com')],
  ['Mary Smith <@node.test:mary@example.net>', one('Mary Smith', 'mary@example.net')],
  ['Li Lei <mailto:li@b.example>', one('Li Lei', 'li@b.example')],
  ['Dr. Li Lei <li@b.example>', one('Dr. Li Lei', 'li@b.example')],
  ['Li Lei <li@b.example', one('Li Lei', 'li@b.example')],
  ['Li Lei li@b.example', one('Li Lei', 'li@b.example')],
  ['Li [Sales] <li@b.example>', one('Li [Sales]', 'li@b.example')],
  ['"Li Lei <li@b.example>', one('Li Lei', 'li@b.example')],
  ['MAILER-DAEMON', one('MAILER-DAEMON', '')],
  ['<>', []],
  ['""', []],
];

export const file = (disposition: string, type = 'application/octet-stream', body: Piece = 'x') =>
  wire(
    plainFrom,
    'Subject: f\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nwords\n--b\n',
    `Content-Type: ${type}\nContent-Disposition: ${disposition}\n\n`,
    body,
    '\n--b--\n',
  );

export const repeat = (text: string, count: number) => text.repeat(count);
const fileNames: readonly (readonly [disposition: string, name: string])[] = [
  ['attachment; filename=a.pdf', 'a.pdf'],
  ['attachment; filename="a b.pdf"', 'a b.pdf'],
  ['attachment; filename=a b c.pdf', 'a b c.pdf'],
  ["attachment; filename='a.pdf'", "'a.pdf'"],
  ['attachment; filename = "a.pdf"', 'a.pdf'],
  ['attachment;filename="a.pdf";', 'a.pdf'],
  ['ATTACHMENT; FILENAME="a.pdf"', 'a.pdf'],
  ['attachment filename="a.pdf"', 'a.pdf'],
  ['attachment; filename="a;b.pdf"', 'a;b.pdf'],
  ['attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
  ['attachment; filename="=?utf-8?B?5bm05bqmLnBkZg==?="', '年度.pdf'],
  ['attachment; filename==?utf-8?B?5bm05bqmLnBkZg==?=', '年度.pdf'],
  ['attachment; filename="=?utf-8?B?5bm0?=\n =?utf-8?B?5bqmLnBkZg==?="', '年度.pdf'],
  ['attachment; filename="=?gb2312?Q?=C4=EA=B6=C8.pdf?="', '年度.pdf'],
  ["attachment; filename*=utf-8''%E5%B9%B4%E5%BA%A6.pdf", '年度.pdf'],
  ["attachment; filename*=UTF-8'zh'%E5%B9%B4%E5%BA%A6.pdf", '年度.pdf'],
  ['attachment; filename*="utf-8\'\'%E5%B9%B4%E5%BA%A6.pdf"', '年度.pdf'],
  ["attachment; filename*=gb2312''%C4%EA%B6%C8.pdf", '年度.pdf'],
  ["attachment; filename*=big5''%A6~%AB%D7.pdf", '年度.pdf'],
  ["attachment; filename=fallback.pdf; filename*=utf-8''%E5%B9%B4%E5%BA%A6.pdf", '年度.pdf'],
  ["attachment; filename*1*=%BA%A6.pdf; filename*0*=utf-8''%E5%B9%B4%E5", '年度.pdf'],
  ['attachment; filename*2=c.pdf; filename*0=a; filename*1=b', 'abc.pdf'],
  ["attachment; filename*0*=gb2312''%C4%EA; filename*1=x; filename*2*=%B6%C8.pdf", '年x度.pdf'],
  ['attachment; filename*0="=?utf-8?B?5bm0"; filename*1="5bqmLnBkZg==?="', '年度.pdf'],
  ['attachment; filename*=%E5%B9%B4.pdf', '年.pdf'],
  ["attachment; filename*=bogus''%E5%B9%B4.pdf", '年.pdf'],
  ["attachment; filename*=utf-8''a%zz.pdf", 'a%zz.pdf'],
  ['attachment; filename="%E5%B9%B4%E5%BA%A6.pdf"', '%E5%B9%B4%E5%BA%A6.pdf'],
  ['attachment; filename="年度.pdf"', '年度.pdf'],
  ['attachment; filename="📎💰.pdf"', '📎💰.pdf'],
  ['attachment; filename="../../etc/passwd"', '.._.._etc_passwd'],
  ['attachment; filename="C:\\\\temp\\\\a.pdf"', 'C:_temp_a.pdf'],
  ['attachment; filename="/etc/passwd"', '_etc_passwd'],
  ['attachment; filename=".."', 'attachment-1.bin'],
  ['attachment; filename="."', 'attachment-1.bin'],
  ['attachment; filename="   "', 'attachment-1.bin'],
  ['attachment; filename=""', 'attachment-1.bin'],
  ['attachment; filename="CON"', 'CON'],
  ['attachment; filename="CON.txt"', 'CON.txt'],
  ['attachment; filename="invoice\u202efdp.exe"', 'invoice\u202efdp.exe'],
  ['attachment; filename="a\u0000.pdf.exe"', 'a.pdf.exe'],
  ['attachment; filename="a\tb.pdf"', 'a b.pdf'],
  ['attachment; filename="report.pdf                                        .exe"', 'report.pdf .exe'],
  [`attachment; filename="${repeat('a', 300)}.pdf"`, `${repeat('a', 251)}.pdf`],
  [`attachment; filename="${repeat('年', 300)}.pdf"`, `${repeat('年', 251)}.pdf`],
  [`attachment; filename="${repeat('💰', 200)}.pdf"`, `${repeat('💰', 125)}.pdf`],
  [`attachment; filename="x${repeat('💰', 200)}.docx"`, `${repeat('💰', 125)}.docx`],
  ['inline; filename=a.pdf', 'a.pdf'],
  ['attachment; name=a.pdf', 'a.pdf'],
  ['attachment; filename=copy (2).pdf', 'copy (2).pdf'],
  ['attachment; filename=a.pdf (a comment)', 'a.pdf'],
  ['attachment; size=3; filename=a.pdf; creation-date="Sat, 21 Nov 2026 17:45:07 +0800"', 'a.pdf'],
  ['attachment; x=y=z; filename="a=b.pdf"', 'a=b.pdf'],
  ['attachment; filename="unclosed.pdf', 'unclosed.pdf'],
  ['bogus; filename=a.pdf', 'a.pdf'],
  ['; filename=a.pdf', 'a.pdf'],
];

function* headers(): Generator<OddMail> {
  for (const [value, date] of dates)
    yield { what: `date ${value || 'empty'}`, raw: letter(`Subject: d\nDate: ${value}`), facts: { date, subject: 'd', text: 'words' } };
  for (const [value, found] of people) {
    yield {
      what: `from ${value}`,
      raw: letter(`From: ${value}\nSubject: p`, 'words', ''),
      facts: { from: found, subject: 'p', text: 'words' },
    };
    yield {
      what: `to ${value}`,
      raw: letter(`To: ${value}\nCc: ${value}\nSubject: p`),
      facts: { to: found, cc: found, subject: 'p', text: 'words' },
    };
  }
  for (const [disposition, name] of fileNames)
    yield { what: `file ${disposition.slice(0, 80)}`, raw: file(disposition), facts: { files: [[name, 'x']], text: 'words' } };
}

export const multi = (boundary: string, head: string, parts: readonly string[], close = `--${boundary}--\n`) =>
  letter(
    `Subject: m\nMIME-Version: 1.0\nContent-Type: ${head}`,
    `preamble\n${parts.map((part) => `--${boundary}\n${part}\n`).join('')}${close}`,
  );
export const text = (words = 'words') => `Content-Type: text/plain; charset=utf-8\n\n${words}`;
export const html = (markup = '<p>marked words</p>') => `Content-Type: text/html; charset=utf-8\n\n${markup}`;
export const pdf = (name = 'a.pdf', body = 'PDF') =>
  `Content-Type: application/pdf; name="${name}"\nContent-Disposition: attachment; filename="${name}"\n\n${body}`;
export const png = (id: string, name = 'p.png') =>
  `Content-Type: image/png; name="${name}"\nContent-ID: ${id}\nContent-Disposition: inline; filename="${name}"\n\nPNG`;

function nested(depth: number): Buffer {
  let inner = `Content-Type: text/plain\n\ndeepest words\n`;
  for (let level = depth; level > 0; level -= 1)
    inner = `Content-Type: multipart/mixed; boundary="level-${level}-"\n\n--level-${level}-\n${inner}\n--level-${level}---\n`;
  return wire(`${plainFrom}Subject: deep\n${inner}`);
}

function nestedMails(depth: number): Buffer {
  let inner = 'From: z@out.example\nSubject: innermost\n\nwords of the innermost\n';
  for (let level = depth; level > 0; level -= 1)
    inner = `From: a@out.example\nSubject: level ${level}\nContent-Type: message/rfc822\n\n${inner}`;
  return wire(inner);
}

function* structures(): Generator<OddMail> {
  const two: OddFacts = { text: 'words', files: [['a.pdf', 'PDF']], subject: 'm' };
  const parts = [text(), pdf()];
  yield { what: 'multipart as it should be', raw: multi('b', 'multipart/mixed; boundary=b', parts), facts: two };
  yield {
    what: 'boundary with blanks and quotes',
    raw: multi("a b'()+_,-./:=?c", `multipart/mixed; boundary="a b'()+_,-./:=?c"`, parts),
    facts: two,
  };
  yield {
    what: 'boundary without quotes that needs them',
    raw: multi('a=b:c/d?e', 'multipart/mixed; boundary=a=b:c/d?e', parts),
    facts: two,
  };
  yield { what: 'boundary in single quotes that are part of it', raw: multi("'b'", "multipart/mixed; boundary='b'", parts), facts: two };
  yield { what: 'boundary in single quotes that are no part of it', raw: multi('b1', "multipart/mixed; boundary='b1'", parts), facts: two };
  yield {
    what: 'boundary of 70 characters',
    raw: multi(repeat('=', 70), `multipart/mixed; boundary="${repeat('=', 70)}"`, parts),
    facts: two,
  };
  yield {
    what: 'boundary of 250 characters',
    raw: multi(repeat('q', 250), `multipart/mixed; boundary="${repeat('q', 250)}"`, parts),
    facts: two,
  };
  yield { what: 'boundary in RFC 2231 pieces', raw: multi('abcd', 'multipart/mixed; boundary*0=ab; boundary*1=cd', parts), facts: two };
  yield { what: 'boundary percent-encoded', raw: multi('a b', "multipart/mixed; boundary*=us-ascii''a%20b", parts), facts: two };
  yield { what: 'boundary with a comment', raw: multi('b', 'multipart/mixed (mixed); (here) boundary="b" (end)', parts), facts: two };
  yield { what: 'boundary named twice', raw: multi('b', 'multipart/mixed; boundary=b; boundary=c', parts), facts: two };
  yield { what: 'boundary folded', raw: multi('b', 'multipart/mixed;\n\tboundary="b"', parts), facts: two };
  yield {
    what: 'boundary in capitals there, in small letters here',
    raw: multi('abc', 'multipart/mixed; boundary=ABC', parts),
    facts: two,
  };
  yield { what: 'no boundary named', raw: multi('b', 'multipart/mixed', parts), facts: two };
  yield { what: 'a boundary that stands nowhere', raw: multi('b', 'multipart/mixed; boundary=zzz', parts), facts: two };
  yield {
    what: 'no closing delimiter',
    raw: multi('b', 'multipart/mixed; boundary=b', [text(), 'Content-Type: application/pdf; name="a.pdf"\n\nPDF'], ''),
    facts: { ...two, files: [['a.pdf', 'PDF\r\n']] },
  };
  yield {
    what: 'a closing delimiter cut short',
    raw: multi('b', 'multipart/mixed; boundary=b', parts, '--b-'),
    facts: { text: 'words', subject: 'm' },
  };
  yield {
    what: 'blanks behind delimiters',
    raw: letter('Subject: m\nContent-Type: multipart/mixed; boundary=b', `--b \t \n${text()}\n--b  \n${pdf()}\n--b-- \n`),
    facts: two,
  };
  yield {
    what: 'words behind the closing delimiter',
    raw: multi('b', 'multipart/mixed; boundary=b', parts, '--b--\nepilogue\n--b\nnot a part\n'),
    facts: { text: 'words' },
  };
  yield {
    what: 'no empty line before the first delimiter',
    raw: wire(`${plainFrom}Subject: m\nContent-Type: multipart/mixed; boundary=b\n--b\n${text()}\n--b\n${pdf()}\n--b--\n`),
    facts: two,
  };
  yield { what: 'parts without any header', raw: multi('b', 'multipart/mixed; boundary=b', ['\nwords', pdf()]), facts: two };
  yield {
    what: 'a part whose header has no empty line behind it',
    raw: multi('b', 'multipart/mixed; boundary=b', [text(), 'Content-Type: application/pdf; name=a.pdf']),
    facts: { text: 'words', files: [['a.pdf', '']] },
  };
  yield { what: 'an empty part between', raw: multi('b', 'multipart/mixed; boundary=b', [text(), '', pdf()]), facts: { text: 'words' } };
  yield {
    what: 'a delimiter that is the beginning of another',
    raw: letter(
      'Subject: m\nContent-Type: multipart/mixed; boundary=b',
      `--b\nContent-Type: multipart/alternative; boundary=bb\n\n--bb\n${text()}\n--bb\n${html()}\n--bb--\n--b\n${pdf()}\n--b--\n`,
    ),
    facts: { ...two, html: 'marked words' },
  };
  yield {
    what: 'the same boundary outside and inside',
    raw: letter(
      'Subject: m\nContent-Type: multipart/mixed; boundary=b',
      `--b\nContent-Type: multipart/alternative; boundary=b\n\n--b\n${text()}\n--b\n${html()}\n--b--\n--b\n${pdf()}\n--b--\n`,
    ),
    facts: { text: 'words', html: 'marked words' },
  };
  yield {
    what: 'an inner multipart that is never closed',
    raw: letter(
      'Subject: m\nContent-Type: multipart/mixed; boundary=out',
      `--out\nContent-Type: multipart/alternative; boundary=in\n\n--in\n${text()}\n--in\n${html()}\n--out\n${pdf()}\n--out--\n`,
    ),
    facts: { ...two, html: 'marked words' },
  };
  yield {
    what: 'multipart/alternative with the text last',
    raw: multi('b', 'multipart/alternative; boundary=b', [html(), text()]),
    facts: { text: 'words', html: 'marked words', files: [] },
  };
  yield {
    what: 'multipart/alternative with two texts',
    raw: multi('b', 'multipart/alternative; boundary=b', [text('first'), text('second'), html()]),
    facts: { html: 'marked words' },
  };
  yield {
    what: 'an attachment inside an alternative',
    raw: multi('b', 'multipart/alternative; boundary=b', [text(), html(), pdf()]),
    facts: { text: 'words', html: 'marked words', files: [['a.pdf', 'PDF']] },
  };
  yield {
    what: 'multipart/related without a root',
    raw: multi('b', 'multipart/related; boundary=b', [png('<a@x>')]),
    facts: { files: [['p.png', 'PNG']], inline: [] },
  };
  yield {
    what: 'multipart/related whose root comes last',
    raw: multi('b', 'multipart/related; boundary=b; start="<root@x>"', [
      png('<a@x>'),
      `Content-ID: <root@x>\n${html('<p>marked words <img src="cid:a@x">')}`,
    ]),
    facts: { html: 'marked words', files: [['p.png', 'PNG']], inline: ['p.png'] },
  };
  yield { what: 'an unknown multipart', raw: multi('b', 'multipart/x-bogus; boundary=b', parts), facts: two };
  yield { what: 'multipart without a subtype', raw: multi('b', 'multipart; boundary=b', parts), facts: two };
  yield {
    what: 'multipart in base64',
    raw: letter(
      'Subject: m\nContent-Type: multipart/mixed; boundary=b\nContent-Transfer-Encoding: base64',
      `--b\n${text()}\n--b\n${pdf()}\n--b--\n`,
    ),
    facts: two,
  };
  yield { what: 'a type without a slash', raw: letter('Subject: m\nContent-Type: html', 'words'), facts: { subject: 'm', text: 'words' } };
  yield {
    what: 'no type that anybody knows',
    raw: letter('Subject: m\nContent-Type: x-unknown/x-thing; name=thing.dat', 'data'),
    facts: { files: [['thing.dat', 'data']] },
  };
  yield {
    what: 'two content types',
    raw: letter('Subject: m\nContent-Type: text/plain\nContent-Type: text/html', 'words'),
    facts: { text: 'words' },
  };
  yield {
    what: 'only an attachment',
    raw: letter(
      'Subject: m\nContent-Type: application/pdf; name=a.pdf\nContent-Disposition: attachment; filename=a.pdf\nContent-Transfer-Encoding: base64',
      base64('PDF'),
    ),
    facts: { files: [['a.pdf', 'PDF']] },
  };
  yield {
    what: 'only an HTML body',
    raw: letter('Subject: m\nContent-Type: text/html', '<p>marked words'),
    facts: { html: 'marked words', files: [] },
  };
  yield {
    what: 'an attachment of no bytes',
    raw: multi('b', 'multipart/mixed; boundary=b', [text(), pdf('empty.pdf', '')]),
    facts: { text: 'words', files: [['empty.pdf', '']] },
  };
  yield {
    what: 'two files of one name',
    raw: multi('b', 'multipart/mixed; boundary=b', [text(), pdf('a.pdf', 'one'), pdf('a.pdf', 'two')]),
    facts: {
      files: [
        ['a.pdf', 'one'],
        ['a.pdf', 'two'],
      ],
    },
  };
  yield {
    what: 'a text file beside the text',
    raw: multi('b', 'multipart/mixed; boundary=b', [
      text(),
      'Content-Type: text/plain; name=b.txt\nContent-Disposition: attachment; filename=b.txt\n\nfile',
    ]),
    facts: { text: 'words', notText: 'file', files: [['b.txt', 'file']] },
  };
  yield {
    what: 'an HTML file beside the text',
    raw: multi('b', 'multipart/mixed; boundary=b', [
      text(),
      'Content-Type: text/html; name=b.html\nContent-Disposition: attachment; filename=b.html\n\n<p>file',
    ]),
    facts: { text: 'words', notText: 'file', files: [['b.html', '<p>file']] },
  };
  yield {
    what: 'a text in two parts with a picture between',
    raw: multi('b', 'multipart/mixed; boundary=b', [text('above'), png('<a@x>'), text('below')]),
    facts: { text: 'abovebelow', files: [['p.png', 'PNG']] },
  };
  yield { what: 'an empty mail', raw: Buffer.alloc(0), facts: { files: [], subject: '' } };
  yield { what: 'a mail of one line end', raw: wire('\n'), facts: { files: [], subject: '' } };
  yield {
    what: 'a head without a body',
    raw: wire(`${plainFrom}Subject: head`),
    facts: { subject: 'head', from: one('Ida', 'ida@out.example'), files: [] },
  };
  yield { what: 'a body without a head', raw: wire('\nonly words'), facts: {} };
  yield {
    what: 'an mbox line in front',
    raw: wire(`From ida@out.example Sat Nov 21 17:45:07 2026\n${plainFrom}Subject: m\n\nwords`),
    facts: { subject: 'm', text: 'words' },
  };
  yield {
    what: 'a byte order mark in front',
    raw: wire(Buffer.from([0xef, 0xbb, 0xbf]), `${plainFrom}Subject: m\n\nwords`),
    facts: { subject: 'm', text: 'words', from: one('Ida', 'ida@out.example') },
  };
  yield {
    what: 'lone line feeds',
    raw: Buffer.from(`${plainFrom}Subject: m\nContent-Type: multipart/mixed; boundary=b\n\n--b\n${text()}\n--b\n${pdf()}\n--b--\n`),
    facts: two,
  };
  yield {
    what: 'lone returns',
    raw: Buffer.from(
      `${plainFrom}Subject: m\nContent-Type: multipart/mixed; boundary=b\n\n--b\n${text()}\n--b\n${pdf()}\n--b--\n`.replaceAll('\n', '\r'),
    ),
    facts: two,
  };
  yield {
    what: 'lone returns in the head of an ordinary mail',
    raw: Buffer.from(`Subject: m\rFrom: Ida <ida@out.example>\r\nTo: b@c.example\r\n\r\nwords`),
    facts: { text: 'words', to: one('', 'b@c.example') },
  };
  yield {
    what: 'NUL bytes everywhere',
    raw: wire(`From: I\u0000da <ida@out.example>\nSubject: a\u0000b\n\nwo\u0000rds`),
    facts: { text: 'words' },
  };
  yield {
    what: 'a blank before the colon',
    raw: wire('From : Ida <ida@out.example>\nSubject : m\n\nwords'),
    facts: { subject: 'm', text: 'words', from: one('Ida', 'ida@out.example') },
  };
  yield {
    what: 'field names in capitals',
    raw: wire('FROM: Ida <ida@out.example>\nSUBJECT: m\nCONTENT-TYPE: TEXT/HTML; CHARSET=UTF-8\n\n<p>marked words'),
    facts: { subject: 'm', html: 'marked words', from: one('Ida', 'ida@out.example') },
  };
  yield {
    what: 'a line that is no field among the head',
    raw: wire(`${plainFrom}this is no field\nSubject: m\n\nwords`),
    facts: { subject: 'm', text: 'words' },
  };
  yield {
    what: 'an mbox-escaped line among the head',
    raw: wire(`${plainFrom}>From nobody Sat Nov 21\nSubject: m\n\nwords`),
    facts: { subject: 'm', text: 'words' },
  };
  yield {
    what: 'a subject folded in every place',
    raw: wire(`${plainFrom}Subject:\n one\n two\n  \n three\n\nwords`),
    facts: { subject: 'one two three', text: 'words' },
  };
  yield { what: 'mails nested 60 deep', raw: nestedMails(60), facts: { subject: 'level 1' } };
  yield { what: 'parts nested 30 deep', raw: nested(30), facts: { subject: 'deep', text: 'deepest words' } };
  yield { what: 'parts nested 100 deep', raw: nested(100), facts: { subject: 'deep', text: 'deepest words' } };
  yield { what: 'parts nested 3000 deep', raw: nested(3000), facts: { subject: 'deep' } };
  yield {
    what: 'a head line of 1 MB before the rest',
    raw: wire(`X-Long: ${repeat('x', 1 << 20)}\n${plainFrom}Subject: m\nContent-Type: text/html\n\n<p>marked words`),
    facts: { subject: 'm', html: 'marked words', from: one('Ida', 'ida@out.example') },
  };
  yield {
    what: 'a head of 1 MB in folded lines before the rest',
    raw: wire(`X-Long: ${repeat('xxxxxxxxxxxxxxxxxxxx\n ', 50_000)}x\n${plainFrom}Subject: m\n\nwords`),
    facts: { subject: 'm', text: 'words' },
  };
  yield {
    what: 'a head of 20,000 fields before the rest',
    raw: wire(`${repeat('X-Field: x\n', 20_000)}${plainFrom}Subject: m\n\nwords`),
    facts: { subject: 'm', text: 'words' },
  };
  yield { what: 'a subject of 1 MB', raw: letter(`Subject: ${repeat('subject ', 1 << 17)}`), facts: { text: 'words' } };
  yield {
    what: '10,000 recipients',
    raw: letter(
      `Subject: m\nTo: ${Array.from({ length: 10_000 }, (_, index) => `Person ${index} <person.${index}@some.example>`).join(',\n ')}`,
    ),
    facts: {
      subject: 'm',
      text: 'words',
      to: Array.from({ length: 10_000 }, (_, index) => [`Person ${index}`, `person.${index}@some.example`] as const),
    },
  };
  yield {
    what: 'a name of 300 faces',
    raw: letter(`To: =?utf-8?B?${base64(`x${repeat('👩', 300)}`)}?= <a@b.example>`),
    facts: { to: one(`x${repeat('👩', 99)}`, 'a@b.example') },
  };
}

function* encodings(): Generator<OddMail> {
  const b64 = (body: string, head = 'Content-Type: application/octet-stream; name=a.bin') =>
    letter(`Subject: e\n${head}\nContent-Transfer-Encoding: base64`, body);
  const bytes: OddFacts = { files: [['a.bin', 'hello world, hello']] };
  const good = base64('hello world, hello');
  yield { what: 'base64 with rubbish between', raw: b64(`!${good.slice(0, 5)}*&^%\n -${good.slice(5)}\n`), facts: {} };
  yield { what: 'base64 with blanks and tabs', raw: b64(`  ${good.slice(0, 5)} \t ${good.slice(5)} \n\n`), facts: bytes };
  yield { what: 'base64 in lines of one character', raw: b64([...good].join('\n')), facts: bytes };
  yield {
    what: 'base64 in one line of 2 MB',
    raw: b64(base64(repeat('x', 1_500_000))),
    facts: { files: [['a.bin', repeat('x', 1_500_000)]] },
  };
  yield {
    what: 'base64 without its padding',
    raw: b64(base64('hello world').replace(/=+$/, '')),
    facts: { files: [['a.bin', 'hello world']] },
  };
  yield {
    what: 'base64 in two padded runs',
    raw: b64(`${base64('hello')}\n${base64(' world')}`),
    facts: { files: [['a.bin', 'hello world']] },
  };
  yield {
    what: 'base64 of the kind for addresses',
    raw: b64(
      base64(Buffer.from([0xfb, 0xff, 0xfe]))
        .replaceAll('+', '-')
        .replaceAll('/', '_'),
    ),
    facts: { files: [['a.bin', Buffer.from([0xfb, 0xff, 0xfe])]] },
  };
  yield { what: 'base64 of nothing', raw: b64('\n\n'), facts: { files: [['a.bin', '']] } };
  yield {
    what: 'base64 text with a footer',
    raw: b64(`${base64('words')}\n\n-- \nThe list\n`, 'Content-Type: text/plain'),
    facts: { text: 'words' },
  };
  yield {
    what: 'text that only says base64',
    raw: b64('These words were never encoded.', 'Content-Type: text/plain'),
    facts: { text: 'These words were never encoded.' },
  };
  yield {
    what: 'an encoding in capitals with a comment',
    raw: letter('Content-Type: text/plain\nContent-Transfer-Encoding: (really) BASE64 (yes)', base64('words')),
    facts: { text: 'words' },
  };
  yield {
    what: 'an encoding in quotes',
    raw: letter('Content-Type: text/plain\nContent-Transfer-Encoding: "quoted-printable"', 'wor=64s'),
    facts: { text: 'words' },
  };
  yield {
    what: 'an encoding with a semicolon',
    raw: letter('Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable;', 'wor=64s'),
    facts: { text: 'words' },
  };
  yield {
    what: 'an encoding that nobody knows',
    raw: letter('Content-Type: text/plain\nContent-Transfer-Encoding: x-own', 'words'),
    facts: { text: 'words' },
  };
  yield {
    what: 'x-uuencode',
    raw: letter(
      'Content-Type: application/octet-stream; name=cat.txt\nContent-Transfer-Encoding: x-uuencode',
      'begin 644 cat.txt\n#0V%T\n`\nend\n',
    ),
    facts: { files: [['cat.txt', 'Cat']] },
  };
  const qp = (body: string) => letter('Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable', body);
  for (const [what, body, says] of [
    ['small hexadecimal digits', '=e5=b9=b4', '年'],
    ['a lone =', 'a = b', 'a = b'],
    ['= at the very end', 'words=', 'words'],
    ['a wrong escape', 'a=ZZb', 'a=ZZb'],
    ['half an escape', 'a=4', 'a=4'],
    ['soft break with blanks', 'wor= \t\nds', 'words'],
    ['soft break by a lone return', 'wor=\rds', 'words'],
    ['soft break inside a character', '=E5=B9=\n=B4', '年'],
    ['lines of 2,000 characters', repeat('x', 2000), repeat('x', 2000)],
    ['raw bytes between', '年=E5=BA=A6', '年度'],
    ['escaped line ends', 'a=0D=0Ab', 'ab'],
    ['== of a base64 that is none', 'a==', 'a='],
  ] as const)
    yield { what: `quoted-printable, ${what}`, raw: qp(body), facts: { text: says } };
  const flowed = (body: string, more = '') => letter(`Content-Type: text/plain; charset=utf-8; format=flowed${more}`, body);
  yield { what: 'flowed text', raw: flowed('one \ntwo\nthree'), facts: { text: 'one two three' } };
  yield { what: 'flowed text of a language without blanks', raw: flowed('预算 \n报表', '; delsp=yes'), facts: { text: '预算报表' } };
  yield { what: 'flowed quotes', raw: flowed('> a \n> b\n>> c'), facts: { text: '> a b >> c' } };
  yield { what: 'flowed with a signature', raw: flowed('words\n-- \nIda'), facts: { text: 'words -- Ida' } };
  yield {
    what: 'uuencoded in the text',
    raw: letter('Subject: u', 'Look:\nbegin 644 cat.txt\n#0V%T\n`\nend\nNice.'),
    facts: { text: 'Look:Nice.', files: [['cat.txt', 'Cat']] },
  };
  yield {
    what: 'uuencoded and cut off',
    raw: letter('Subject: u', 'Look:\nbegin 644 cat.txt\n#0V%T\n'),
    facts: { text: 'Look:', files: [['cat.txt', 'Cat']] },
  };
  yield {
    what: 'uuencoded twice',
    raw: letter('Subject: u', 'begin 644 a.txt\n#0V%T\n`\nend\nbegin 644 b.txt\n#0V%T\n`\nend\n'),
    facts: {
      files: [
        ['a.txt', 'Cat'],
        ['b.txt', 'Cat'],
      ],
    },
  };
  yield {
    what: 'yEnc stays what it is',
    raw: letter('Subject: y', '=ybegin line=128 size=3 name=a.bin\nabc\n=yend size=3\n'),
    facts: { text: '=ybegin line=128 size=3 name=a.bin' },
  };
}

function* pictures(): Generator<OddMail> {
  const shown = (id: string, source: string) =>
    multi('b', 'multipart/related; boundary=b', [html(`<p>marked words <img src=${source}>`), png(id)]);
  const inline: OddFacts = { html: 'marked words', files: [['p.png', 'PNG']], inline: ['p.png'] };
  const beside: OddFacts = { ...inline, inline: [] };
  for (const [what, id, source, facts] of [
    ['as it should be', '<a@x>', '"cid:a@x"', inline],
    ['without brackets', 'a@x', '"cid:a@x"', inline],
    ['percent-encoded', '<a b@x>', '"cid:a%20b%40x"', inline],
    ['percent-encoded in small letters', '<a/b@x>', '"cid:a%2fb@x"', inline],
    ['as an entity', '<a&b@x>', '"cid:a&amp;b@x"', inline],
    ['as a number', '<a@x>', '"cid:a&#64;x"', inline],
    ['in capitals', '<a@x>', '"CID:a@x"', inline],
    ['in mixed letters', '<a@x>', '"Cid:a@x"', inline],
    ['without quotes', '<a@x>', 'cid:a@x', inline],
    ['with brackets', '<a@x>', '"cid:<a@x>"', inline],
    ['in another script', '<图@x>', '"cid:图@x"', inline],
    ['in another script, percent-encoded', '<图@x>', '"cid:%E5%9B%BE@x"', inline],
    ['as the background of a cell', '<a@x>', '"" background="cid:a@x"', inline],
    ['in a style', '<a@x>', `"" style="background:url('cid:a@x')"`, inline],
    ['in a style without quotes', '<a@x>', `"" style="background:url(cid:a@x)"`, inline],
    ['the beginning of another id', '<image1>', '"cid:image10"', beside],
    ['only in the words', '<a@x>', '"x">cid:other', beside],
    ['nowhere', '<a@x>', '"x.png"', beside],
    ['no id', '', '"cid:"', beside],
  ] as const)
    yield { what: `a picture named ${what}`, raw: shown(id, source), facts };
}

const report = (type: string, status: string, more = '') =>
  multi('b', `multipart/report; report-type=${type}; boundary=b`, [
    text('It could not be delivered.'),
    status,
    `Content-Type: text/rfc822-headers\n\nSubject: original\nMessage-ID: <1@x>\n${more}`,
  ]);

function* kinds(): Generator<OddMail> {
  const says = { text: 'It could not be delivered.' };
  yield {
    what: 'a report of Postfix',
    raw: report(
      'delivery-status',
      'Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.x\n\nFinal-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 no',
    ),
    facts: says,
  };
  yield {
    what: 'a report of Exchange',
    raw: report(
      'delivery-status',
      'Content-Type: message/delivery-status\n\nReporting-MTA: dns;mx.x\n\nFinal-recipient: RFC822;\n a@b.example\nAction: failed\nStatus: 5.1.1\nX-Display-Name: A',
    ),
    facts: says,
  };
  yield {
    what: 'a report with bytes that no text has',
    raw: report(
      'delivery-status',
      `Content-Type: message/delivery-status; charset=utf-8\n\nReporting-MTA: dns;mx.x\n\nFinal-Recipient: rfc822;a\u0000@b.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; x${repeat('👩', 400)}`,
    ),
    facts: says,
  };
  yield {
    what: 'a type of 10,000 characters',
    raw: letter(`Subject: m\nContent-Type: application/${repeat('x', 10_000)}; name=a.bin`, 'data'),
    facts: { files: [['a.bin', 'data']] },
  };
  yield { what: 'a report without its status', raw: report('delivery-status', text('nothing')), facts: says };
  yield {
    what: 'a report of Exim',
    raw: letter(
      'X-Failed-Recipients: a@b.example\nAuto-Submitted: auto-replied\nSubject: Mail delivery failed: returning message to sender',
      'This message was created automatically by mail delivery software.\n\n  a@b.example\n    Unrouteable address\n\n------ This is a copy of the message.\n',
    ),
    facts: { subject: 'Mail delivery failed: returning message to sender', text: 'a@b.example Unrouteable address' },
  };
  yield {
    what: 'a report of qmail',
    raw: wire(
      'From: MAILER-DAEMON@x.example\nSubject: failure notice\n\nHi. This is the qmail-send program at x.example.\n\n<a@b.example>:\nSorry, no mailbox here.\n',
    ),
    facts: { subject: 'failure notice', text: '<a@b.example>: Sorry, no mailbox here.' },
  };
  yield {
    what: 'a read receipt',
    raw: multi('b', 'multipart/report; report-type=disposition-notification; boundary=b', [
      text('Read.'),
      'Content-Type: message/disposition-notification\n\nFinal-Recipient: rfc822;a@b.example\nOriginal-Message-ID: <1@x>\nDisposition: manual-action/MDN-sent-manually; displayed',
    ]),
    facts: { text: 'Read.' },
  };
  const ics =
    'BEGIN:VCALENDAR\nVERSION:2.0\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:1\nDTSTART:20261121T100000Z\nSUMMARY:Meeting\nEND:VEVENT\nEND:VCALENDAR';
  yield {
    what: 'an invitation of Google',
    raw: multi('b', 'multipart/mixed; boundary=b', [
      `Content-Type: multipart/alternative; boundary=c\n\n--c\n${text()}\n--c\n${html()}\n--c\nContent-Type: text/calendar; charset=UTF-8; method=REQUEST\n\n${ics}\n--c--`,
      `Content-Type: application/ics; name="invite.ics"\nContent-Disposition: attachment; filename="invite.ics"\n\n${ics}`,
    ]),
    facts: { text: 'words', html: 'marked words' },
  };
  yield {
    what: 'an invitation of Outlook',
    raw: multi('b', 'multipart/alternative; boundary=b', [
      text(),
      html(),
      `Content-Type: text/calendar; charset="utf-8"; method=REQUEST\nContent-Transfer-Encoding: base64\n\n${base64(ics)}`,
    ]),
    facts: { text: 'words', html: 'marked words' },
  };
  yield {
    what: 'an invitation that is all of the mail',
    raw: letter('Subject: m\nContent-Type: text/calendar; method=REQUEST', ics),
    facts: { subject: 'm' },
  };
  yield {
    what: 'message/partial',
    raw: letter('Subject: m\nContent-Type: message/partial; id="x"; number=1; total=2', 'From: a@b.example\nSubject: inner\n\nhalf'),
    facts: { subject: 'm' },
  };
  yield {
    what: 'message/external-body',
    raw: multi('b', 'multipart/mixed; boundary=b', [
      text(),
      'Content-Type: message/external-body; access-type=URL; URL="http://x.example/a"\n\nContent-Type: application/pdf\n\n',
    ]),
    facts: { text: 'words' },
  };
  yield {
    what: 'a passed-on mail',
    raw: multi('b', 'multipart/mixed; boundary=b', [
      text(),
      'Content-Type: message/rfc822\n\nFrom: a@b.example\nSubject: =?utf-8?B?5bm05bqm?=\n\ninner words',
    ]),
    facts: { text: 'words', files: [['年度.eml', 'From: a@b.example\r\nSubject: =?utf-8?B?5bm05bqm?=\r\n\r\ninner words']] },
  };
  yield {
    what: 'a passed-on mail in base64',
    raw: multi('b', 'multipart/mixed; boundary=b', [
      text(),
      `Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n${base64('Subject: inner\r\n\r\nwords inside')}`,
    ]),
    facts: { text: 'words', files: [['inner.eml', 'Subject: inner\r\n\r\nwords inside']] },
  };
  yield {
    what: 'a digest',
    raw: multi('b', 'multipart/digest; boundary=b', ['\nFrom: a@b.example\nSubject: one\n\n1', '\nFrom: a@b.example\nSubject: two\n\n2']),
    facts: {
      files: [
        ['one.eml', 'From: a@b.example\r\nSubject: one\r\n\r\n1'],
        ['two.eml', 'From: a@b.example\r\nSubject: two\r\n\r\n2'],
      ],
    },
  };
  yield {
    what: 'PGP in the text',
    raw: letter(
      'Subject: m',
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nwords\n-----BEGIN PGP SIGNATURE-----\n\nabc\n-----END PGP SIGNATURE-----\n',
    ),
    facts: { text: 'words' },
  };
  yield {
    what: 'PGP/MIME',
    raw: multi('b', 'multipart/signed; protocol="application/pgp-signature"; micalg=pgp-sha256; boundary=b', [
      text(),
      'Content-Type: application/pgp-signature; name=signature.asc\n\nabc',
    ]),
    facts: { text: 'words', files: [['signature.asc', 'abc']] },
  };
  yield {
    what: 'an S/MIME part of rubbish',
    raw: letter(
      'Subject: m\nContent-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\nContent-Transfer-Encoding: base64',
      base64('rubbish'),
    ),
    facts: { files: [['smime.p7m', 'rubbish']] },
  };
  yield {
    what: 'AppleDouble',
    raw: multi('b', 'multipart/mixed; boundary=b', [
      text(),
      'Content-Type: multipart/appledouble; boundary=c\n\n--c\nContent-Type: application/applefile; name="a.pdf"\n\nfork\n--c\nContent-Type: application/pdf; name="a.pdf"\nContent-Disposition: attachment; filename="a.pdf"\n\nPDF\n--c--',
    ]),
    facts: { text: 'words' },
  };
  yield {
    what: 'a winmail.dat of rubbish',
    raw: multi('b', 'multipart/mixed; boundary=b', [text(), 'Content-Type: application/ms-tnef; name=winmail.dat\n\nrubbish']),
    facts: { text: 'words', files: [['winmail.dat', 'rubbish']] },
  };
  yield {
    what: 'overlong UTF-8',
    raw: letter('Subject: o\nContent-Type: text/plain; charset=utf-8', Buffer.from([0x61, 0xc0, 0xbc, 0x62])),
    facts: { notText: '<' },
  };
  yield {
    what: 'halves of surrogates in UTF-8',
    raw: letter('Subject: o\nContent-Type: text/plain; charset=utf-8', Buffer.from([0x61, 0xed, 0xa0, 0x80, 0x62])),
    facts: {},
  };
  yield {
    what: 'AMP',
    raw: multi('b', 'multipart/alternative; boundary=b', [
      text(),
      'Content-Type: text/x-amp-html\n\n<html amp4email><body>amp words',
      html(),
    ]),
    facts: { text: 'words', html: 'marked words', notText: 'amp', files: [] },
  };
}

/** Returns all odd messages. Identical on every run. */
export function oddMails(): OddMail[] {
  return [...bodies(), ...subjects(), ...headers(), ...structures(), ...encodings(), ...pictures(), ...kinds()];
}

/** Numbers that are the same on every run. */
export function seeded(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Generates odd messages with one to five random errors each, beyond what real mailers produce. */
export function* damagedMails(seed: number, count: number): Generator<Buffer> {
  const next = seeded(seed);
  const mails = oddMails().filter(({ raw }) => raw.length > 40 && raw.length < 20_000);
  const pieces = [
    '\r\n',
    '\n',
    '\r',
    '\0',
    '--b\r\n',
    '--b--\r\n',
    '=?utf-8?B?',
    '?=',
    '"',
    '(',
    ')',
    '<',
    '>',
    ';',
    '=',
    '\u00ff',
    '\ud83d\ude00',
    ': ',
    'Content-Type: multipart/mixed; boundary=b\r\n',
    'Content-Transfer-Encoding: base64\r\n',
    '\u001b$B',
  ];
  for (let number = 0; number < count; number += 1) {
    let { raw } = mails[next(mails.length)] as OddMail;
    for (let damage = 0; damage <= next(5); damage += 1) {
      const at = next(raw.length);
      const other = (mails[next(mails.length)] as OddMail).raw;
      const piece = next(4) === 0 ? other.subarray(next(other.length)) : Buffer.from(pieces[next(pieces.length)] as string, 'utf8');
      raw = Buffer.concat([raw.subarray(0, at), piece, raw.subarray(at + next(30))]);
    }
    yield raw;
  }
}
