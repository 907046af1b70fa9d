import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import { frequentCharacters } from './frequentCharacters.ts';

/** An East Asian charset, as the platform calls it. */
export type EastAsianCharset = 'gb18030' | 'big5' | 'shift_jis' | 'euc-jp' | 'euc-kr';

// Everything here is the logarithm of how likely something is: what one reading of the bytes costs is compared with what another costs.

/** Returns the likelihood of a character from its frequency rank: Zipf's law, flattened at the top. */
const ofRank = (rank: number): number => -Math.log((rank + 20) * 4.7);

interface Script {
  characters: string;
  /** Frequent ones of another script, which the charset holds as well. */
  others?: string;
  /** Range of lead bytes of other everyday characters, and the cost of one of them. */
  usual: readonly [first: number, last: number, cost: number];
  /** Any other character, where the pair of bytes is one at all. */
  rare: number;
  /** Log likelihood that unlabeled mail uses this charset, among the users of the product. */
  prior: number;
}

const scripts: Readonly<Record<EastAsianCharset, Script>> = {
  gb18030: {
    characters: frequentCharacters.simplified,
    others: frequentCharacters.traditional,
    usual: [0xb0, 0xd7, -11],
    rare: -15,
    prior: 0.5,
  },
  big5: { characters: frequentCharacters.traditional, usual: [0xa4, 0xc6, -11.5], rare: -15, prior: 1.5 },
  shift_jis: { characters: frequentCharacters.japanese, usual: [0x88, 0x98, -11], rare: -15, prior: 0 },
  'euc-jp': { characters: frequentCharacters.japanese, usual: [0xb0, 0xcf, -11], rare: -15, prior: 0 },
  'euc-kr': { characters: frequentCharacters.korean, usual: [0xb0, 0xc8, -12], rare: -15, prior: 0 },
};

/** Punctuation common to these scripts, and marks in the first rows of all these charsets. */
const usualMarks = '，。、：；！？（）「」【】《》“”‘’…—・～ー　％／－『』';
const mark = -5.5;
const otherMark = -10;
/** A character of the other script, beside what it costs there. */
const ofOthers = -3;
/** Invalid byte sequence. */
const broken = -18;
/** Latin character next to a character of another script, without a space. */
const beside = -1.2;
/** Half-width kana, which are rare: cost of the first in a run, and of the next ones. */
const halfWidth = [-9.5, -6] as const;

/** Charsets of unlabeled mail from East Asia. */
export const eastAsianCharsets = Object.keys(scripts) as EastAsianCharset[];

/** Cost of each byte pair per charset, created on first use. */
const tables = new Map<EastAsianCharset, Float32Array>();

function tableOf(charset: EastAsianCharset): Float32Array {
  const known = tables.get(charset);
  if (known) return known;
  const { characters, others = '', usual, rare } = scripts[charset];
  const ranks = new Map([...others].map((character, rank) => [character, ofRank(rank) + ofOthers]));
  for (const [rank, character] of [...characters].entries()) ranks.set(character, ofRank(rank));
  for (const character of usualMarks) ranks.set(character, mark);
  const table = new Float32Array(65_536).fill(broken);
  const decoder = new TextDecoder(charset);
  const pair = Buffer.alloc(2);
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      pair[0] = lead;
      pair[1] = trail;
      const text = charset === 'euc-kr' ? iconv.decode(pair, 'cp949') : decoder.decode(pair);
      const code = text.codePointAt(0) as number;
      if (text.length !== (code > 0xffff ? 2 : 1) || code < 0x80 || code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) continue;
      const isWord = (code >= 0x4e00 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3);
      const isUsual = isWord && lead >= usual[0] && lead <= usual[1] && (charset !== 'euc-kr' || trail > 0xa0);
      const isSymbol = code < 0x3400 || code > 0xff00;
      table[(lead << 8) | trail] = ranks.get(text) ?? (isUsual ? usual[2] : isSymbol ? otherMark : rare);
    }
  }
  tables.set(charset, table);
  return table;
}

const isLetter = (byte: number): boolean => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);

/** Cost of an ASCII character that an East Asian decoding consumes as a trail byte. */
const ofPlain = (byte: number): number => (byte >= 0x61 && byte <= 0x7a ? -3 : isLetter(byte) ? -4.5 : -6);

/** Returns the number of bytes of a character. Some rare ones have more than two. */
function lengthOf(bytes: Uint8Array, at: number, charset: EastAsianCharset): number {
  const [lead, next = 0, third = 0] = bytes.subarray(at, at + 3);
  if (charset === 'gb18030' && next >= 0x30 && next <= 0x39 && third > 0x80) return 4;
  return charset === 'euc-jp' && lead === 0x8f && next > 0xa0 && third > 0xa0 ? 3 : 2;
}

