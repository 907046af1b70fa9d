import { decodeText, isSameCharset } from '../charset/index.ts';
import { decodeQuotedPrintable } from '../transfer-encoding/index.ts';

/** One header field; the value is unfolded and still encoded. */
export interface HeaderField {
  name: string;
  value: string;
}

/** A value such as `text/plain; charset=utf-8`, taken apart. */
export interface StructuredValue {
  value: string;
  params: Record<string, string>;
}

interface EncodedWord {
  charset: string;
  bytes: Buffer;
}

function readWord(charset: string, encoding: string, text: string): EncodedWord {
  if (encoding.toLowerCase() === 'b') return { charset: charset.replace(/\*.*$/, ''), bytes: Buffer.from(text, 'base64') };
  // Raw non-ASCII characters in it have already been decoded with the header.
  const written = Buffer.from(text.replaceAll('_', ' '), 'utf8');
  const bytes = decodeQuotedPrintable(written, true);
  return { charset: written.length === text.length ? charset.replace(/\*.*$/, '') : 'utf-8', bytes };
}

const wordStart = /=\?([^?\s]{1,60})\?([bq])\?/iy;
/** A last word whose end was cut off. */
const openWord = /=\?([^?\s]{1,60})\?([bq])\?([^?\s]{1,1500})\??$/i;

interface FoundWord {
  charset: string;
  encoding: string;
  text: string;
  end: number;
}

/** The encoded word that begins at a place, or null. Some mailers leave a question mark in the words as it is. */
export function wordAt(value: string, at: number): FoundWord | null {
  wordStart.lastIndex = at;
  const [start, charset, encoding] = wordStart.exec(value) ?? [];
  if (start === undefined || charset === undefined || encoding === undefined) return null;
  const from = at + start.length;
  const other = value.indexOf('=?', from);
  // Not behind the next word, but of `=?=` the first two are none. To look no further keeps the time in proportion.
  const inside = value.slice(from, other < 0 ? undefined : other + 3);
  const end = inside.indexOf('?=');
  return end < 0 ? null : { charset, encoding, text: inside.slice(0, end), end: from + end + 2 };
}

/** The encoded words of a text in their order. */
function* wordsOf(value: string): Generator<FoundWord & { index: number }> {
  const last = value.lastIndexOf('?=');
  for (let at = value.indexOf('=?'); at >= 0 && at < last; ) {
    const word = wordAt(value, at);
    if (word) yield { ...word, index: at };
    at = value.indexOf('=?', word?.end ?? at + 2);
  }
}

/** Decodes encoded words (RFC 2047). Adjacent words of one charset are joined before decoding, because some mailers split characters. */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value;
  let result = '';
  let end = 0;
  let open: EncodedWord | null = null;
  const close = () => {
    if (open) result += decodeText(open.bytes, open.charset);
    open = null;
  };
  for (const { index, end: behind, charset, encoding, text } of wordsOf(value)) {
    const between = value.slice(end, index);
    const word = readWord(charset, encoding, text);
    if (open && /^[\s]*$/.test(between)) {
      const before: EncodedWord = open;
      // A word of a shift-coded charset that begins with a shift stands for itself: joined, the empty shift before it is an error.
      const canJoin = isSameCharset(before.charset, word.charset) && word.bytes[0] !== 0x1b;
      if (canJoin) word.bytes = Buffer.concat([before.bytes, word.bytes]);
      else close();
    } else {
      close();
      result += between;
    }
    open = word;
    end = behind;
  }
  const rest = value.slice(end);
  const cut = openWord.exec(rest.slice(-1600));
  if (cut) {
    const between = rest.slice(0, rest.length - cut[0].length);
    const word = readWord(cut[1] as string, cut[2] as string, (cut[3] as string).replace(/=[\da-f]?$/i, ''));
    const before = open as EncodedWord | null;
    if (before && /^\s*$/.test(between) && isSameCharset(before.charset, word.charset)) {
      open = { ...word, bytes: Buffer.concat([before.bytes, word.bytes]) };
    } else {
      close();
      result += between;
      open = word;
    }
    close();
    // The cut went through its last character.
    return result.replace(/\ufffd$/, '');
  }
  close();
  return result + rest;
}

function percentBytes(text: string): Buffer {
  const raw = Buffer.from(text, 'utf8');
  const bytes = Buffer.alloc(raw.length);
  let length = 0;
  for (let i = 0; i < raw.length; i += 1) {
    const hex = raw[i] === 0x25 ? Number.parseInt(raw.toString('latin1', i + 1, i + 3), 16) : Number.NaN;
    if (Number.isNaN(hex)) bytes[length] = raw[i] as number;
    else {
      bytes[length] = hex;
      i += 2;
    }
    length += 1;
  }
  return bytes.subarray(0, length);
}

