import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';

/** Names of charsets that mail uses and the decoders do not know. */
const aliases: Record<string, string> = {
  gb2312: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  ms936: 'gb18030',
  windows936: 'gb18030',
  'gb2312-80': 'gb18030',
  gb_2312: 'gb18030',
  chinese: 'gb18030',
  'euc-cn': 'gb18030',
  cp950: 'big5',
  'windows-950': 'big5',
  'big5-hkscs': 'big5',
  cp932: 'shift_jis',
  'windows-932': 'shift_jis',
  cp949: 'euc-kr',
  uhc: 'euc-kr',
  'tis-620': 'windows-874',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  'unicode-1-1-utf-7': 'utf-7',
  utf7: 'utf-7',
};

/** Charsets that say nothing: what a mailer writes that never thought about it. */
const vague = new Set([
  '',
  'us-ascii',
  'ascii',
  'iso-8859-1',
  'latin1',
  'windows-1252',
  'unknown-8bit',
  'x-unknown',
  '8bit',
  'binary',
  'default',
]);

/** Brings a charset label into one spelling; quotes, blanks and the `3D` of a doubly encoded `=` go. */
function charsetName(label: string): string {
  const plain = label
    .toLowerCase()
    .replace(/^["'\s]*(?:3d)?["'\s]*|["'\s]+$/g, '')
    .replace(/^(?:x-(?=gbk|big5|sjis|euc))/, '')
    .replace(/\*.*$/, '');
  return aliases[plain] ?? plain;
}

const decoders = new Map<string, TextDecoder | null>();

function decoderFor(name: string, fatal: boolean): TextDecoder | null {
  const key = `${name}/${fatal}`;
  let decoder = decoders.get(key);
  if (decoder === undefined) {
    try {
      decoder = new TextDecoder(name, { fatal });
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
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运笔请您邮件附会议通知收复审批合同发票报告部门公司谢項個們來時對發後會說過還進開關無與長東書見現動學電話員問題間業產務應該實機經總請謝郵寄附復審報門聯絡壹貳',
);
const isKana = (code: number) => code >= 0x3041 && code <= 0x30ff;
const isHangul = (code: number) => code >= 0xac00 && code <= 0xd7a3;
const isHan = (code: number) => code >= 0x4e00 && code <= 0x9fff;

/** How much a decoding looks like text that somebody wrote, from about -1 to 1 a character. */
function plausibility(text: string): number {
  let points = 0;
  let characters = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) continue;
    characters += 1;
    if (frequentHan.has(character)) points += 1;
    else if (isKana(code)) points += 0.8;
    else if (isHangul(code)) points += 0.6;
    else if (isHan(code)) points += 0.2;
    else if ((code >= 0x3000 && code <= 0x303f) || (code >= 0xff01 && code <= 0xff5e) || (code >= 0x2010 && code <= 0x2026)) points += 0.6;
    else points -= 1;
  }
  return characters === 0 ? 0 : points / characters;
}

const guesses = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'];

/** The East Asian charset that makes the most sense of the bytes, or null when none makes enough. */
function guess(bytes: Uint8Array): string | null {
  const sample = bytes.length > 8192 ? bytes.subarray(0, 8192) : bytes;
  let best: { name: string; points: number } | null = null;
  for (const name of guesses) {
    const text =
      decodeStrictly(sample, name) ??
      (sample === bytes
        ? null
        : (decoderFor(name, false)
            ?.decode(sample)
            .replace(/\ufffd$/, '') ?? null));
    if (text === null || text.includes('\ufffd')) continue;
    const points = plausibility(text);
    if (!best || points > best.points) best = { name, points };
  }
  return best && best.points >= 0.3 ? best.name : null;
}

const countReplaced = (text: string) => text.split('\ufffd').length - 1;

/**
 * Decodes text by its declared charset, and by what the bytes say where the declaration is missing, unknown or plainly wrong.
 * Never throws: what cannot be read at all comes back with replacement characters.
 */
export function decodeText(bytes: Uint8Array, declared = ''): string {
  if (bytes.length >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return (decoderFor('utf-8', false) as TextDecoder).decode(bytes);
  }
  const name = charsetName(declared);
  if (name === 'utf-7') return iconv.decode(Buffer.from(bytes), 'utf-7');
  const isShiftCoded = name.startsWith('iso-2022') || name.startsWith('utf-16') || name.startsWith('utf-32') || name === 'hz-gb-2312';
  if (!isShiftCoded && !hasHighBytes(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

  const asUtf8 = isShiftCoded ? null : decodeStrictly(bytes, 'utf-8');
  const isKnown = !vague.has(name) && (decoderFor(name, false) !== null || iconv.encodingExists(name));
  if (!isKnown) {
    if (asUtf8 !== null) return asUtf8;
    const found = guess(bytes);
    return (decoderFor(found ?? 'windows-1252', false) as TextDecoder).decode(bytes);
  }
  if (name === 'utf-8' || name === 'utf8') {
    if (asUtf8 !== null) return asUtf8;
    const lenient = (decoderFor('utf-8', false) as TextDecoder).decode(bytes);
    // A cut-off last character is no reason to doubt the label.
    if (countReplaced(lenient) * 20 < lenient.length && countReplaced(lenient) < 20) return lenient;
    const found = guess(bytes);
    return found ? (decoderFor(found, false) as TextDecoder).decode(bytes) : lenient;
  }
  // Short strings can be valid in both; from a dozen bytes on, valid UTF-8 is UTF-8 whatever the label says.
  if (asUtf8 !== null && bytes.length >= 12) return asUtf8;
  const strict = decodeStrictly(bytes, name);
  if (strict !== null) return strict;
  if (decoderFor(name, false)) {
    const lenient = (decoderFor(name, false) as TextDecoder).decode(bytes);
    if (countReplaced(lenient) * 10 < lenient.length) return lenient;
    const found = guess(bytes);
    return found ? (decoderFor(found, false) as TextDecoder).decode(bytes) : lenient;
  }
  return iconv.decode(Buffer.from(bytes), name);
}
