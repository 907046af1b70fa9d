import {
  base64,
  bytesOf,
  file,
  html,
  inLines,
  letter,
  multi,
  type OddFacts,
  type OddMail,
  one,
  type Person,
  type Piece,
  pdf,
  png,
  quoted,
  repeat,
  text,
  wire,
} from './oddMails.ts';

const cn = '各位同事：请于本周五之前提交第三季度的预算报表，谢谢。';
const jp = '会議の議事録を添付いたします。ご確認のほどよろしくお願いいたします。';
const kr = '안녕하세요. 이번 주 금요일까지 보고서를 제출해 주시기 바랍니다.';
const latin = 'Größe, déjà vu, naïve, garçon';
const polish = 'Zażółć gęślą jaźń';
const turkish = 'Şişli’de güneşli bir gün';
const bytes = (...values: number[]) => Buffer.from(values);

/** Bodies with a charset label that is wrong, missing or misspelled. */
const charsets: readonly (readonly [what: string, label: string, body: Buffer, says: string])[] = [
  ['cp20936', 'cp20936', bytesOf(cn, 'gbk'), cn],
  ['GB_2312-80', 'GB_2312-80', bytesOf(cn, 'gbk'), cn],
  ['gb18030-2005', 'gb18030-2005', bytesOf(`${cn}𠮷`, 'gb18030'), `${cn}𠮷`],
  ['x-gb18030', 'x-gb18030', bytesOf(`${cn}𠮷`, 'gb18030'), `${cn}𠮷`],
  ['a label with a comma', 'gb2312,', bytesOf(cn, 'gbk'), cn],
  ['big5-eten', 'big5-eten', bytesOf('請於本週五之前提交', 'big5'), '請於本週五之前提交'],
  ['x-windows-950', 'x-windows-950', bytesOf('請於本週五之前提交', 'big5'), '請於本週五之前提交'],
  ['sjis-win', 'sjis-win', bytesOf('①㈱髙橋', 'cp932'), '①㈱髙橋'],
  ['shiftjis', 'shiftjis', bytesOf(jp, 'shift_jis'), jp],
  ['ms932', 'ms932', bytesOf('～－①', 'cp932'), '～－①'],
  ['eucjp-win', 'eucjp-win', bytesOf(jp, 'euc-jp'), jp],
  ['eucjp', 'eucJP', bytesOf(jp, 'euc-jp'), jp],
  ['three-byte EUC-JP', 'euc-jp', Buffer.concat([bytesOf('漢字', 'euc-jp'), bytes(0x8f, 0xb0, 0xa1)]), '漢字丂'],
  ['ks_c_5601-1989', 'ks_c_5601-1989', bytesOf(`${kr} 똠`, 'cp949'), `${kr} 똠`],
  ['KSC5601_1987', 'KSC5601_1987', bytesOf(kr, 'cp949'), kr],
  ['x-windows-949', 'x-windows-949', bytesOf(`${kr} 뷁`, 'cp949'), `${kr} 뷁`],
  ['iso-2022-jp-ms', 'iso-2022-jp-ms', Buffer.from('\u001b$B-!\u001b(B ok'), '① ok'],
  ['cp50220', 'cp50220', Buffer.from('\u001b$B2q5D\u001b(B'), '会議'],
  ['cp50221 with small kana', 'cp50221', Buffer.from('\u001b(I1\u001b(B'), 'ｱ'],
  ['iso-2022-jp-3', 'iso-2022-jp-3', Buffer.from('\u001b$B2q5D\u001b(B'), '会議'],
  ['iso-2022-jp-1 with the second set', 'iso-2022-jp-1', Buffer.from('\u001b$(D0!\u001b$B2q\u001b(B'), '丂会'],
  ['iso-2022-jp-2 with Chinese and Korean', 'iso-2022-jp-2', Buffer.from('\u001b$A;aRi\u001b$(CGQ1[\u001b(B ok'), '会议한글 ok'],
  ['iso-2022-jp whose line does not return to ASCII', 'iso-2022-jp', Buffer.from('\u001b$B2q5D\r\nend of it'), '会議 end of it'],
  ['iso-2022-jp with escapes around nothing', 'iso-2022-jp', Buffer.from('\u001b$B\u001b(B\u001b$B2q5D\u001b(B'), '会議'],
  ['iso-2022-jp that is Shift_JIS', 'iso-2022-jp', bytesOf(jp, 'shift_jis'), jp],
  ['iso-2022-jp that is UTF-8', 'iso-2022-jp', Buffer.from(jp), jp],
  ['csISO2022JP', 'csISO2022JP', Buffer.from('\u001b$B2q5D\u001b(B'), '会議'],
  ['iso-2022-kr without its escape', 'iso-2022-kr', Buffer.from('\u000eGQ1[\u000f ok'), '한글 ok'],
  [
    'utf-8 with one Western letter',
    'utf-8',
    bytesOf(`${repeat('plain words ', 20)}caf\u00e9 ${repeat('plain words ', 20)}`, 'latin1'),
    'words café plain',
  ],
  ['utf-8 with the marks of Word', 'utf-8', bytesOf(`${repeat('plain words ', 20)}“quoted” – it’s`, 'win1252'), '“quoted” – it’s'],
  ['utf-8 whose last letter was cut', 'utf-8', Buffer.from(`${cn}年`).subarray(0, -1), cn],
  ['UTF-8 called windows-1252', 'windows-1252', Buffer.from(latin), latin],
  ['UTF-8 of six bytes called gb2312', 'gb2312', Buffer.from('你好'), '你好'],
  ['UTF-8 of six bytes called big5', 'big5', Buffer.from('會議'), '會議'],
  ['UTF-8 of six bytes called shift_jis', 'shift_jis', Buffer.from('会議'), '会議'],
  ['GBK of four bytes called gbk', 'gbk', bytesOf('联通', 'gbk'), '联通'],
  ['GBK of four bytes without a label', '', bytesOf('你好', 'gbk'), '你好'],
  ...['测试', '简历', '报价单', '李娜', '深圳', '欧阳娜娜', '体检安排', '谢谢'].flatMap((word) =>
    // The word of thanks is valid UTF-8.
    ['', 'iso-8859-1', 'gbk', ...(word === '谢谢' ? [] : ['utf-8'])].map(
      (label) => [`GBK of a word or two called ${label || 'nothing'}: ${word}`, label, bytesOf(word, 'gbk'), word] as const,
    ),
  ),
  ...['履歷', '報價單', '訂單確認', '請假單'].map(
    (word) => [`Big5 of a word or two called nothing: ${word}`, '', bytesOf(word, 'big5'), word] as const,
  ),
  ...['회의', '견적서', '안녕하세요', '김철수'].map(
    (word) => [`EUC-KR of a word or two called nothing: ${word}`, '', bytesOf(word, 'euc-kr'), word] as const,
  ),
  ['GBK with a broken byte, without a label', '', Buffer.concat([bytesOf(cn, 'gbk'), bytes(0xff, 0x20), bytesOf(cn, 'gbk')]), cn],
  ['GBK cut inside a letter, called iso-8859-1', 'iso-8859-1', bytesOf(`${cn}本`, 'gbk').subarray(0, -1), cn],
  ['ASCII called utf-16', 'utf-16', Buffer.from('Only plain words.'), 'Only plain words.'],
  ['ASCII called utf-16le', 'utf-16le', Buffer.from('Only plain words!!'), 'Only plain words!!'],
  ['UTF-8 called utf-16', 'utf-16', Buffer.from(cn), cn],
  ['ASCII called utf-32', 'utf-32', Buffer.from('Only plain words.'), 'Only plain words.'],
  ['UTF-16 with a mark that says the contrary', 'utf-16le', Buffer.concat([bytes(0xfe, 0xff), Buffer.from(cn, 'utf16le').swap16()]), cn],
  ['UTF-16 with a mark, called utf-8', 'utf-8', Buffer.concat([bytes(0xff, 0xfe), Buffer.from(cn, 'utf16le')]), cn],
  ['UTF-16 without a mark, called nothing', '', Buffer.from('plain words 你好', 'utf16le'), 'plain words 你好'],
  ['UTF-16 without a mark, called utf-8', 'utf-8', Buffer.from('plain words', 'utf16le').swap16(), 'plain words'],
  ['UTF-8 with its mark, called gb2312', 'gb2312', Buffer.concat([bytes(0xef, 0xbb, 0xbf), Buffer.from(cn)]), cn],
  ['windows-1254 called iso-8859-9', 'iso-8859-9', bytesOf(turkish, 'win1254'), turkish],
  ['csISOLatin5', 'csISOLatin5', bytesOf('Şişli', 'win1254'), 'Şişli'],
  ['iso-8859-1 with the marks of Windows', 'iso-8859-1', bytesOf('“it’s” €5 – ok', 'win1252'), '“it’s” €5 – ok'],
  ['iso8859_1', 'iso8859_1', bytesOf(latin, 'latin1'), latin],
  ['iso88591', 'iso88591', bytesOf(latin, 'latin1'), latin],
  ['cp819 that is GBK', 'cp819', bytesOf(cn, 'gbk'), cn],
  ['cp1252 that is GBK', 'cp1252', bytesOf(cn, 'gbk'), cn],
  ['l1 that is Shift_JIS', 'l1', bytesOf(jp, 'shift_jis'), jp],
  ['ANSI_X3.4-1968 that is UTF-8', 'ANSI_X3.4-1968', Buffer.from(cn), cn],
  ['ANSI_X3.4-1968 that is GBK', 'ANSI_X3.4-1968', bytesOf(cn, 'gbk'), cn],
  ['iso646-us that is EUC-KR', 'iso646-us', bytesOf(kr, 'euc-kr'), kr],
  ['unicode', 'unicode', Buffer.from(cn), cn],
  ['unicode-1-1-utf-8', 'unicode-1-1-utf-8', Buffer.from(cn), cn],
  ['UTF8_general_ci', 'UTF8_general_ci', Buffer.from(cn), cn],
  ['utf-8; with more in quotes', '"utf-8; format=flowed"', Buffer.from(cn), cn],
  ['single quotes', "'utf-8'", Buffer.from(cn), cn],
  ['blanks inside the quotes', '" gb2312 "', bytesOf(cn, 'gbk'), cn],
  ['a blank in front', ' gb2312', bytesOf(cn, 'gbk'), cn],
  ['the label twice', 'utf-8; charset=gb2312', Buffer.from(cn), cn],
  ['none', 'none', Buffer.from(cn), cn],
  ['windows1251', 'windows1251', bytesOf('Добрый день, коллеги', 'win1251'), 'Добрый день, коллеги'],
  ['win-1251', 'win-1251', bytesOf('Добрый день, коллеги', 'win1251'), 'Добрый день, коллеги'],
  ['koi8-ru', 'koi8-ru', bytesOf('Добрый день, коллеги', 'koi8-r'), 'Добрый день, коллеги'],
  ['cp866', 'cp866', bytesOf('Добрый день, коллеги', 'cp866'), 'Добрый день, коллеги'],
  ['iso-8859-2 that is windows-1250', 'windows-1250', bytesOf('„Šťastný“ žák', 'win1250'), '„Šťastný“ žák'],
  ['iso-8859-16', 'iso-8859-16', bytesOf('Țară și', 'iso885916'), 'Țară și'],
  ['viscii', 'viscii', bytesOf('Việt', 'viscii'), 'Việt'],
  ['cp852', 'cp852', bytesOf(polish, 'cp852'), polish],
  ['x-mac-cyrillic', 'x-mac-cyrillic', bytesOf('Добрый день', 'maccyrillic'), 'Добрый день'],
  ['a run of non-breaking blanks in windows-1252', 'windows-1252', bytesOf('a\u00a0\u00a0\u00a0\u00a0\u00a0b', 'latin1'), 'ab'],
  ['UTF-8 whose last letter was cut, without a label', '', Buffer.from(`${cn}年`).subarray(0, -1), cn],
  ['UTF-8 of two letters whose third was cut, called us-ascii', 'us-ascii', Buffer.from('会议通').subarray(0, -1), '会议'],
  ['UTF-8 with a broken letter, called iso-8859-1', 'iso-8859-1', Buffer.concat([Buffer.from(cn), bytes(0xff), Buffer.from(cn)]), cn],
  ['UTF-8 with a broken letter, called gb2312', 'gb2312', Buffer.concat([Buffer.from(cn), bytes(0xe5, 0xb9), Buffer.from(cn)]), cn],
  [
    'Western UTF-8 with a broken letter, without a label',
    '',
    Buffer.concat([Buffer.from(`${latin} `), bytes(0xc3), Buffer.from(' end')]),
    latin,
  ],
  [
    'UTF-8 above a line of GBK, without a label',
    '',
    Buffer.concat([Buffer.from(`${cn}${cn}\r\n`), bytesOf('已通过扫描', 'gbk')]),
    `${cn}${cn}`,
  ],
  ['a table drawn in cp437', 'cp437', bytesOf('┌──┐', 'cp437'), '┌──┐'],
];

