import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import { decodeHz, decodeJapaneseEscapes, decodeShifted } from './shiftCoded.ts';

/** Names of charsets that mail uses and the decoders do not know. */
const aliases: Record<string, string> = {
  gb2312: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  cp20936: 'gb18030',
  cp54936: 'gb18030',
  'gb18030-2005': 'gb18030',
  'gb18030-2022': 'gb18030',
  ms936: 'gb18030',
  windows936: 'gb18030',
  'gb2312-80': 'gb18030',
  gb_2312: 'gb18030',
  chinese: 'gb18030',
  'euc-cn': 'gb18030',
  cp950: 'big5',
  'windows-950': 'big5',
  'big5-hkscs': 'big5',
  'big5-eten': 'big5',
  cp932: 'shift_jis',
  shiftjis: 'shift_jis',
  'sjis-win': 'shift_jis',
  eucjp: 'euc-jp',
  euc_jp: 'euc-jp',
  'eucjp-win': 'euc-jp',
  'eucjp-ms': 'euc-jp',
  cp51932: 'euc-jp',
  'windows-932': 'shift_jis',
  cp949: 'euc-kr',
  uhc: 'euc-kr',
  'tis-620': 'windows-874',
  csiso2022jp: 'iso-2022-jp',
  csiso2022jp2: 'iso-2022-jp',
  iso2022jp: 'iso-2022-jp',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  cp50222: 'iso-2022-jp',
  jis: 'iso-2022-jp',
  'unicode-1-1-utf-7': 'utf-7',
  utf7: 'utf-7',
  'x-unicode-2-0-utf-7': 'utf-7',
  hz: 'hz-gb-2312',
  'hz-gb2312': 'hz-gb-2312',
  'iso-2022-cn-ext': 'iso-2022-cn',
  csiso2022kr: 'iso-2022-kr',
  ks_c_5601: 'euc-kr',
  'ks_c_5601-1987': 'euc-kr',
  ksc5601: 'euc-kr',
  ksc5601_1987: 'euc-kr',
  'windows-949': 'euc-kr',
  ms949: 'euc-kr',
  cp51949: 'euc-kr',
  johab: 'euc-kr',
  euc_kr: 'euc-kr',
  eucgb2312_cn: 'gb18030',
  'gb-18030': 'gb18030',
  gb_18030: 'gb18030',
  'iso-ir-58': 'gb18030',
  'utf 8': 'utf-8',
  utf_8: 'utf-8',
  'utf-8mb4': 'utf-8',
  utf8mb4: 'utf-8',
  'iso 8859-1': 'iso-8859-1',
  'cp-850': 'cp850',
  'ansi_x3.110-1983': 'iso-8859-1',
};

/** Charsets that say nothing: what a mailer writes that never thought about it. Every name of the Western ones is among them. */
const vague =
  /^(?:|unknown.*|x-unknown|8-?bit|binary|default|none|null|(?:us-)?ascii.*|ansi(?:_x3\.4.*)?|iso646-us|cp367|ibm367|windows-28591)$/;
const isVague = (name: string): boolean => vague.test(name) || platformName(name) === 'windows-1252';

/** Brings a charset label into one spelling; quotes, blanks and the `3D` of a doubly encoded `=` go. */
function charsetName(label: string): string {
  const plain = label
    .toLowerCase()
    .replace(/^["'\s]*(?:3d)?["'\s]*|["'\s]+$/g, '')
    .replace(/[*;,].*$/, '')
    .replace(/^x-(?=gb|big5|sjis|euc|windows|ms|cp|iso)/, '')
    .replace(/^(?:windows|win|cp|ibm)[-_ ]?(125\d|874)$/, 'windows-$1')
    .replace(/^iso[-_ ]?8859[-_ ]?(\d+)(?:[-_][ei])?$/, 'iso-8859-$1')
    .replace(/^iso-2022-jp-.*$/, 'iso-2022-jp');
  return (Object.hasOwn(aliases, plain) ? aliases[plain] : undefined) ?? plain;
}

type Decoder = Pick<TextDecoder, 'decode'>;

/** What the platform calls a charset; nothing for one that it does not know. */
function platformName(name: string): string | undefined {
  return (decoderFor(name, false) as Partial<TextDecoder> | null)?.encoding;
}

const decoders = new Map<string, Decoder | null>();