/** The likelihood of the bytes beyond ASCII as text of an East Asian charset, relative to the plain characters around them. */
function eastAsianCost(bytes: Uint8Array, charset: EastAsianCharset): { cost: number; characters: number } {
  const table = tableOf(charset);
  let cost = 0;
  let characters = 0;
  let halves = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    const lead = bytes[i] as number;
    if (lead < 0x80) continue;
    const before = bytes[i - 1] ?? 0;
    if (isLetter(before)) cost += beside;
    const next = bytes[i + 1];
    // What was cut off at the end says nothing.
    if (next === undefined && bytes.length > 2 && before >= 0x80) break;
    characters += 1;
    const isShortKana = next !== undefined && charset === 'euc-jp' && lead === 0x8e && next >= 0xa1 && next <= 0xdf;
    if (isShortKana || (charset === 'shift_jis' && lead >= 0xa1 && lead <= 0xdf)) {
      cost += halfWidth[Math.min(halves, 1)] as number;
      halves += 1;
      if (isShortKana) i += 1;
      continue;
    }
    halves = 0;
    const length = lengthOf(bytes, i, charset);
    const found = length > 2 ? scripts[charset].rare : next === undefined ? broken : (table[(lead << 8) | next] as number);
    cost += found;
    if (found === broken) continue;
    i += length - 1;
    if (length === 2 && next !== undefined && next < 0x80) cost -= ofPlain(next);
    if (isLetter(bytes[i + 1] ?? 0)) cost += beside;
  }
  return { cost, characters };
}

/** Non-ASCII characters of the languages of windows-1252, the most frequent first. */
const westernLetters = 'éäöüóáíèàãçåø’ñêõßâúæ–ðþô“”ýîûëï…€ìòùÅÄÖÜÉÀÁÓÍÚÇÆØŠšŽž';
const westernMarks = '•°£§«»¿¡©®™ºª²³µ½‘„—·´œÈÊÂÎÔÛËÏÑÃÕÞÐÝŒ¼¾±×¢¥‰†÷¶‹›';

const western = (() => {
  const decoder = new TextDecoder('windows-1252');
  const costs = new Float32Array(256);
  for (let byte = 0x80; byte < 256; byte += 1) {
    const character = decoder.decode(Uint8Array.of(byte));
    const rank = (westernLetters + westernMarks).indexOf(character);
    costs[byte] = rank >= 0 ? -Math.log((rank + 4) * 3.2) : character === '\u00a0' ? -3 : character < '\u00a0' ? -12 : -7;
  }
  return costs;
})();

/** Marks that follow a word or a number and rarely precede one. */
const closing = new Set([0xbc, 0xbd, 0xbe, 0xb2, 0xb3, 0xb9, 0xba, 0xaa, 0xbb, 0x94, 0x99, 0xae, 0xb4]);

/** Words of capitals with marks in them are rare, and so are two letters with marks side by side. */
const upper = (byte: number): boolean => (byte >= 0xc0 && byte <= 0xde && byte !== 0xd7) || (byte >= 0x41 && byte <= 0x5a);
const lower = (byte: number): boolean => (byte >= 0xdf && byte !== 0xf7) || (byte >= 0x61 && byte <= 0x7a);
/** Cost of another non-ASCII character: after ASCII, after one non-ASCII character, after several. */
const goesOn = [-2.5, -3.5, -5] as const;

/** The likelihood of the bytes beyond ASCII as text of a Western language. */
function westernCost(bytes: Uint8Array): number {
  let cost = 0;
  let run = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] as number;
    if (byte < 0x80) {
      run = 0;
      continue;
    }
    const before = bytes[i - 1] ?? 0x20;
    cost += (western[byte] as number) + (goesOn[Math.min(run, 2)] as number);
    // A capital rarely follows a lower-case character, and symbols between non-ASCII characters are rare.
    if (upper(byte) && lower(before)) cost -= 4;
    if (lower(byte) && upper(before) && before >= 0x80 && run > 0) cost -= 1;
    if (byte >= 0xa1 && byte <= 0xbf && run > 0) cost -= 2;
    if (closing.has(byte) && isLetter(bytes[i + 1] ?? 0)) cost -= 3;
    run += 1;
  }
  return cost;
}

/** Number of bytes to examine. */
const sampleBytes = 8192;

/** An East Asian reading of bytes. */
export interface Guess {
  charset: EastAsianCharset;
  /** Log likelihood relative to Western text. */
  overWestern: number;
  characters: number;
  /** Log likelihood per character: about -7 for frequent ones. */
  perCharacter: number;
}

const sampleOf = (bytes: Uint8Array) => (bytes.length > sampleBytes ? bytes.subarray(0, sampleBytes) : bytes);

/** The likeliest East Asian reading of bytes; null for bytes that have nothing beyond ASCII. */
export function guessEastAsian(bytes: Uint8Array): Guess | null {
  const sample = sampleOf(bytes);
  // No-break spaces appear in text of any charset.
  if (!sample.some((byte) => byte > 0x80 && byte !== 0xa0)) return null;
  const [best] = eastAsianCharsets
    .map((charset) => ({ charset, ...eastAsianCost(sample, charset) }))
    .sort((one, other) => other.cost + scripts[other.charset].prior - one.cost - scripts[one.charset].prior) as [
    { charset: EastAsianCharset; cost: number; characters: number },
  ];
  const { charset, cost, characters } = best;
  return { charset, characters, overWestern: cost - westernCost(sample), perCharacter: cost / Math.max(characters, 1) };
}

/** Returns the log likelihood of bytes in one charset relative to another. */
export const likelierBy = (bytes: Uint8Array, one: EastAsianCharset, other: EastAsianCharset): number =>
  eastAsianCost(sampleOf(bytes), one).cost - eastAsianCost(sampleOf(bytes), other).cost;