function* charsetMails(): Generator<OddMail> {
  for (const [what, label, body, says] of charsets) {
    const type = `Content-Type: text/plain${label && `; charset=${label}`}`;
    yield {
      what: `charset ${what}`,
      raw: letter(`Subject: c\n${type}\nContent-Transfer-Encoding: base64`, inLines(base64(body))),
      facts: { text: says },
    };
  }
  const page = (charset: string, meta: string, body: Buffer, head = ''): Omit<OddMail, 'facts'> => ({
    what: `charset of a page: ${charset}${head}, ${meta}`,
    raw: letter(
      `Subject: c\nContent-Type: text/html${head}\nContent-Transfer-Encoding: base64`,
      inLines(base64(Buffer.concat([Buffer.from(`<html><head>${meta}</head><body><p>`), body, Buffer.from('</p>')]))),
    ),
  });
  for (const [meta, head] of [
    ['<meta charset=windows-1250>', ''],
    ['<META http-equiv="Content-Type" content="text/html; charset=windows-1250">', ''],
    ["<meta http-equiv=Content-Type content='text/html;charset=windows-1250'>", '; charset=us-ascii'],
    ['<?xml version="1.0" encoding="windows-1250"?>', ''],
    ['<meta charset="utf-8">', '; charset=windows-1250'],
    ['<meta charset="gb2312">', '; charset=windows-1250'],
  ] as const)
    yield { ...page('windows-1250', meta, bytesOf(polish, 'win1250'), head), facts: { text: polish } };
  yield { ...page('utf-8', '<meta charset=gb2312>', Buffer.from(cn)), facts: { text: cn } };
  yield { ...page('utf-8', '<meta charset=utf-16>', Buffer.from('plain words')), facts: { text: 'plain words' } };
  yield { ...page('koi8-r', '<meta charset=koi8-r>', bytesOf('Ёж', 'koi8-r')), facts: { text: 'Ёж' } };
  yield { ...page('gbk', '<meta charset=gbk>', bytesOf('丂', 'gbk')), facts: { text: '丂' } };
}

const w = (label: string, bytesOrText: Piece) => `=?${label}?B?${base64(bytesOrText)}?=`;
const longName = repeat('预算报表', 240);