/** Whether two labels are read in the same way: by their spelling, or since one charset holds the other. */
export const isSameCharset = (one: string, other: string): boolean => {
  const [first, second] = [charsetName(one), charsetName(other)];
  return first === second || (platformName(first) ?? first) === platformName(second);
};

/** The platform knows Big5 without the characters of Hong Kong: they come out in the area for private use. */
const withHongKong = (decoder: TextDecoder): Decoder => ({
  decode(bytes) {
    const text = decoder.decode(bytes);
    return /[\ue000-\uf8ff\ufffd]/.test(text) ? iconv.decode(Buffer.from(bytes as Uint8Array), 'big5-hkscs') : text;
  },
});

/** The platform knows Korean without the syllables that Windows added: what is none of its own is read again with them. */
const withAllSyllables = (isFatal: boolean): Decoder => ({
  decode(bytes) {
    const text = iconv.decode(Buffer.from(bytes as Uint8Array), 'cp949');
    if (isFatal && text.includes('\ufffd')) throw new TypeError('not Korean');
    return text;
  },
});

function decoderFor(name: string, fatal: boolean): Decoder | null {
  const key = `${name}/${fatal}`;
  let decoder = decoders.get(key);
  if (decoder === undefined) {
    try {
      const plain = new TextDecoder(name, { fatal });
      decoder = name === 'big5' ? withHongKong(plain) : plain.encoding === 'euc-kr' ? withAllSyllables(fatal) : plain;
    } catch {
      decoder = null;
    }
    // Labels come from strangers: without a bound the map grows with every invented one.
    if (decoders.size > 200) decoders.clear();
    decoders.set(key, decoder);
  }
  return decoder;
}

function decodeStrictly(bytes: Uint8Array, name: string): string | null {
  try {
    return decoderFor(name, true)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
}

function hasHighBytes(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i += 1) if ((bytes[i] as number) > 0x7f) return true;
  return false;
}

const frequentHan = new Set(
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运笔请您邮件附会议通知收复审批合同发票报告部门公司谢項個們來時對發後會說過還進開關無與長東書見現動學電話員問題間業產務應該實機經總請謝郵寄附復審報門聯絡壹貳测试简历价订单李陈刘杨黄赵吴周徐孙胡朱郭林罗郑梁宋唐韩冯邓曹彭曾肖董潘袁蔡蒋余杜叶苏魏吕丁沈姚卢姜崔谭陆范汪廖贾韦夏付邹孟熊秦邱江尹薛侯龙史陶贺顾郝邵钱严武戴孔汤欧阳娜婷静敏芳丽玉兰秀英伟磊洋勇艳杰涛超霞刚桂红梅燕辉鹏浩宇鑫宁雪倩晨博客户招聘培训考勤福假端午节秋庆春快递购采款账银税险医检校课绩划案技软网络服密码册登录验证注激败费额退补申差例纪章贵需版修改稿图片视频链址半昨晚早測試簡歷價訂單確認張陳劉楊黃趙吳孫羅鄭許韓馮鄧蕭蔣蘇呂盧薑譚陸範賈鄒歐陽麗蘭偉強豔紅輝寧戶訓資節慶遞購採帳銀稅險醫體檢師課績論劃結設術統軟網碼冊錄驗證註費額補貴樣圖視頻鏈點週紀',
);
const isKana = (code: number) => code >= 0x3041 && code <= 0x30ff;
const isHangul = (code: number) => code >= 0xac00 && code <= 0xd7a3;
const isHan = (code: number) => code >= 0x4e00 && code <= 0x9fff;

const frequentHangul = new Set(
  '이다는에을의가고하지도은를한로서나기사어자인리라대시정해그으수일들게있만아보부과것구원전제적여장주상스면조연안우까니비습요세오드실공무관화신경등미때소성유물방진마생회문계선개치내음위없년말않동모달트중데바재던었였했려합분입용단되된될당운확료본발국통명불출업민학간월감호차반외산초령약름럼배점축양행건식결편판평표품피필함항향현형환황후훈휴희히김박최강윤임오권안송류홍손백허남심노곽받참첨견답변메터테토텍팀파포프플크카컴퓨키타태택특티님께저녁침금요번목복검예약완청신규체험절활날짜급락러겠줄좋많알려추직접설별객처음질서쓰읽찾색늘찬철영준민지현수빈은혜숙순희란린림애옥',
);