/** Cuts at semicolons outside quotes and comments. */
function segments(value: string): string[] {
  const found: string[] = [];
  let current = '';
  let isQuoted = false;
  let depth = 0;
  /** Behind it no comment can be closed, and a parenthesis is only a character. */
  const lastClose = value.lastIndexOf(')');
  for (let i = 0; i < value.length; i += 1) {
    const character = value[i] as string;
    if (isQuoted) {
      current += character;
      if (character === '\\' && i + 1 < value.length) {
        i += 1;
        current += value[i];
      } else if (character === '"') isQuoted = false;
    } else if (depth > 0) {
      if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    } else if (character === '"') {
      isQuoted = true;
      current += character;
    } else if (
      character === '(' &&
      i < lastClose &&
      (i === 0 || /\s|;/.test(value[i - 1] as string)) &&
      // `copy (2).pdf` is a name, `copy.pdf (a copy)` one with a comment.
      !/^\s*(?:file)?name\*?\d*\*?\s*=(?!.*\.\w{1,5}\s*$)\s*\S/i.test(current)
    )
      depth = 1;
    else if (character === ';') {
      found.push(current);
      current = '';
    } else current += character;
  }
  found.push(current);
  return found;
}

const unquote = (text: string) => {
  const quoted = /^"((?:[^"\\]|\\[\s\S])*)"?/.exec(text);
  return quoted ? (quoted[1] as string).replace(/\\([\s\S])/g, '$1') : text;
};

/** An unquoted value ends at a slash (RFC 2045). A file name with an extension after the slash is kept whole. */
const withoutTail = (name: string, value: string, segment: string) =>
  /^(?:file)?name$/.test(name) && !segment.includes('"') && !value.includes('=?') ? value.replace(/^([^/]+)\/[^/.]*$/, '$1') : value;

/** A piece of a parameter as RFC 2231 has them. */
interface Extended {
  text: string;
  isEncoded: boolean;
}

/** The place of a parameter that is encoded and in one piece. */
const whole = -1;
/** The form of RFC 2231 under a name that does not say so. */
const isPercentForm = /^[\w-]{3,20}'[\w-]{0,20}'[^']*%[\da-f]{2}/i;

/** The pieces of one parameter, joined and decoded. */
function joinExtended(pieces: readonly Extended[]): string {
  let charset = '';
  const isEncoded = pieces.some((piece) => piece.isEncoded);
  const bytes = pieces.map((piece, index) => {
    // Some forget to say that the first piece is encoded, too, or write one of the two marks behind the charset.
    const form = piece.isEncoded ? /^([\w.:-]*)'(?:[\w-]*')?([\s\S]*)$/ : /^([\w-]{3,20})'[\w-]*'([\s\S]*)$/;
    const [, label, text = piece.text] = (index === 0 && isEncoded && form.exec(piece.text)) || [];
    if (label === undefined && !piece.isEncoded) return Buffer.from(text, 'utf8');
    charset ||= label ?? '';
    return percentBytes(text);
  });
  return decodeText(Buffer.concat(bytes), charset || 'utf-8');
}

/** No honest value is longer. */
const maximumStructured = 65_536;

/** Takes a structured value apart; continued and percent-encoded parameters (RFC 2231) are joined, the first of a name wins. */
export function parseStructured(text: string): StructuredValue {
  const [first = '', ...rest] = segments(text.slice(0, maximumStructured));
  // Some mailers forget the first semicolon.
  const [, head = first, forgotten] = /^\s*([^\s="]+)\s+([\w*-]{1,40}\s*=[\s\S]*)$/.exec(first) ?? [];
  if (forgotten !== undefined) rest.unshift(forgotten);
  const params: Record<string, string> = Object.create(null);
  const pieces = new Map<string, Map<number, Extended>>();
  for (const segment of rest.slice(0, 200)) {
    const equals = segment.indexOf('=');
    if (equals < 0) continue;
    const name = segment.slice(0, equals).trim().toLowerCase();
    const value = withoutTail(name, unquote(segment.slice(equals + 1).trim()), segment);
    const [, base, order, star] = /^([^*]+)(?:\*(\d{1,3}))?(\*)?$/.exec(name) ?? [];
    if (base !== undefined && (order !== undefined || star)) {
      const list = pieces.get(base) ?? new Map<number, Extended>();
      pieces.set(base, list);
      // A complete value precedes numbered pieces.
      const place = order === undefined ? whole : Number(order);
      if (!list.has(place)) list.set(place, { text: value, isEncoded: star === '*' });
    } else params[name] ??= isPercentForm.test(value) ? joinExtended([{ text: value, isEncoded: true }]) : value;
  }
  for (const [name, list] of pieces) {
    const only = list.get(whole);
    // Some write an empty one beside the one that says it.
    if (only?.text.replace(/^[\w-]*'[\w-]*'/, '') === '' && params[name]) continue;
    params[name] = joinExtended(only ? [only] : [...list].sort(([one], [other]) => one - other).map(([, piece]) => piece));
  }
  return { value: head.trim().toLowerCase(), params };
}

/** The first value of a field, still encoded. */
export const fieldValue = (fields: readonly HeaderField[], name: string): string | undefined =>
  fields.find((field) => field.name === name)?.value;