/** Raw subjects from headers, and their decoded text. */
const subjects: readonly (readonly [what: string, value: Piece, says: string])[] = [
  ['one word of 960 characters', w('utf-8', longName), longName],
  ['one word of 960 characters, Q', `=?utf-8?Q?${quoted(Buffer.from(longName))}?=`, longName],
  ['an empty word', '=?utf-8?B??= a', ' a'.trim()],
  ['an empty word between two', `${w('utf-8', '年')} =?utf-8?Q??= ${w('utf-8', '度')}`, '年度'],
  ['raw letters in a Q word', '=?utf-8?Q?年=E5=BA=A6?=', '年度'],
  ['a tab in a Q word', '=?utf-8?Q?a\tb?=', 'a b'],
  ['equals at its end', '=?utf-8?Q?a=?= b', 'a= b'],
  ['a letter in two words of two labels for one charset', '=?gb2312?B?xOq2?= =?gbk?B?yA==?=', '年度'],
  ['two encodings', `${w('gb2312', bytesOf('年', 'gbk'))} ${w('utf-8', '度')}`, '年度'],
  ['words and text between', `a ${w('utf-8', '年')} b ${w('utf-8', '度')} c`, 'a 年 b 度 c'],
  ['brackets around', `[${w('utf-8', '年')}](${w('utf-8', '度')})`, '[年](度)'],
  ['quotes around', `"${w('utf-8', '年度')}"`, '"年度"'],
  ['a language', `=?utf-8*zh-CN?Q?=E5=B9=B4?=`, '年'],
  ['a fold inside the word', '=?utf-8?B?5bm0\n 5bqm?=', '年度'],
  ['a fold between each character', '=?utf-8?B?5bm0?=\n \n =?utf-8?B?5bqm?=', '年度'],
  ['iso-2022-jp in words that do not return', '=?iso-2022-jp?B?GyRCMnE=?= =?iso-2022-jp?B?GyRCNUQ=?=', '会議'],
  ['iso-2022-jp cut inside a run', '=?iso-2022-jp?B?GyRCMnE=?= =?iso-2022-jp?B?NUQbKEI=?=', '会議'],
  ['iso-2022-jp without encoding', Buffer.from('\u001b$B2q5D\u001b(B'), '会議'],
  ['gb2312 that is GBK', w('gb2312', bytesOf('镕堃', 'gbk')), '镕堃'],
  ['gb2312 that is UTF-8', w('gb2312', '会议纪要'), '会议纪要'],
  ['big5 that is UTF-8', w('big5', '會議'), '會議'],
  ['us-ascii that is UTF-8', w('us-ascii', '会议'), '会议'],
  ['utf-8 that is GBK', w('utf-8', bytesOf('会议纪要', 'gbk')), '会议纪要'],
  ['iso-8859-1 that is GBK', w('iso-8859-1', bytesOf('关于会议的通知', 'gbk')), '关于会议的通知'],
  ['an unknown charset that is UTF-8', w('x-none', '会议'), '会议'],
  ['a face in two words', `${w('utf-8', Buffer.from('💰').subarray(0, 2))} ${w('utf-8', Buffer.from('💰').subarray(2))}`, '💰'],
  ['halves of a face, each in UTF-8 of its own', w('utf-8', bytes(0xed, 0xa0, 0xbd, 0xed, 0xb2, 0xb0)), '💰'],
  ['utf-7', '=?utf-7?Q?+T2BZfQ-?=', '你好'],
  ['utf-16', w('utf-16', Buffer.from('你好', 'utf16le').swap16()), '你好'],
  ['base64 of which a blank cuts the groups', '=?utf-8?B?5bm05 bqm?=', '年度'],
  ['base64 with rubbish behind its padding', '=?utf-8?B?5bm05bqm=ab?=', '年度'],
  ['a word that holds a word', `=?utf-8?Q?=3D=3Futf-8=3FQ=3Fa=3F=3D?=`, '=?utf-8?Q?a?='],
  ['something like a word', 'is 1=?2 or ?=3', 'is 1=?2 or ?=3'],
  ['a word in capitals', '=?UTF-8?Q?=E5=B9=B4?=', '年'],
  ['mixed letters and a soft hyphen', '=?uTf-8?q?=e5=b9=b4=c2=ad?=', '年\u00ad'],
  ['line ends that are encoded', '=?utf-8?Q?a=0D=0ABcc:_b@c.example?=', 'a Bcc: b@c.example'],
  ['NUL', '=?utf-8?Q?a=00b?=', 'a b'],
  ['marks of direction', '=?utf-8?B?4oCuYWJj?=', '\u202eabc'],
  ['a last word that is cut', '=?utf-8?Q?=E5=B9=B4=E5=BA=A6=E6=', '年度'],
  ['raw GBK', bytesOf('关于召开会议的通知', 'gbk'), '关于召开会议的通知'],
  ['raw Big5', bytesOf('關於會議的通知請查收', 'big5'), '關於會議的通知請查收'],
  ['raw Shift_JIS', bytesOf('会議の議事録について', 'shift_jis'), '会議の議事録について'],
  ['raw EUC-KR', bytesOf('보고서를 제출해 주시기', 'euc-kr'), '보고서를 제출해 주시기'],
  ['raw windows-1251', bytesOf('Добрый день, коллеги', 'win1251'), 'Добрый день, коллеги'],
  ['raw Latin', bytesOf('Grüße aus Köln', 'latin1'), 'Grüße aus Köln'],
  [
    'raw and encoded together',
    Buffer.concat([bytesOf('会议通知', 'gbk'), Buffer.from(` ${w('gbk', bytesOf('年度', 'gbk'))}`)]),
    '会议通知 年度',
  ],
  ['raw UTF-8 that was cut inside a letter', Buffer.from('关于召开会议的通知').subarray(0, -1), '关于召开会议的通'],
  ['HTML entities, which mean nothing here', '&lt;b&gt; &#24180;', '&lt;b&gt; &#24180;'],
];

function* subjectMails(): Generator<OddMail> {
  for (const [what, value, subject] of subjects)
    yield {
      what: `a subject: ${what}`,
      raw: wire('From: Ida <ida@out.example>\nSubject: ', value, '\n\nwords'),
      facts: { subject, text: 'words' },
    };
}

const people: readonly (readonly [value: Piece, found: Person[]])[] = [
  [
    `${w('utf-8', Buffer.from('王芳').subarray(0, 4))}\n ${w('utf-8', Buffer.from('王芳').subarray(4))} <w@b.example>`,
    one('王芳', 'w@b.example'),
  ],
  [`"${w('utf-8', '王')} ${w('utf-8', '芳')}" <w@b.example>`, one('王芳', 'w@b.example')],
  [`${w('utf-8', '王芳 <w@b.example>')}`, one('王芳', 'w@b.example')],
  [`${w('utf-8', '<good@bank.example>')} <evil@bad.example>`, one('<good@bank.example>', 'evil@bad.example')],
  [`${w('utf-8', '"Bank" <good@bank.example>,')} <evil@bad.example>`, one('"Bank" <good@bank.example>,', 'evil@bad.example')],
  [`w@b.example (${w('utf-8', '王芳')})`, one('王芳', 'w@b.example')],
  [`${w('utf-8', '王芳')} (Sales) <w@b.example>`, one('王芳', 'w@b.example')],
  [`=?utf-8?Q?Li=2C?= Lei <li@b.example>`, one('Li, Lei', 'li@b.example')],
  [
    `=?utf-8?Q?Li;?= <li@b.example>, =?utf-8?Q?Wu?= <wu@b.example>`,
    [
      ['Li;', 'li@b.example'],
      ['Wu', 'wu@b.example'],
    ],
  ],
  [`=?iso-2022-jp?B?GyRCMnE1RBsoQg==?= <a@b.example>`, one('会議', 'a@b.example')],
  [`${w('utf-8', '王芳')}w@b.example`, one('王芳', 'w@b.example')],
  [`<${w('utf-8', 'w@b.example')}>`, one('', 'w@b.example')],
  [Buffer.concat([Buffer.from('"'), bytesOf('王芳', 'gbk'), Buffer.from('" <w@b.example>')]), one('王芳', 'w@b.example')],
  [`Li Lei <li@b.example>(work)`, one('Li Lei', 'li@b.example')],
  [
    `li@b.example, wu@b.example wang@b.example`,
    [
      ['', 'li@b.example'],
      ['', 'wu@b.example'],
      ['', 'wang@b.example'],
    ],
  ],
  [
    `<li@b.example> <wu@b.example>`,
    [
      ['', 'li@b.example'],
      ['', 'wu@b.example'],
    ],
  ],
  [
    `<li@b.example>,<wu@b.example>`,
    [
      ['', 'li@b.example'],
      ['', 'wu@b.example'],
    ],
  ],
  [`<<li@b.example>>`, one('', 'li@b.example')],
  [`"li@b.example" <<li@b.example>>`, one('', 'li@b.example')],
  [`Li Lei <li@b.example>;`, one('Li Lei', 'li@b.example')],
  [
    `Li, Lei <li@b.example>`,
    [
      ['Li', ''],
      ['Lei', 'li@b.example'],
    ],
  ],
  [`"Li Lei" li@b.example`, one('Li Lei', 'li@b.example')],
  [`"Li" "Lei" <li@b.example>`, one('Li Lei', 'li@b.example')],
  [`"" <li@b.example>`, one('', 'li@b.example')],
  [`" " <li@b.example>`, one('', 'li@b.example')],
  [`\\"Li\\" <li@b.example>`, one('"Li"', 'li@b.example')],
  [`Li\\, Lei <li@b.example>`, one('Li, Lei', 'li@b.example')],
  [
    `Friends: Li <li@b.example>, wu@b.example;, wang@b.example`,
    [
      ['Li', 'li@b.example'],
      ['', 'wu@b.example'],
      ['', 'wang@b.example'],
    ],
  ],
  [`"Friends: of Li": Li <li@b.example>;`, one('Li', 'li@b.example')],
  [`A:;, B:;`, []],
  [`"Undisclosed recipients": ;`, []],
  [`Friends: li@b.example`, one('Friends:', 'li@b.example')],
  [`<@a.example,@b.example:li@c.example>`, one('', 'li@c.example')],
  [`li@b.example.`, one('', 'li@b.example.')],
  [`li..lei@b.example`, one('', 'li..lei@b.example')],
  [`.li@b.example`, one('', '.li@b.example')],
  [`"li@lei"@b.example`, one('', '"li@lei"@b.example')],
  [`li@localhost`, one('', 'li@localhost')],
  [`Li @ Home <li@b.example>`, one('Li @ Home', 'li@b.example')],
  [`Li: the one <li@b.example>`, one('Li: the one', 'li@b.example')],
  [`=?utf-8?Q?Li:_the_one?= <li@b.example>`, one('Li: the one', 'li@b.example')],
  [`O'Neil <o'neil@b.example>`, one("O'Neil", "o'neil@b.example")],
  [`Li\u202e Lei <li@b.example>`, one('Li\u202e Lei', 'li@b.example')],
  [`Li\u0000Lei <li@b.example>`, one('Li Lei', 'li@b.example')],
  [`Li [mailto:li@b.example]`, one('Li', 'li@b.example')],
  [`Li <li@b.example> <mailto:li@b.example>`, one('Li', 'li@b.example')],
  [`/o=Org/ou=First/cn=Recipients/cn=li`, one('/o=Org/ou=First/cn=Recipients/cn=li', '')],
  [`Li </o=Org/cn=li>`, one('Li', '/o=Org/cn=li')],
  [`li@例子。测试`, one('', 'li@例子。测试')],
  [
    `li@b.example；王芳 <w@b.example>，wu@b.example、wang@b.example`,
    [
      ['', 'li@b.example'],
      ['王芳', 'w@b.example'],
      ['', 'wu@b.example'],
      ['', 'wang@b.example'],
    ],
  ],
  [`王芳，研究院 <w@b.example>`, one('王芳，研究院', 'w@b.example')],
  [`li @ b . example`, one('', 'li@b.example')],
  [`Li <li@b.exam\n ple>`, one('Li', 'li@b.example')],
  [`li@b.example <>`, one('', 'li@b.example')],
  [`[li@b.example]`, one('', 'li@b.example')],
  [`Mail Delivery System <>`, one('Mail Delivery System', '')],
  [`("(nested (comments) here)" x) li@b.example`, one('"(nested (comments) here)" x', 'li@b.example')],
];