/** By which first bytes a charset lists the characters of everyday use; those that follow are rare. */
const everyday: Readonly<Record<string, readonly [first: number, last: number]>> = {
  gb18030: [0xb0, 0xd7],
  big5: [0xa4, 0xc6],
  'euc-jp': [0xb0, 0xcf],
};
const usual = new Map<string, ReadonlySet<string>>();

/** The characters of everyday use in the country of a charset. */
function usualIn(charset: string): ReadonlySet<string> {
  const name = charset === 'shift_jis' ? 'euc-jp' : charset;
  let found = usual.get(name);
  if (!found) {
    const [first, last] = everyday[name] ?? [1, 0];
    const bytes: number[] = [];
    const trails = Array.from({ length: 0xff }, (_, trail) => trail).filter(
      (trail) => trail > 0xa0 || (name === 'big5' && trail >= 0x40 && trail < 0x7f),
    );
    for (let lead = first; lead <= last; lead += 1) for (const trail of trails) bytes.push(lead, trail);
    found = new Set((decoderFor(name, false) as Decoder).decode(Uint8Array.from(bytes)));
    usual.set(name, found);
  }
  return found;
}

/**
 * How much a decoding looks like text that somebody wrote, from about -1 to 1 a character. The Chinese charsets have the letters of Japan
 * at the same places as the Japanese one, and nobody writes Chinese with them: `kana` says what they count. Of a text of few characters not
 * enough are frequent ones: what else is known of them by its charset, `few`, counts as well.
 */
function plausibility(text: string, kana = 0.8, few?: string): number {
  let points = 0;
  let characters = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) continue;
    characters += 1;
    if (frequentHan.has(character)) points += 1;
    else if (isKana(code)) points += kana;
    else if (isHangul(code)) points += few === undefined ? 0.6 : frequentHangul.has(character) ? 0.8 : -0.1;
    else if (isHan(code)) points += few !== undefined && usualIn(few).has(character) ? 0.4 : 0.2;
    else if ((code >= 0x3000 && code <= 0x303f) || (code >= 0xff01 && code <= 0xff5e) || (code >= 0x2010 && code <= 0x2026)) points += 0.6;
    else points -= 1;
  }
  return characters === 0 ? 0 : points / characters;
}

const cyrillicFrequent = 'оеаинтсрвлкмдпу';

/** How much a decoding looks like words of an alphabet that has capitals, from -1 to 1 a letter. */
function alphabetPoints(text: string, script: RegExp, frequent: string): number {
  let points = 0;
  let letters = 0;
  let before = '';
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code >= 0x80) {
      letters += 1;
      const isUpper = character !== character.toLowerCase();
      if (!script.test(character)) points -= code >= 0xa0 && !/[\p{L}]/u.test(character) ? 0.2 : 1;
      else if (isUpper) points += /\p{Ll}/u.test(before) ? -1 : 0.3;
      else points += frequent.includes(character) ? 1 : 0.5;
    }
    before = character;
  }
  return letters === 0 ? 0 : points / letters;
}

const alphabets = [
  { names: ['windows-1251', 'koi8-r', 'iso-8859-5', 'ibm866'], script: /\p{Script=Cyrillic}/u, frequent: cyrillicFrequent },
  { names: ['windows-1253'], script: /\p{Script=Greek}/u, frequent: 'αοιετσνηυρ' },
  { names: ['windows-1255'], script: /\p{Script=Hebrew}/u, frequent: 'יוהלאמתרשב' },
  { names: ['windows-1256'], script: /\p{Script=Arabic}/u, frequent: 'اليمنوترهب' },
  { names: ['windows-874'], script: /\p{Script=Thai}/u, frequent: 'านรอกเงมยลว' },
];

/** The charset of an alphabet other than ours, where hardly a letter of ours stands among the words; else null. */
function guessAlphabet(bytes: Uint8Array): string | null {
  const sample = bytes.length > 8192 ? bytes.subarray(0, 8192) : bytes;
  let beside = 0;
  let high = 0;
  for (let i = 0; i < sample.length; i += 1) {
    // Blanks that do not break stand in rows.
    if ((sample[i] as number) < 0x80 || sample[i] === 0xa0) continue;
    high += 1;
    if ((sample[i - 1] ?? 0) >= 0x80 || (sample[i + 1] ?? 0) >= 0x80) beside += 1;
  }
  // In the languages of windows-1252 a letter with a mark stands alone among others.
  if (high < 4 || beside < high * 0.7) return null;
  let best: { name: string; points: number } | null = null;
  for (const { names, script, frequent } of alphabets) {
    for (const name of names) {
      const points = alphabetPoints((decoderFor(name, false) as Decoder).decode(sample), script, frequent);
      if (!best || points > best.points) best = { name, points };
    }
  }
  return best && best.points >= 0.55 ? best.name : null;
}

