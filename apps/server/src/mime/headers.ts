import { decodeText } from './charset.ts';
import { decodeQuotedPrintable } from './transferEncoding.ts';

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
  const bytes =
    encoding.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64')
      : decodeQuotedPrintable(Buffer.from(text.replaceAll('_', ' '), 'latin1'), true);
  return { charset: charset.replace(/\*.*$/, ''), bytes };
}

/** Some mailers leave a question mark in the words as it is. */
const encodedWord = /=\?([^?\s]{1,60})\?([bq])\?((?:[^?=]|=(?!\?(?!=))|\?(?!=)){0,2000})\?=/gi;
/** A last word whose end was cut off. */
const openWord = /=\?([^?\s]{1,60})\?([bq])\?([^?\s]{1,1500})\??$/i;

/** The label, so that two spellings of one charset are one. */
const sameCharset = (one: string, other: string) => one.toLowerCase().replaceAll('-', '') === other.toLowerCase().replaceAll('-', '');

/** Decodes encoded words (RFC 2047). Neighbours of one charset are joined before decoding: mailers cut inside characters. */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value;
  let result = '';
  let end = 0;
  let open: EncodedWord | null = null;
  const close = () => {
    if (open) result += decodeText(open.bytes, open.charset);
    open = null;
  };
  for (const match of value.matchAll(encodedWord)) {
    const between = value.slice(end, match.index);
    const word = readWord(match[1] as string, match[2] as string, match[3] as string);
    if (open && /^[\s]*$/.test(between)) {
      const before: EncodedWord = open;
      // A word of a shift-coded charset that begins with a shift stands for itself: joined, the empty shift before it is an error.
      const canJoin = sameCharset(before.charset, word.charset) && word.bytes[0] !== 0x1b;
      if (canJoin) word.bytes = Buffer.concat([before.bytes, word.bytes]);
      else close();
    } else {
      close();
      result += between;
    }
    open = word;
    end = match.index + match[0].length;
  }
  const rest = value.slice(end);
  const cut = openWord.exec(rest.slice(-1600));
  if (cut) {
    const between = rest.slice(0, rest.length - cut[0].length);
    const word = readWord(cut[1] as string, cut[2] as string, cut[3] as string);
    const before = open as EncodedWord | null;
    if (before && /^\s*$/.test(between) && sameCharset(before.charset, word.charset)) {
      open = { ...word, bytes: Buffer.concat([before.bytes, word.bytes]) };
    } else {
      close();
      result += between;
      open = word;
    }
    close();
    return result;
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

/** A bare word ends at a slash (RFC 2045); a file name that goes on to an extension behind it was meant whole. */
const withoutTail = (name: string, value: string, segment: string) =>
  /^(?:file)?name$/.test(name) && !segment.includes('"') && !value.includes('=?') ? value.replace(/^([^/]+)\/[^/.]*$/, '$1') : value;

/** No honest value is longer. */
const maximumStructured = 65_536;

/** Takes a structured value apart; continued and percent-encoded parameters (RFC 2231) are joined, the first of a name wins. */
export function parseStructured(text: string): StructuredValue {
  const [first = '', ...rest] = segments(text.slice(0, maximumStructured));
  // Some mailers forget the first semicolon.
  const [, head = first, forgotten] = /^\s*([^\s="]+)\s+([\w*-]{1,40}\s*=[\s\S]*)$/.exec(first) ?? [];
  if (forgotten !== undefined) rest.unshift(forgotten);
  const plain = new Map<string, string>();
  const pieces = new Map<string, { order: number; text: string; isEncoded: boolean }[]>();
  for (const segment of rest.slice(0, 200)) {
    const equals = segment.indexOf('=');
    if (equals < 0) continue;
    const name = segment.slice(0, equals).trim().toLowerCase();
    const value = withoutTail(name, unquote(segment.slice(equals + 1).trim()), segment);
    const extended = /^([^*]+)(?:\*(\d{1,3}))?(\*)?$/.exec(name);
    if (extended && (extended[2] !== undefined || extended[3])) {
      const list = pieces.get(extended[1] as string) ?? [];
      list.push({ order: Number(extended[2] ?? 0), text: value, isEncoded: extended[3] === '*' });
      pieces.set(extended[1] as string, list);
    } else if (!plain.has(name)) plain.set(name, value);
  }
  const params: Record<string, string> = Object.create(null);
  for (const [name, value] of plain) params[name] = value;
  for (const [name, list] of pieces) {
    list.sort((a, b) => a.order - b.order);
    let charset = '';
    const bytes = list.map((piece, index) => {
      if (!piece.isEncoded) return Buffer.from(piece.text, 'utf8');
      const marked = index === 0 ? /^([^']*)'[^']*'([\s\S]*)$/.exec(piece.text) : null;
      if (marked) charset = marked[1] as string;
      return percentBytes(marked ? (marked[2] as string) : piece.text);
    });
    params[name] = decodeText(Buffer.concat(bytes), charset || 'utf-8');
  }
  return { value: head.trim().toLowerCase(), params };
}

/** The first value of a field, still encoded. */
export const fieldValue = (fields: readonly HeaderField[], name: string): string | undefined =>
  fields.find((field) => field.name === name)?.value;