function* peopleMails(): Generator<OddMail> {
  for (const [value, found] of people)
    yield {
      what: `people ${typeof value === 'string' ? value : 'in raw bytes'}`,
      raw: wire('From: ', value, '\nTo: ', value, '\nSubject: p\nContent-Type: text/plain; charset=gbk\n\nwords'),
      facts: { from: found, to: found, subject: 'p', text: 'words' },
    };
  yield {
    what: 'a raw word of thanks, where the body is in GBK',
    raw: wire('From: a@b.example\nSubject: ', bytesOf('谢谢', 'gbk'), '\nContent-Type: text/plain; charset=gbk\n\nwords'),
    facts: { subject: '谢谢', text: 'words' },
  };
  const heads: readonly (readonly [what: string, head: string, facts: OddFacts])[] = [
    [
      'two authors',
      'From: a@b.example, C <c@d.example>\nSender: s@b.example',
      {
        from: [
          ['', 'a@b.example'],
          ['C', 'c@d.example'],
        ],
      },
    ],
    [
      'two From',
      'From: A <a@b.example>\nFrom: C <c@d.example>',
      {
        from: [
          ['A', 'a@b.example'],
          ['C', 'c@d.example'],
        ],
      },
    ],
    ['an empty From before a good one', 'From:\nFrom: C <c@d.example>', { from: one('C', 'c@d.example') }],
    ['no From', 'Sender: S <s@b.example>', { from: [] }],
    [
      'To in three fields',
      'From: a@b.example\nTo: b@b.example\nTo: c@b.example\nto: d@b.example',
      {
        to: [
          ['', 'b@b.example'],
          ['', 'c@b.example'],
          ['', 'd@b.example'],
        ],
      },
    ],
    ['two subjects, the first empty', 'Subject:\nSubject: second', { subject: '' }],
    ['two dates', 'Date: Sat, 21 Nov 2026 17:45:07 +0800\nDate: Sun, 22 Nov 2026 17:45:07 +0800', { date: '2026-11-21T09:45:07.000Z' }],
    ['a field without a blank', 'Subject:tight\nFrom:a@b.example', { subject: 'tight', from: one('', 'a@b.example') }],
    ['tabs behind the colon', 'Subject:\t\ttabs\nFrom:\ta@b.example', { subject: 'tabs', from: one('', 'a@b.example') }],
    ['a fold before the value', 'From: a@b.example\nSubject:\n late', { subject: 'late' }],
    ['a name of a field that is none', 'From: a@b.example\n: nothing\nSubject: s', { subject: 's' }],
    ['a field name with raw bytes', 'From: a@b.example\nX-年: x\nSubject: s', { subject: 's' }],
    ['a line of dashes', 'From: a@b.example\n------\nSubject: s', { subject: 's' }],
    ['a first line that is folded', ' folded\nFrom: a@b.example\nSubject: s', { subject: 's', from: one('', 'a@b.example') }],
    ['a first line of an HTTP answer', 'HTTP/1.1 200 OK\nFrom: a@b.example\nSubject: s', { subject: 's', from: one('', 'a@b.example') }],
    ['a line of 100,000 characters', `From: a@b.example\nX: ${repeat('x', 100_000)}\nSubject: s`, { subject: 's' }],
    [
      '3,000 of a field',
      `${repeat('X-Received: from a by b; Sat, 21 Nov 2026 17:45:07 +0800\n', 3000)}From: a@b.example\nSubject: s`,
      { subject: 's', from: one('', 'a@b.example') },
    ],
  ];
  for (const [what, head, facts] of heads)
    yield { what: `a head with ${what}`, raw: wire(`${head}\n\nwords`), facts: { ...facts, text: 'words' } };
}