/** A name, or a short subject. */
const fewBytes = 40;
const guesses = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'];

/** The East Asian charset that makes the most sense of the bytes, or null when none makes enough. */
function guess(bytes: Uint8Array, atLeast = 0.3): string | null {
  const sample = bytes.length > 8192 ? bytes.subarray(0, 8192) : bytes;
  // Blanks that do not break are letters in some of them.
  if (!sample.some((byte) => byte > 0x80 && byte !== 0xa0)) return null;
  let best: { name: string; points: number } | null = null;
  for (const name of guesses) {
    const isFew = bytes.length <= fewBytes;
    const decoded = (decoderFor(name, false) as Decoder).decode(sample);
    const text = isFew ? decoded : decoded.replace(/\ufffd$/, '');
    // A broken character or two are no reason to doubt a text.
    const broken = countReplaced(text);
    if (broken * 20 > (text.match(/[\u0080-\uffff]/g)?.length ?? 0)) continue;
    const points = plausibility(text, name === 'shift_jis' || name === 'euc-jp' ? 0.8 : 0, isFew ? name : undefined);
    if (!best || points > best.points) best = { name, points };
  }
  return best && best.points >= atLeast ? best.name : null;
}

/** Text that is valid under its label and makes no sense, and plenty under another (Big5 that is called GBK). */
function betterThan(text: string, bytes: Uint8Array, name: string): string | null {
  // Of a few characters nothing can be said.
  if (!guesses.includes(name) || bytes.length < 8 || !/(?:[\u0080-\uffff][^\u0080-\uffff]*){4}/.test(text)) return null;
  if (plausibility(text.slice(0, 4096)) > 0.25) return null;
  const found = guess(bytes, 0.6);
  return found && found !== name ? (decoderFor(found, false) as Decoder).decode(bytes) : null;
}

const isJapaneseEscape = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0x1b &&
  ((bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) ||
    (bytes[at + 1] === 0x28 && (bytes[at + 2] === 0x4a || bytes[at + 2] === 0x49)));

/** A charset of escapes that nothing announces; null when there is none. */
function escapedCharset(bytes: Uint8Array): string | null {
  for (let at = bytes.indexOf(0x1b); at >= 0; at = bytes.indexOf(0x1b, at + 1)) {
    if (isJapaneseEscape(bytes, at)) return 'iso-2022-jp';
    if (bytes[at + 1] === 0x24 && bytes[at + 2] === 0x29) return bytes[at + 3] === 0x43 ? 'iso-2022-kr' : 'iso-2022-cn';
  }
  return isHz(bytes) ? 'hz-gb-2312' : null;
}

/** Whether what stands between tildes and braces is Chinese that somebody wrote: others write such marks too. */
function isHz(bytes: Uint8Array): boolean {
  if (!bytes.includes(0x7e)) return false;
  const marked = latinText(bytes.subarray(0, 8192)).match(/~\{(?:[!-w][!-~]){1,400}?~\}/g);
  const text = marked && decodeHz(Buffer.from(marked.join(''), 'latin1'));
  return text !== null && text.length > 1 && plausibility(text) > 0.6;
}

/** Japanese whose escapes lost their first byte, which is invisible, on the way: what is left of them is taken for one where it makes sense. */
function withEscapes(bytes: Uint8Array): Uint8Array {
  const mended = latinText(bytes).replace(/(\$[@B])((?:[!-~]{2}){1,400}?)(\([BJ])/g, '\u001b$1$2\u001b$3');
  const isOne = plausibility(decodeJapaneseEscapes(Buffer.from(mended.slice(0, 8192), 'latin1'))) > 0.5;
  return isOne ? Buffer.from(mended, 'latin1') : bytes;
}

/** Text of 16-bit units, by its mark or by where its zeros stand. */
function decodeUtf16(bytes: Uint8Array, name: string): string {
  let isBig = name === 'utf-16be';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) isBig = true;
  else if (bytes[0] === 0xff && bytes[1] === 0xfe) isBig = false;
  else if (name === 'utf-16') {
    let [even, odd] = [0, 0];
    for (let i = 0; i + 1 < Math.min(bytes.length, 1000); i += 2) {
      if (bytes[i] === 0) even += 1;
      if (bytes[i + 1] === 0) odd += 1;
    }
    const sample = bytes.subarray(0, 512);
    const points = (one: string) => plausibility((decoderFor(one, false) as Decoder).decode(sample));
    isBig = even === odd ? points('utf-16be') > points('utf-16le') : even > odd;
  }
  return (decoderFor(isBig ? 'utf-16be' : 'utf-16le', false) as Decoder).decode(bytes);
}

