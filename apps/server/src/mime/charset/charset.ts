import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import { frequentCharacters } from './frequentCharacters.ts';
import { type EastAsianCharset, eastAsianCharsets, type Guess, guessEastAsian, likelierBy } from './guessCharset.ts';
import { decodeHz, decodeJapaneseEscapes, decodeShifted } from './shiftCoded.ts';

/** Charset names used in mail that the decoders do not support. */
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

/** Returns the platform's name for a charset; undefined if unsupported. */
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

const frequentHan = new Set(frequentCharacters.simplified.slice(0, 900) + frequentCharacters.traditional.slice(0, 900));
const isKana = (code: number) => code >= 0x3041 && code <= 0x30ff;
const isHangul = (code: number) => code >= 0xac00 && code <= 0xd7a3;
const isHan = (code: number) => code >= 0x4e00 && code <= 0x9fff;

/** Scores how plausible a decoding is as East Asian text, from about -1 to 1 per character. */
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

const cyrillicFrequent = 'оеаинтсрвлкмдпу';

/** Scores how plausible a decoding is as text in a given script, from -1 to 1 per non-ASCII character. */
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

const isPlainLetter = (byte: number): boolean => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);

/** Guesses the charset of text in a non-Latin alphabet, in which few Latin characters are next to the others; null for other text. */
function guessAlphabet(bytes: Uint8Array): string | null {
  const sample = bytes.length > 8192 ? bytes.subarray(0, 8192) : bytes;
  let beside = 0;
  let high = 0;
  let [runs, mixed] = [0, 0];
  for (let i = 0; i < sample.length; i += 1) {
    // Skip no-break spaces: they appear in rows.
    if ((sample[i] as number) < 0x80 || sample[i] === 0xa0) continue;
    const [before, after] = [sample[i - 1] ?? 0, sample[i + 1] ?? 0];
    high += 1;
    if (before >= 0x80 || after >= 0x80) beside += 1;
    if (before < 0x80) runs += 1;
    if (isPlainLetter(before) || isPlainLetter(after)) mixed += 1;
  }
  // In the languages of windows-1252, an accented character is alone between plain ones, or two of them are adjacent within a word.
  if (high < 4 || beside < high * 0.7 || mixed * 3 > runs) return null;
  let best: { name: string; points: number } | null = null;
  for (const { names, script, frequent } of alphabets) {
    for (const name of names) {
      const points = alphabetPoints((decoderFor(name, false) as Decoder).decode(sample), script, frequent);
      if (!best || points > best.points) best = { name, points };
    }
  }
  return best && best.points >= 0.55 ? best.name : null;
}

/** From here on it is not chance that bytes make an East Asian text: in thousands of short Western lines none came as far. */
const overwhelming = 9;
/** Whether most characters are frequent ones. A name may contain a rare one. */
const isFrequent = ({ characters, perCharacter }: Guess) => perCharacter >= (characters < 4 ? -12.5 : -10);

/** The East Asian charset that bytes are in beyond doubt, or null: then a Western label, or none, is right. */
function guess(bytes: Uint8Array): EastAsianCharset | null {
  const found = guessEastAsian(bytes);
  return found && found.overWestern >= overwhelming && isFrequent(found) ? found.charset : null;
}

/** Text that is valid under its label and makes no sense, and plenty under another (Big5 that is called GBK). */
function betterThan(bytes: Uint8Array, name: string): string | null {
  const declared = eastAsianCharsets.find((charset) => charset === name);
  const found = declared ? guessEastAsian(bytes) : null;
  // A single character is not enough evidence.
  if (!declared || !found || found.charset === declared || found.characters < 2 || !isFrequent(found)) return null;
  return likelierBy(bytes, found.charset, declared) >= overwhelming ? (decoderFor(found.charset, false) as Decoder).decode(bytes) : null;
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

/** Whether the text in `~{…~}` is plausible Chinese: other text contains such marks too. */
function isHz(bytes: Uint8Array): boolean {
  if (!bytes.includes(0x7e)) return false;
  const marked = latinText(bytes.subarray(0, 8192)).match(/~\{(?:[!-w][!-~]){1,400}?~\}/g);
  const text = marked && decodeHz(Buffer.from(marked.join(''), 'latin1'));
  return text !== null && text.length > 1 && plausibility(text) > 0.6;
}

/**
 * Restores Japanese escape sequences that lost their invisible first byte in transit. Returns the bytes unchanged if the result is not
 * plausible Japanese.
 */
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
 * Decodes UTF-8 text that was truncated or damaged in transit, or that ends with a line in another charset. Returns null for other text.
 * Bytes of other charsets may form valid UTF-8 characters by chance, but never most of them.
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

/**
 * Whether all non-ASCII characters became replacement characters, and not because a long text was cut. Such text is Western text labeled as
 * UTF-8.
 */
const isMostlyReplaced = (text: string) => !/[\u0080-\ufffc]/.test(text) && (text.length < 20 || /\ufffd[^\ufffd]/.test(text));

/** Detects unlabeled UTF-16 text by the zero byte in its pairs; null for other text. */
function unannouncedWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 1000) & ~1;
  const zeros = [0, 0];
  for (let i = 0; i < length; i += 1) if (bytes[i] === 0) zeros[i & 1] = (zeros[i & 1] as number) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 5 < length || Math.min(even, odd) > 0) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** Joins surrogate halves that were each encoded in UTF-8 (CESU-8), as old databases do. Returns null if there are none. */
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
  bytes.length < 12 && /[\u0080-\u07ff]{2}/.test(asUtf8) && !/[\u0800-\uffff]/.test(asUtf8) && isFrequentChinese(guessEastAsian(bytes));
const isFrequentChinese = (found: Guess | null) => found?.charset === 'gb18030' && found.perCharacter > -9;

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
  if (strict !== null) return betterThan(bytes, name) ?? strict;
  if (decoderFor(name, false)) {
    const lenient = (decoderFor(name, false) as Decoder).decode(bytes);
    if (countReplaced(lenient) * 10 < lenient.length) return lenient;
    const found = guess(bytes);
    return found ? (decoderFor(found, false) as Decoder).decode(bytes) : lenient;
  }
  return iconv.decode(Buffer.from(bytes), name);
}

/** Returns the charset declared by the page (a `meta` element or an XML declaration at its beginning); empty if there is none. */
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