const dates: readonly (readonly [value: string, iso: string | null])[] = [
  ['Sat, 21 Nov 2026 17:45:07.123 +08', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 +0800 +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 + 0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 GMT +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 +0800 GMT', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 +08:00 (CST)', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 UTC+8', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 −0500', '2026-11-21T22:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 -0500 (EST)', '2026-11-21T22:45:07.000Z'],
  ['Sat 21 Nov 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov  2026  17:45:07  +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat , 21 Nov 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21. Nov 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov, 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, Nov 21 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['Nov 21, 2026 5:45:07 PM', '2026-11-21T17:45:07.000Z'],
  ['Nov 21, 2026, 5:45 PM +0800', '2026-11-21T09:45:00.000Z'],
  ['Saturday, November 21, 2026 5:45 PM', '2026-11-21T17:45:00.000Z'],
  ['Sat, 21 Nov 2026 12:05:07 AM +0000', '2026-11-21T00:05:07.000Z'],
  ['Sat, 21 Nov 2026 24:00:00 +0000', '2026-11-22T00:00:00.000Z'],
  ['Fri, 21 Nov 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['星期六, 21 十一月 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['周六, 21 11月 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['21 十二月 2026 17:45:07 +0800', '2026-12-21T09:45:07.000Z'],
  ['2026年11月21日 星期六 17:45', '2026-11-21T17:45:00.000Z'],
  ['2026年11月21日 17时45分07秒', '2026-11-21T17:45:07.000Z'],
  ['2026-11-21 下午 5:45:07', '2026-11-21T17:45:07.000Z'],
  ['2026/11/21 17:45', '2026-11-21T17:45:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['20261121T174507Z', '2026-11-21T17:45:07.000Z'],
  ['2026-11-21T17:45:07.123456789+08:00', '2026-11-21T09:45:07.123Z'],
  ['2026-11-21 17:45:07.5 UTC', '2026-11-21T17:45:07.500Z'],
  ['1795254307', null],
  ['Sa, 21 Dez 2026 17:45:07 +0100', '2026-12-21T16:45:07.000Z'],
  ['sam., 21 févr. 2026 17:45:07 +0100', '2026-02-21T16:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 +9999', '2026-11-21T17:45:07.000Z'],
  ['Sat, 21 Nov 70 17:45:07 GMT', '1970-11-21T17:45:07.000Z'],
  ['Sat, 31 Feb 2026 17:45:07 GMT', null],
  ['Sat, 21 Nov 2026 17:45:07 +0800; more', '2026-11-21T09:45:07.000Z'],
  ['<Sat, 21 Nov 2026 17:45:07 +0800>', '2026-11-21T09:45:07.000Z'],
  ['Date: Sat, 21 Nov 2026 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 Eastern Standard Time', '2026-11-21T22:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 China Standard Time', '2026-11-21T09:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 AKST', '2026-11-22T02:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 HST', '2026-11-22T03:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 ADT', '2026-11-21T20:45:07.000Z'],
  ['Sat, 21 Nov 2026 17:45:07 NST', '2026-11-21T21:15:07.000Z'],
  ['Sat, 21 Nov 2026 at 17:45:07 +0800', '2026-11-21T09:45:07.000Z'],
  ['Sat Nov 21 17:45:07 +0800 2026', '2026-11-21T09:45:07.000Z'],
  ['Сб, 21 ноя 2026 17:45:07 +0300', '2026-11-21T14:45:07.000Z'],
  ['21 мая 2026 17:45:07 +0300', '2026-05-21T14:45:07.000Z'],
  ['21.11.2026 17:45:07 +0100', '2026-11-21T16:45:07.000Z'],
  ['1.12.2026 17:45', '2026-12-01T17:45:00.000Z'],
  ['21/11/2026 17:45:07', '2026-11-21T17:45:07.000Z'],
  ['11/21/2026 17:45:07', '2026-11-21T17:45:07.000Z'],
  ['2026-11-21T17:45', '2026-11-21T17:45:00.000Z'],
  ['2026-11-21T17:45:07.5', '2026-11-21T17:45:07.500Z'],
  ['2026-11-21T17:45:07.000+08', '2026-11-21T09:45:07.000Z'],
  ['2026년 11월 21일 17:45:07', '2026-11-21T17:45:07.000Z'],
];

const cnName = '年度预算.pdf';
const pct = (text: Piece) =>
  [...(typeof text === 'string' ? Buffer.from(text) : text)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('');

const names: readonly (readonly [disposition: string, name: string, type?: string])[] = [
  [`attachment; filename*=utf-8''${pct(cnName)}; filename*=utf-8''${pct(cnName)}`, cnName],
  [`attachment; filename*=utf-8''${pct(cnName)}; filename*0*=utf-8''${pct('年度')}; filename*1*=${pct('x.pdf')}`, cnName],
  [`attachment; filename*0*=utf-8''${pct('年度')}; filename*0*=utf-8''${pct('年度')}; filename*1*=${pct('预算.pdf')}`, cnName],
  [`attachment; filename=utf-8''${pct(cnName)}`, cnName],
  [`attachment; filename="UTF-8''${pct(cnName)}"`, cnName],
  [`attachment; filename="gb2312''${pct(bytesOf(cnName, 'gbk'))}"`, cnName],
  [`attachment; filename*0="utf-8''${pct('年度')}"; filename*1*=${pct('预算.pdf')}`, cnName],
  [`attachment; filename*=utf-8''${pct(cnName).toLowerCase()}`, cnName],
  [`attachment; filename*=utf-8'${pct(cnName)}`, cnName],
  [`attachment; filename*=''${pct(cnName)}`, cnName],
  [`attachment; filename*=gbk''${pct(cnName)}`, cnName],
  [`attachment; filename*=utf-8''${pct(bytesOf(cnName, 'gbk'))}`, cnName],
  [`attachment; filename*=iso-8859-1''${pct(bytesOf('Größe.pdf', 'latin1'))}`, 'Größe.pdf'],
  [`attachment; filename*=utf-8''50%25.pdf`, '50%.pdf'],
  [`attachment; filename*=utf-8''50%.pdf`, '50%.pdf'],
  [`attachment; filename*=utf-8''a+b.pdf`, 'a+b.pdf'],
  [`attachment; filename*=utf-8''a b.pdf`, 'a b.pdf'],
  [`attachment; filename*=utf-8''it's.pdf`, "it's.pdf"],
  [`attachment; filename*1="b.pdf"; filename*0="a"`, 'ab.pdf'],
  [`attachment; filename*1="a"; filename*2="b.pdf"`, 'ab.pdf'],
  [`attachment; filename*00="a"; filename*01="b.pdf"`, 'ab.pdf'],
  [
    `attachment; ${Array.from({ length: 12 }, (_, index) => `filename*${index}="${String.fromCharCode(97 + index)}"`)
      .reverse()
      .join('; ')}`,
    'abcdefghijkl',
  ],
  [`attachment;\n filename*0*=utf-8''${pct('年')};\n\tfilename*1*=${pct('度')};\n filename*2*=${pct('预算.pdf')}`, cnName],
  [`attachment; filename*0*=utf-8''%E5%B9; filename*1*=%B4.pdf`, '年.pdf'],
  [`attachment; filename*0*="utf-8''%E5%B9"; filename*1*="%B4.pdf"`, '年.pdf'],
  [`attachment; filename="${w('utf-8', '年度')} ${w('utf-8', '预算.pdf')}"`, cnName],
  [`attachment; filename="${w('utf-8', '年度')}预算.pdf"`, cnName],
  [`attachment; filename=${w('utf-8', '年度')}\n ${w('utf-8', '预算.pdf')}`, cnName],
  [`attachment; filename="${w('gb2312', bytesOf('镕基.pdf', 'gbk'))}"`, '镕基.pdf'],
  [`attachment; filename="=?utf-8?Q?${quoted(Buffer.from(cnName))}"`, cnName],
  [`attachment; filename*="${w('utf-8', cnName)}"`, cnName],
  [`attachment; filename*=utf-8''${w('utf-8', cnName)}`, cnName],
  [`attachment; filename=""`, 'real.pdf', 'application/pdf; name=real.pdf'],
  [`attachment; filename*=utf-8''; filename="a.pdf"`, 'a.pdf'],
  [`attachment; filename="a.pdf"; filename*=`, 'a.pdf'],
  [`attachment`, cnName, `application/pdf; name="${w('utf-8', cnName)}"`],
  [`attachment`, cnName, `application/pdf; name*=utf-8''${pct(cnName)}`],
  [`attachment`, cnName, `application/pdf; filename="${cnName}"`],
  [`attachment; filename="????.pdf"`, cnName, `application/pdf; name="${w('utf-8', cnName)}"`],
  [`attachment; filename="a.pdf"; name="b.pdf"`, 'a.pdf', 'application/pdf; name=c.pdf'],
  [`attachment; filename="a.pdf"; filename="b.pdf"`, 'a.pdf'],
  [`attachment; filename=a.pdf filename=b.pdf`, 'a.pdf filename=b.pdf'],
  [`attachment;; filename=a.pdf`, 'a.pdf'],
  [`attachment, filename=a.pdf`, 'a.pdf'],
  [`attachment; file name=a.pdf`, 'attachment-1.bin'],
  [`attachment; filename: a.pdf`, 'attachment-1.bin'],
  [`filename="a.pdf"`, 'a.pdf'],
  [`attachment; filename=年度预算.pdf`, cnName],
  [`attachment; filename=a (1).tar.gz; size=3`, 'a (1).tar.gz'],
  [`attachment; filename="a.pdf";size="3"`, 'a.pdf'],
  [`attachment; filename="a \\\\ b.pdf"`, 'a _ b.pdf'],
  [`attachment; filename="\\\\\\\\server\\\\share\\\\a.pdf"`, '__server_share_a.pdf'],
  [`attachment; filename="a.pdf."`, 'a.pdf.'],
  [`attachment; filename="a.pdf   "`, 'a.pdf'],
  [`attachment; filename="a\u0085b\u200b.pdf"`, 'ab.pdf'],
  [`attachment; filename="a%00.exe.pdf"`, 'a%00.exe.pdf'],
  [`attachment; filename*=utf-8''a%00.exe%0D%0A.pdf`, 'a.exe .pdf'],
  [`attachment; filename*=utf-8''..%2F..%2Fa.pdf`, '.._.._a.pdf'],
  [`attachment; filename="=?utf-8?Q?..=2F..=2Fa.pdf?="`, '.._.._a.pdf'],
  [`attachment; filename*=utf-8''%E2%80%AEfdp.exe`, '\u202efdp.exe'],
  [`attachment; filename="<script>.pdf"`, '<script>.pdf'],
  [`attachment; filename*=utf-8''${pct(`${repeat('年', 300)}.pdf`)}`, `${repeat('年', 251)}.pdf`],
  [
    `attachment; ${Array.from({ length: 100 }, (_, index) => `filename*${index}*=${index === 0 ? "utf-8''" : ''}${pct('年')}`).join(';\n ')}`,
    repeat('年', 100),
  ],
];

function* headMails(): Generator<OddMail> {
  for (const [value, date] of dates)
    yield { what: `the date ${value}`, raw: letter(`Subject: d\nDate: ${value}`), facts: { date, subject: 'd', text: 'words' } };
  for (const [disposition, name, type] of names)
    yield {
      what: `the file ${disposition.slice(0, 90)} ${type ?? ''}`,
      raw: file(disposition, type),
      facts: { files: [[name, 'x']], text: 'words' },
    };
}

const mixed = (body: string, type = 'multipart/mixed; boundary=b', more = '') =>
  letter(`Subject: m\nMIME-Version: 1.0\nContent-Type: ${type}${more}`, body);
const part = (type: string, body: string, more = '') => `Content-Type: ${type}${more && `\n${more}`}\n\n${body}`;
const two: OddFacts = { text: 'words', files: [['a.pdf', 'PDF']] };

function* boundaries(): Generator<OddMail> {
  const inner = (boundary: string, named: string) =>
    `--b\nContent-Type: multipart/alternative${named}\n\n--${boundary}\n${text()}\n--${boundary}\n${html()}\n--${boundary}--\n--b\n${pdf()}\n--b--\n`;
  const nested: OddFacts = { ...two, html: 'marked words' };
  const list: readonly (readonly [what: string, raw: Buffer, facts: OddFacts])[] = [
    ['an inner boundary that is not named', mixed(inner('i', '')), nested],
    ['an inner boundary that is empty', mixed(inner('i', '; boundary=""')), nested],
    ['an inner boundary that stands nowhere', mixed(inner('i', '; boundary=other')), nested],
    ['an inner boundary that is the outer one with more', mixed(inner('b-1', '; boundary=b-1')), nested],
    ['an inner boundary that is longer by two dashes', mixed(inner('b--', '; boundary="b--"')), nested],
    [
      'an empty inner multipart',
      mixed(`--b\nContent-Type: multipart/alternative; boundary=i\n\n--b\n${text()}\n--b\n${pdf()}\n--b--\n`),
      two,
    ],
    [
      'an inner multipart of words only',
      mixed(`--b\nContent-Type: multipart/alternative; boundary=i\n\nwords\n--b\n${pdf()}\n--b--\n`),
      two,
    ],
    [
      'a boundary of 600 characters',
      mixed(
        `--${repeat('q', 600)}\n${text()}\n--${repeat('q', 600)}\n${pdf()}\n--${repeat('q', 600)}--\n`,
        `multipart/mixed; boundary=${repeat('q', 600)}`,
      ),
      two,
    ],
    ['a boundary of one blank', mixed(`--\n${text()}\n--\n${pdf()}\n----\n`, 'multipart/mixed; boundary=" "'), { text: 'words' }],
    ['a boundary of dashes', mixed(`----\n${text()}\n----\n${pdf()}\n------\n`, 'multipart/mixed; boundary="--"'), two],
    ['a boundary in another script', mixed(`--界\n${text()}\n--界\n${pdf()}\n--界--\n`, 'multipart/mixed; boundary="界"'), two],
    [
      'a boundary in an encoded word',
      mixed(`--abc\n${text()}\n--abc\n${pdf()}\n--abc--\n`, 'multipart/mixed; boundary="=?utf-8?Q?abc?="'),
      two,
    ],
    ['a boundary whose quotes do not close', mixed(`--b\n${text()}\n--b\n${pdf()}\n--b--\n`, 'multipart/mixed; boundary="b'), two],
    ['a boundary with escaped characters', mixed(`--a"b\n${text()}\n--a"b\n${pdf()}\n--a"b--\n`, 'multipart/mixed; boundary="a\\"b"'), two],
    [
      'a boundary and a charset',
      mixed(`--b\n${text()}\n--b\n${pdf()}\n--b--\n`, 'multipart/mixed; charset=utf-8; boundary=b; type="text/html"'),
      two,
    ],
    ['a boundary with a blank before the equals', mixed(`--b\n${text()}\n--b\n${pdf()}\n--b--\n`, 'multipart/mixed; boundary = "b"'), two],
    ['no semicolon before the boundary', mixed(`--b\n${text()}\n--b\n${pdf()}\n--b--\n`, 'multipart/mixed boundary="b"'), two],
    ['a comma before the boundary', mixed(`--b\n${text()}\n--b\n${pdf()}\n--b--\n`, 'multipart/mixed, boundary="b"'), two],
    [
      'the delimiter in the words',
      mixed(`--b\n${text('words\n--bc\nmore --b\n --b\nend')}\n--b\n${pdf()}\n--b--\n`),
      { ...two, text: 'words --bc more --b --b end' },
    ],
    ['a preamble that looks like a head', mixed(`Content-Type: text/html\n\n--b\n${text()}\n--b\n${pdf()}\n--b--\n`), two],
    [
      'an epilogue that looks like a part',
      mixed(`--b\n${text()}\n--b\n${pdf()}\n--b--\nContent-Type: text/plain\n\nafter`),
      { ...two, notText: 'after' },
    ],
    ['the last delimiter before any other', mixed(`--b--\n${text()}`), { subject: 'm' }],
    ['a delimiter at the very end', mixed(`--b\n${text()}\n--b\n${pdf()}\n--b`), { text: 'words' }],
    ['delimiters behind one another', mixed(`--b\n--b\n--b\n${text()}\n--b\n${pdf()}\n--b--`), { text: 'words' }],
    ['delimiters without an empty line', mixed(`--b\nContent-Type: text/plain\n--b\n${text()}\n--b\n${pdf()}\n--b--`), { text: 'words' }],
    [
      'an outer multipart that closes inside',
      mixed(`--b\nContent-Type: multipart/alternative; boundary=i\n\n--i\n${text()}\n--b--\n--i\n${html()}\n--i--\n`),
      { text: 'words' },
    ],
    [
      'an inner multipart that is closed twice',
      mixed(`--b\nContent-Type: multipart/alternative; boundary=i\n\n--i\n${text()}\n--i\n${html()}\n--i--\n--i--\n--b\n${pdf()}\n--b--\n`),
      nested,
    ],
    [
      'line ends of both kinds',
      Buffer.from(
        `Subject: m\r\nContent-Type: multipart/mixed; boundary=b\n\r\n--b\nContent-Type: text/plain\r\n\nwords\r\n--b\r\n${pdf().replaceAll('\n', '\r\n')}\n--b--\r\n`,
      ),
      two,
    ],
    [
      'lone returns around delimiters',
      Buffer.from(
        `Subject: m\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nwords\r\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\n\r\nPDF\r\n--b--\r\n`,
      ),
      two,
    ],
    [
      'a multipart that is called text',
      letter('Subject: m\nContent-Type: text/plain; boundary=b', `--b\n${text()}\n--b--\n`),
      { text: 'words' },
    ],
    [
      'a multipart in real base64',
      letter(
        'Subject: m\nContent-Type: multipart/mixed; boundary=b\nContent-Transfer-Encoding: base64',
        inLines(base64(`--b\r\n${text().replaceAll('\n', '\r\n')}\r\n--b\r\n${pdf().replaceAll('\n', '\r\n')}\r\n--b--\r\n`)),
      ),
      two,
    ],
    [
      'a multipart in real quoted-printable',
      letter(
        'Subject: m\nContent-Type: multipart/mixed; boundary="=b"\nContent-Transfer-Encoding: quoted-printable',
        `--=3Db\n${text().replaceAll('=', '=3D')}\n--=3Db\n${pdf().replaceAll('=', '=3D')}\n--=3Db--\n`,
      ),
      two,
    ],
    [
      'a multipart that says quoted-printable',
      letter(
        'Subject: m\nContent-Type: multipart/mixed; boundary=b\nContent-Transfer-Encoding: quoted-printable',
        `--b\n${text('a=3Db')}\n--b\n${pdf()}\n--b--\n`,
      ),
      { text: 'a=3Db', files: [['a.pdf', 'PDF']] },
    ],
  ];
  for (const [what, raw, facts] of list) yield { what: `parts: ${what}`, raw, facts };
}

function* structures(): Generator<OddMail> {
  const alt = (...parts: string[]) => multi('b', 'multipart/alternative; boundary=b', parts);
  const mix = (...parts: string[]) => multi('b', 'multipart/mixed; boundary=b', parts);
  const inside = (type: string, boundary: string, parts: readonly string[]) =>
    `Content-Type: ${type}; boundary=${boundary}\n\n${parts.map((one) => `--${boundary}\n${one}\n`).join('')}--${boundary}--`;
  const mail = 'From: a@b.example\nSubject: inner\n\ninner words';
  const list: readonly (readonly [what: string, raw: Buffer, facts: OddFacts])[] = [
    [
      'mixed in an alternative, as Apple writes it',
      alt(text(), inside('multipart/mixed', 'i', [html('<p>above</p>'), pdf(), html('<p>below</p>')])),
      { text: 'words', html: 'above</p>\n<p>below', files: [['a.pdf', 'PDF']] },
    ],
    [
      'a text behind the HTML of such a one',
      alt(text(), inside('multipart/mixed', 'i', [html('<p>above</p>'), pdf(), text('sent from somewhere')])),
      { html: 'sent from somewhere', files: [['a.pdf', 'PDF']] },
    ],
    [
      'related in an alternative',
      alt(text(), inside('multipart/related', 'i', [html('<img src="cid:a@x">'), png('<a@x>')])),
      { text: 'words', html: 'cid:a@x', inline: ['p.png'] },
    ],
    [
      'an alternative in related',
      multi('b', 'multipart/related; boundary=b; type="multipart/alternative"', [
        inside('multipart/alternative', 'i', [text(), html('<img src="cid:a@x">')]),
        png('<a@x>'),
      ]),
      { text: 'words', html: 'cid:a@x', inline: ['p.png'] },
    ],
    ['two HTML parts in an alternative', alt(text(), html('<p>older'), html('<p>newer')), { text: 'words', html: 'newer' }],
    ['two texts in an alternative', alt(text('older'), text('newer')), { text: 'newer', notText: 'older' }],
    ['an empty last text in an alternative', alt(text('words'), text('')), { text: 'words' }],
    ['an empty HTML in an alternative', alt(text('words'), html('')), { text: 'words' }],
    ['an alternative of one file', alt(pdf()), { files: [['a.pdf', 'PDF']] }],
    [
      'an alternative with a calendar',
      alt(text(), html(), part('text/calendar; method=REQUEST; charset=utf-8', 'BEGIN:VCALENDAR\nEND:VCALENDAR')),
      { text: 'words', html: 'marked words' },
    ],
    ['an alternative of enriched text alone', alt(part('text/enriched', '<bold>words</bold>')), { text: 'words' }],
    ['texts one after another', mix(text('one'), text('two'), text('three')), { text: 'onetwothree', files: [] }],
    ['HTML and text one after another', mix(html('<p>one'), text('two <x>')), { html: 'two&lt;x&gt;', text: 'one two <x>', files: [] }],
    ['a text that is named, as the only one', mix(part('text/plain; name=letter.txt', 'words'), pdf()), { text: 'words' }],
    [
      'a text that is an attachment, as the only one',
      mix(part('text/plain', 'words', 'Content-Disposition: attachment; filename=letter.txt')),
      { files: [['letter.txt', 'words']] },
    ],
    [
      'an HTML that is an attachment, as the only one',
      letter('Subject: m\nContent-Type: text/html; name=a.html\nContent-Disposition: attachment; filename=a.html', '<p>x'),
      { files: [['a.html', '<p>x']] },
    ],
    [
      'a file without a type',
      mix(text(), 'Content-Disposition: attachment; filename=a.bin\n\nx'),
      { text: 'words', files: [['a.bin', 'x']] },
    ],
    [
      'a file of an invalid type',
      mix(text(), 'Content-Type: application\nContent-Disposition: attachment; filename=a.bin\n\nx'),
      { text: 'words', files: [['a.bin', 'x']] },
    ],
    ['a file without a type or a name', mix(text(), 'Content-Disposition: attachment\n\nx'), { text: 'words', files: [['text.txt', 'x']] }],
    [
      'a picture of no id beside HTML',
      multi('b', 'multipart/related; boundary=b', [
        html(),
        part('image/png; name=p.png', 'PNG', 'Content-Disposition: inline; filename=p.png'),
      ]),
      { html: 'marked words', files: [['p.png', 'PNG']], inline: [] },
    ],
    [
      'a picture named by its place',
      multi('b', 'multipart/related; boundary=b', [html('<img src="p.png">'), part('image/png', 'PNG', 'Content-Location: p.png')]),
      { html: 'cid:part-2@location.invalid', inline: ['image-1.png'] },
    ],
    [
      'pictures named by full addresses, in every writing',
      multi('b', 'multipart/related; boundary=b', [
        html(
          `<img src='http://x.example/a.png?b&amp;c'><table background=http://x.example/b.png><p style="background:url( 'http://x.example/c.png' )"><img src="http://x.example/d.png">`,
        ),
        part('image/png', 'A', 'Content-Location: http://x.example/a.png?b&c'),
        part('image/png', 'B', 'Content-Location: "http://x.example/\n b.png"'),
        part('image/png; name=c.png', 'C', 'Content-Location: http://x.example/c.png\nContent-ID: <c@x>'),
      ]),
      {
        html: `'cid:part-2@location.invalid'><tablebackground=cid:part-3@location.invalid><pstyle="background:url('cid:c@x')"><imgsrc="http://x.example/d.png">`,
        inline: ['image-1.png', 'image-2.png', 'c.png'],
      },
    ],
    [
      'pictures beside the page that names them',
      multi('b', 'multipart/related; boundary=b', [
        `Content-Type: text/html\nContent-Location: http://x.example/a/page.html\n\n<img src="../img/p.png"><img src=q.png>`,
        part('image/png', 'PNG', 'Content-Location: http://x.example/img/p.png'),
        part('application/octet-stream; name=q.png', 'PNG', 'Content-Location: q.png'),
      ]),
      { html: '<imgsrc="cid:part-2@location.invalid"><imgsrc=q.png>', inline: ['image-1.png'] },
    ],
    ['a picture as the only part', letter('Subject: m\nContent-Type: image/png', 'PNG'), { files: [['image-1.png', 'PNG']] }],
    [
      'two pictures of one id',
      multi('b', 'multipart/related; boundary=b', [html('<img src="cid:a@x">'), png('<a@x>'), png('<a@x>', 'q.png')]),
      { inline: ['p.png', 'q.png'] },
    ],
    [
      'AppleDouble',
      mix(text(), inside('multipart/appledouble', 'i', [part('application/applefile; name=a.pdf', 'fork'), pdf()])),
      { text: 'words' },
    ],
    [
      'a signed mail in a signed mail',
      multi('b', 'multipart/signed; boundary=b; protocol="application/pkcs7-signature"', [
        inside('multipart/signed', 'i', [text(), part('application/pgp-signature', 'abc')]),
        part('application/pkcs7-signature; name=smime.p7s', 'xyz'),
      ]),
      {
        text: 'words',
        files: [
          ['signature.asc', 'abc'],
          ['smime.p7s', 'xyz'],
        ],
      },
    ],
    [
      'PGP/MIME that is encrypted',
      multi('b', 'multipart/encrypted; boundary=b; protocol="application/pgp-encrypted"', [
        part('application/pgp-encrypted', 'Version: 1'),
        part('application/octet-stream; name=encrypted.asc', '-----BEGIN PGP MESSAGE-----'),
      ]),
      { subject: 'm' },
    ],
    [
      'a mail as a file that has no type',
      mix(text(), 'Content-Type: message/rfc822\nContent-Disposition: attachment; filename="=?utf-8?B?5bm05bqm?="\n\nSubject: x\n\ny'),
      { text: 'words', files: [['年度.eml', 'Subject: x\r\n\r\ny']] },
    ],
    [
      'a mail that is to be shown in its place, below other words',
      mix(text(), part('message/rfc822', mail, 'Content-Disposition: inline')),
      { text: 'words', files: [['inner.eml', 'From: a@b.example\r\nSubject: inner\r\n\r\ninner words']] },
    ],
    [
      'a mail that is to be shown in its place, and nothing else',
      mix(part('message/rfc822', mail, 'Content-Disposition: inline')),
      { text: 'inner words' },
    ],
    [
      'a mail in quoted-printable',
      mix(text(), part('message/rfc822', 'Subject: in=6Eer\n\nwor=64s', 'Content-Transfer-Encoding: quoted-printable')),
      { text: 'words', files: [['inner.eml', 'Subject: inner\r\n\r\nwords']] },
    ],
    [
      'a mail of other letters',
      mix(text(), part('message/global', 'Subject: 年度\n\nx')),
      { text: 'words', files: [['年度.eml', 'Subject: 年度\r\n\r\nx']] },
    ],
    [
      'a mail without a head',
      mix(text(), part('message/rfc822', '\nonly words')),
      { text: 'words', files: [['message-1.eml', '\r\nonly words']] },
    ],
    ['an empty mail inside', mix(text(), part('message/rfc822', '')), { text: 'words', files: [['message-1.eml', '']] }],
    [
      'a mail inside whose subject is a path',
      mix(text(), part('message/rfc822', 'Subject: ../../a\n\nx')),
      { text: 'words', files: [['.._.._a.eml', 'Subject: ../../a\r\n\r\nx']] },
    ],
    ['a digest of one with a type', multi('b', 'multipart/digest; boundary=b', ['Content-Type: text/plain\n\nwords']), { text: 'words' }],
    [
      'a digest whose parts have fields and no type',
      multi('b', 'multipart/digest; boundary=b', ['X-Own: 1\n\nSubject: one\n\n1']),
      { files: [['one.eml', 'Subject: one\r\n\r\n1']] },
    ],
    ['message/news', mix(text(), part('message/news; name=a.txt', mail)), { text: 'words' }],
    ['message/http', letter('Subject: m\nContent-Type: message/http', 'GET / HTTP/1.1'), { subject: 'm' }],
    [
      'an external body',
      letter(
        'Subject: m\nContent-Type: message/external-body; access-type=anon-ftp; site=x.example; name=a.ps',
        'Content-Type: application/postscript\n\n',
      ),
      { subject: 'm' },
    ],
    [
      'a text of a kind that nobody knows',
      letter('Subject: m\nContent-Type: text/x-unknown; charset=gb2312', bytesOf(cn, 'gbk')),
      { text: cn },
    ],
    ['Markdown as all of a mail', letter('Subject: m\nContent-Type: text/x-markdown; charset=utf-8', '# words'), { text: '# words' }],
    ['text/rtf as all of a mail', letter('Subject: m\nContent-Type: text/rtf', '{\\rtf1\\ansi words}'), { text: 'words' }],
    [
      'text/html with blanks in its type',
      letter('Subject: m\nContent-Type: text / html; charset=utf-8', '<p>marked words'),
      { html: 'marked words' },
    ],
    ['a type in quotes', letter('Subject: m\nContent-Type: "text/html"; charset="utf-8"', '<p>marked words'), { html: 'marked words' }],
    [
      'a type behind its own name',
      letter('Subject: m\nContent-Type: Content-Type: text/html; charset=utf-8', '<p>marked words'),
      { html: 'marked words' },
    ],
    ['a type with a comma', letter('Subject: m\nContent-Type: text/html, charset=utf-8', '<p>marked words'), { html: 'marked words' }],
    ['a charset with a colon', letter('Subject: m\nContent-Type: text/html; charset:utf-8', '<p>marked words'), { html: 'marked words' }],
    ['only a charset', letter('Subject: m\nContent-Type: charset=utf-8', 'words'), { text: 'words' }],
    [
      'application/xhtml+xml as all of a mail',
      letter('Subject: m\nContent-Type: application/xhtml+xml', '<p>marked words</p>'),
      { html: 'marked words' },
    ],
    ['an empty type', letter('Subject: m\nContent-Type:', 'words'), { text: 'words' }],
    [
      '1,000 levels',
      wire(
        `Subject: m\n${Array.from({ length: 1000 }, (_, level) => `Content-Type: multipart/mixed; boundary=l${level}l\n\n--l${level}l\n`).join('')}${text()}`,
      ),
      { subject: 'm' },
    ],
    [
      '2,000 files',
      mix(text(), ...Array.from({ length: 2000 }, (_, index) => part(`image/png; name=${index}.png`, 'x'))),
      { text: 'words' },
    ],
    [
      '2,000 empty multiparts',
      mix(text(), ...Array.from({ length: 900 }, (_, index) => part(`multipart/mixed; boundary=e${index}`, ''))),
      { text: 'words' },
    ],
  ];
  for (const [what, raw, facts] of list) yield { what: `made of: ${what}`, raw, facts };
}

function* encodings(): Generator<OddMail> {
  const of = (
    encoding: string,
    body: Piece,
    says: string,
    type = 'text/plain; charset=utf-8',
    more: OddFacts = {},
  ): Omit<OddMail, 'what'> => ({
    raw: letter(`Subject: e\nContent-Type: ${type}\nContent-Transfer-Encoding: ${encoding}`, body),
    facts: { text: says, ...more },
  });
  const b64 = base64(cn);
  const cases: Record<string, Omit<OddMail, 'what'>> = {
    '8-bit': of('8-bit', cn, cn),
    '8 bit': of('8 bit', cn, cn),
    'UTF-8': of('UTF-8', cn, cn),
    'base-64': of('base-64', b64, cn),
    'x-base64': of('x-base64', b64, cn),
    'base64 twice in the head': of('base64\nContent-Transfer-Encoding: 8bit', b64, cn),
    'quoted-printable of a soft hyphen': of('quoted-printable', '=C2=\n=ADwords', '\u00adwords'),
    Quoted_Printable: of('Quoted_Printable', 'wor=64s', 'words'),
    'quoted printable': of('quoted printable', 'wor=64s', 'words'),
    'quoted-printable with a soft break at the end of all': of('quoted-printable', 'words=\r\n', 'words'),
    'quoted-printable with = before a blank line': of('quoted-printable', 'one=\n\ntwo', 'one two'),
    'quoted-printable with a space in the escape': of('quoted-printable', 'a= 3Db', 'a= 3Db'),
    'quoted-printable of one line of 300,000 characters': of('quoted-printable', repeat('=E5=B9=B4', 33_000), repeat('年', 20)),
    'quoted-printable whose break cuts an escape': of('quoted-printable', 'wor=6=\n4s', 'wor=64s'),
    'quoted-printable twice': of('quoted-printable', 'a=3D3Db', 'a=3Db'),
    'base64 in which each line is padded': of('base64', `${base64('one ')}\n${base64('two ')}\n${base64('three')}`, 'one two three'),
    'base64 cut at its end': of('base64', b64.slice(0, -3), cn.slice(0, -2)),
    'base64 with an empty line inside': of('base64', `${b64.slice(0, 40)}\n\n${b64.slice(40)}`, cn),
    'base64 with a mark in front': of('base64', Buffer.concat([bytes(0xef, 0xbb, 0xbf), Buffer.from(b64)]), cn),
    'base64 of lines of 1,000,000': of('base64', base64(repeat('words ', 200_000)), 'words words'),
    'base64 with backspaces': of('base64', `${b64.slice(0, 30)}\u0008${b64.slice(30)}`, cn),
    'base64 of a base64': of('base64', base64(b64), b64),
    '7bit with eight bits': of('7bit', cn, cn),
    'binary with NUL': of('binary', Buffer.from('wo\u0000rds'), 'words'),
    gzip: of('gzip', 'words', 'words'),
    'an empty one': of('', 'words', 'words'),
    'base64 of nothing but blanks': of('base64', ' \n \n', ''),
    'base64 of a file, above what a list wrote': {
      raw: letter(
        'Subject: e\nContent-Type: application/pdf; name=a.pdf\nContent-Transfer-Encoding: base64',
        `${base64('PDF!')}\n\n_____________\nThe list of friends\nhttps://list.example/\n`,
      ),
      facts: { files: [['a.pdf', 'PDF!']] },
    },
    uuencode: {
      raw: letter(
        'Subject: e\nContent-Type: application/octet-stream\nContent-Transfer-Encoding: uuencode',
        'begin 644 cat.txt\n#0V%T\n`\nend\n',
      ),
      facts: { files: [['cat.txt', 'Cat']] },
    },
    'uuencode in HTML, which stays': of('7bit', '<pre>\nbegin 644 cat.txt\n#0V%T\n`\nend\n</pre>', 'begin 644', 'text/html'),
    'uuencoded with a name in another script': {
      raw: letter('Subject: e\nContent-Type: text/plain; charset=utf-8', 'begin 644 年度.txt\n#0V%T\n`\nend\n'),
      facts: { files: [['年度.txt', 'Cat']] },
    },
    'uuencoded with blanks that were lost': {
      raw: letter('Subject: e', 'begin 644 a.txt\n%:&5L;&\\\n`\nend\n'),
      facts: { files: [['a.txt', 'hello']] },
    },
    'begin without an end': of('7bit', 'begin 644 people say\nthat this is words', 'begin 644 people say that this is words'),
  };
  for (const [what, { raw, facts }] of Object.entries(cases)) yield { what: `encoding: ${what}`, raw, facts };
}

function* sources(): Generator<OddMail> {
  const list: readonly (readonly [what: string, raw: Buffer, facts: OddFacts])[] = [
    [
      'no empty line at all',
      wire('From: a@b.example\nSubject: s\nThese are words that no field begins with.\nAnd more.'),
      { subject: 's', text: 'These are words' },
    ],
    ['a blank on the empty line', wire('From: a@b.example\nSubject: s\n \nwords'), { subject: 's' }],
    ['words alone', wire('These are words.\nAnd more of them.\n'), { text: 'These are words. And more of them.' }],
    ['NUL alone', Buffer.alloc(2000), {}],
    ['0xff alone', Buffer.alloc(2000, 0xff), {}],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), {}],
    ['a head of colons', wire(`${repeat(':', 10_000)}\n\nwords`), {}],
    ['UTF-16 of the whole', Buffer.from('\ufeffFrom: a@b.example\r\nSubject: s\r\n\r\nwords', 'utf16le'), {}],
    [
      'a mark and an mbox line',
      wire(Buffer.from([0xef, 0xbb, 0xbf]), 'From a@b.example Sat Nov 21 17:45:07 2026\nFrom: a@b.example\nSubject: s\n\nwords'),
      { subject: 's', text: 'words' },
    ],
    ['an escaped mbox line in the words', wire('From: a@b.example\nSubject: s\n\n>From here on'), { text: '>From here on' }],
    ['empty lines in front', wire('\n\n\nFrom: a@b.example\nSubject: s\n\nwords'), { subject: 's', text: 'words' }],
    ['dots', wire('From: a@b.example\nSubject: s\n\n.\n..\n.words'), { text: '. .. .words' }],
  ];
  for (const [what, raw, facts] of list) yield { what: `a source of ${what}`, raw, facts };
}

/** Messages with the faults of real programs, and some with invented ones. Identical on every run. */
export function awkwardMails(): OddMail[] {
  return [
    ...charsetMails(),
    ...subjectMails(),
    ...peopleMails(),
    ...headMails(),
    ...boundaries(),
    ...structures(),
    ...encodings(),
    ...sources(),
  ];
}