const countReplaced = (text: string) => text.split('\ufffd').length - 1;

/**
 * Text in UTF-8 that was cut off or damaged on its way, or has a line of another charset below it; null for any other. Bytes of other charsets
 * are whole characters of UTF-8 by chance, but never most of them.
 */
function decodeDamagedUtf8(bytes: Uint8Array): string | null {
  const decoder = decoderFor('utf-8', false) as Decoder;
  // The beginning of a text of megabytes tells.
  const sample = decoder.decode(bytes.subarray(0, 65_536));
  const broken = countReplaced(sample);
  const whole = sample.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  const wide = sample.match(/[\u0800-\ufffc]/g)?.length ?? 0;
  const isWhole = (wide >= broken * 2 && wide >= 2) || (whole >= broken * 5 && whole >= 5);
  if (!isWhole) return null;
  // What was cut off at the end says nothing.
  return decoder.decode(bytes).replace(/\ufffd$/, '');
}

/** Every letter beyond ASCII came out as nothing, and not because a long text was cut: then it was Western text that somebody called UTF-8. */
const isMostlyReplaced = (text: string) => !/[\u0080-\ufffc]/.test(text) && (text.length < 20 || /\ufffd[^\ufffd]/.test(text));

/** Which byte of its pairs is zero in text of 16-bit units that is called something else; null in any other text. */
function unannouncedWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 1000) & ~1;
  const zeros = [0, 0];
  for (let i = 0; i < length; i += 1) if (bytes[i] === 0) zeros[i & 1] = (zeros[i & 1] as number) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 5 < length || Math.min(even, odd) > 0) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** Characters beyond 16 bits whose halves somebody wrote in UTF-8 each, as old databases do. */
function joinHalves(bytes: Uint8Array): Buffer | null {
  if (!bytes.includes(0xed)) return null;
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const joined = raw.replace(/\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf]/g, (pair) => {
    const half = (at: number) => 0xd000 | ((pair.charCodeAt(at + 1) & 0x3f) << 6) | (pair.charCodeAt(at + 2) & 0x3f);
    return Buffer.from(String.fromCharCode(half(0), half(3))).toString('latin1');
  });
  return joined === raw ? null : Buffer.from(joined, 'latin1');
}

const latinText = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** Text that says 16-bit or 32-bit units and has none. */
function isNotWide(bytes: Uint8Array): boolean {
  if (bytes.includes(0) || (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false;
  return isUtf8(bytes) && plausibility(decodeUtf16(bytes.subarray(0, 512), 'utf-16')) < 0.5;
}

function decodeAsUtf8(bytes: Uint8Array): string {
  const lenient = (decoderFor('utf-8', false) as Decoder).decode(bytes);
  const replaced = countReplaced(lenient);
  const isWestern = isMostlyReplaced(lenient);
  // A few damaged characters are no reason to doubt the label.
  if (!isWestern && ((replaced * 20 < lenient.length && replaced < 20) || plausibility(lenient.slice(0, 4096)) > 0.2)) return lenient;
  const whole = joinHalves(bytes);
  if (whole && isUtf8(whole)) return whole.toString();
  const found = guess(bytes) ?? guessAlphabet(bytes) ?? (isWestern ? 'windows-1252' : null);
  return found ? (decoderFor(found, false) as Decoder).decode(bytes) : lenient;
}

/** Valid UTF-8 of a few bytes may be valid under its label, too: then it is what makes more sense. From a dozen bytes on it is UTF-8. */
const isRatherUtf8 = (asUtf8: string, bytes: Uint8Array, strict: string | null) =>
  bytes.length >= 12 || (strict === null ? !/[\u0080-\u07ff]/.test(asUtf8) : plausibility(asUtf8) > plausibility(strict));

const isWordOfFew = (asUtf8: string, bytes: Uint8Array): boolean =>
  bytes.length < 12 && /[\u0080-\u07ff]{2}/.test(asUtf8) && !/[\u0800-\uffff]/.test(asUtf8) && guess(bytes, 0.95) === 'gb18030';

/**
 * Decodes text by its declared charset, and by what the bytes say where the declaration is missing, unknown or plainly wrong.
 * Never throws: what cannot be read at all comes back with replacement characters.
 */
export function decodeText(bytes: Uint8Array, declared = ''): string {
  if (bytes.length >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return (decoderFor('utf-8', false) as Decoder).decode(bytes);
  }
  const name = charsetName(declared);
  if (name === 'utf-7') return hasHighBytes(bytes) ? decodeText(bytes) : iconv.decode(Buffer.from(bytes), 'utf-7');
  if (/^(?:utf-?16|utf-?32|ucs-[24]|iso-10646-ucs-2)/.test(name)) {
    if (isNotWide(bytes)) return decodeText(bytes);
    if (!/32|4/.test(name)) return decodeUtf16(bytes, name.replace(/^(?:ucs|iso-|utf16).*$/, 'utf-16'));
  }
  if (bytes.length >= 4 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)))
    return decodeUtf16(bytes, 'utf-16');
  const isWide = /^(?:utf-?32|ucs-4)/.test(name);
  const wide = isWide || bytes.length < 8 || !bytes.includes(0) ? null : unannouncedWide(bytes);
  if (wide) return decodeUtf16(bytes, wide);
  if (name === 'hz-gb-2312') return hasHighBytes(bytes) ? decodeText(bytes) : decodeHz(bytes);
  if (name === 'iso-2022-kr' || name === 'iso-2022-cn') return decodeShifted(bytes, name);
  // What says escapes and has none is something else.
  if (name === 'iso-2022-jp') {
    if (bytes.includes(0x1b)) return decodeJapaneseEscapes(bytes);
    return hasHighBytes(bytes) ? decodeText(bytes) : decodeJapaneseEscapes(withEscapes(bytes));
  }
  if (!isWide && !hasHighBytes(bytes)) {
    const escaped = escapedCharset(bytes);
    return escaped ? decodeText(bytes, escaped) : latinText(bytes);
  }

  const asUtf8 = isWide ? null : decodeStrictly(bytes, 'utf-8');
  const damaged = asUtf8 === null && !isWide && platformName(name) !== 'utf-8' ? decodeDamagedUtf8(bytes) : null;
  if (damaged !== null) return damaged;
  const isKnown = !isVague(name) && (decoderFor(name, false) !== null || iconv.encodingExists(name));
  if (!isKnown) {
    // A word of thanks in GBK is valid UTF-8 as well, where it means nothing.
    if (asUtf8 !== null) return isWordOfFew(asUtf8, bytes) ? (decoderFor('gb18030', false) as Decoder).decode(bytes) : asUtf8;
    return (decoderFor(guess(bytes) ?? guessAlphabet(bytes) ?? 'windows-1252', false) as Decoder).decode(bytes);
  }
  if (platformName(name) === 'utf-8') return asUtf8 ?? decodeAsUtf8(bytes);
  const strict = decodeStrictly(bytes, name);
  if (asUtf8 !== null && isRatherUtf8(asUtf8, bytes, strict)) return asUtf8;
  if (strict !== null) return betterThan(strict, bytes, name) ?? strict;
  if (decoderFor(name, false)) {
    const lenient = (decoderFor(name, false) as Decoder).decode(bytes);
    if (countReplaced(lenient) * 10 < lenient.length) return lenient;
    const found = guess(bytes);
    return found ? (decoderFor(found, false) as Decoder).decode(bytes) : lenient;
  }
  return iconv.decode(Buffer.from(bytes), name);
}

/** What a page says of its own charset (a `meta` element or an XML declaration at its beginning); empty where it says nothing. */
function charsetOfPage(bytes: Uint8Array): string {
  const head = latinText(bytes.subarray(0, 4096));
  return (
    /<meta\b[^>]{0,300}?\bcharset\s*=\s*["']?\s*([\w:.-]{2,40})|<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w:.-]{2,40})/i
      .exec(head)
      ?.slice(1)
      .find((label) => label !== undefined) ?? ''
  );
}

/** Decodes an HTML body: where the mail does not say what it is written in, the page does. */
export const decodePage = (bytes: Uint8Array, declared = ''): string =>
  decodeText(bytes, isVague(charsetName(declared)) ? charsetOfPage(bytes) || declared : declared);
