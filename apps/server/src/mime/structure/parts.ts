import { isAscii, isUtf8 } from 'node:buffer';
import { decodeText } from '../charset/index.ts';
import { fieldValue, type HeaderField, parseStructured, type StructuredValue } from '../header/index.ts';

/** Part of a message: its header fields and the position of its body in the raw bytes. */
export interface Part {
  /** The number of the part as IMAP counts it: `1`, `2.1`; empty for the whole message. */
  section: string;
  fields: HeaderField[];
  contentType: StructuredValue;
  disposition: StructuredValue;
  encoding: string;
  contentId: string;
  start: number;
  bodyStart: number;
  bodyEnd: number;
  children: Part[];
  parent: Part | null;
}

/** Limits of the parser. Parts beyond them are not parsed. */
export const limits = { parts: 1000, depth: 200, headerBytes: 2 * 1024 * 1024, fieldBytes: 1024 * 1024, fields: 2000 };

const lf = 0x0a;

/** Returns the end of the line that begins at `start`, without its line end, and the start of the next line. */
function lineAt(raw: Buffer, start: number): { end: number; next: number } {
  const newline = raw.indexOf(lf, start);
  if (newline < 0) return { end: raw.length, next: raw.length };
  let end = newline;
  // Some relays double the return.
  while (end > start && raw[end - 1] === 0x0d) end -= 1;
  return { end, next: newline + 1 };
}

interface Boundary {
  text: string;
  part: Part;
}

type Delimiter = { level: number; isLast: boolean };

/** Whether a line is the delimiter of an open multipart; the innermost is asked first. */
function delimiterAt(raw: Buffer, start: number, end: number, open: readonly Boundary[]): Delimiter | null {
  if (open.length === 0 || raw[start] !== 0x2d || raw[start + 1] !== 0x2d || end - start > 1100) return null;
  const line = raw.toString('latin1', start + 2, end).trimEnd();
  for (let level = open.length - 1; level >= 0; level -= 1) {
    const { text } = open[level] as Boundary;
    if (line === text) return { level, isLast: false };
    if (line.length === text.length + 2 && line.startsWith(text) && line.endsWith('--')) return { level, isLast: true };
  }
  return null;
}

const isFieldStart = (raw: Buffer, start: number, end: number): boolean => {
  for (let i = start; i < end && i < start + 200; i += 1) {
    const byte = raw[i] as number;
    if (byte === 0x3a) return i > start;
    if (byte <= 0x20 && !(byte === 0x20 && i > start) && byte !== 0x09) return false;
  }
  return false;
};

/** The first charset that says something anywhere in a message: old mailers wrote their headers in it, too. */
function charsetWithin(raw: Buffer): string {
  const text = raw.toString('latin1', 0, 65_536);
  for (const [, name = ''] of text.matchAll(/charset\s*=\s*"?([\w:.-]{3,40})/gi))
    if (!/^(?:us-ascii|ascii|utf-?(?:7|8|16|32)|iso-8859-1|windows-1252)/i.test(name)) return name;
  return '';
}

/** Header fields needed to read a message. */
const telling = new Set([
  ...['from', 'to', 'cc', 'subject', 'date', 'message-id', 'mime-version'],
  ...['content-type', 'content-transfer-encoding', 'content-disposition', 'content-id'],
]);

interface FoundField {
  name: string;
  value: Buffer[];
  size: number;
}

/** Placeholder for a field that is dropped, so that its continuation lines are dropped too. */
const passedOver: FoundField = { name: '', value: [], size: limits.fieldBytes };

const isMultipart = (found: readonly FoundField[]) =>
  found.some(({ name, value }) => name === 'content-type' && /^\s*multipart\//i.test(value[0]?.toString('latin1', 0, 100) ?? ''));

/** Reads the header at `start`. A line that is not a field ends it, unless fields follow: then a relay damaged only that line. */
function readHeader(raw: Buffer, start: number, open: readonly Boundary[]): { fields: HeaderField[]; bodyStart: number } {
  const found: FoundField[] = [];
  let position = start;
  /** Number of bytes stored. The header is read to its end, but bytes beyond the limit are dropped. */
  let kept = 0;
  const keep = (field: FoundField, bytes: Buffer) => {
    const room = Math.min(limits.fieldBytes - field.size, limits.headerBytes - kept);
    const piece = bytes.length > room ? bytes.subarray(0, Math.max(0, room)) : bytes;
    if (piece.length > 0) field.value.push(piece);
    field.size += piece.length;
    kept += piece.length;
  };
  const isKnown = new Set<string>();
  let last: FoundField | undefined;
  while (position < raw.length) {
    const { end, next } = lineAt(raw, position);
    if (end === position) {
      position = next;
      break;
    }
    if (delimiterAt(raw, position, end, open)) break;
    const isContinuation = raw[position] === 0x20 || raw[position] === 0x09;
    if (isContinuation && last) {
      keep(last, raw.subarray(position, end));
    } else if (isFieldStart(raw, position, end)) {
      const colon = raw.indexOf(0x3a, position);
      const name = raw.toString('latin1', position, colon).trim().toLowerCase();
      // Always keep the first occurrence of an essential field, however many fields precede it.
      if (found.length < limits.fields || (telling.has(name) && !isKnown.has(name))) {
        isKnown.add(name);
        last = { name, value: [], size: 0 };
        found.push(last);
        keep(last, raw.subarray(colon + 1, end));
      } else last = passedOver;
    } else if (raw[position] === 0x2d && raw[position + 1] === 0x2d && isMultipart(found)) {
      // The empty line before the first part was lost.
      break;
    } else if (!isContinuation) {
      const following = lineAt(raw, next);
      if (!isFieldStart(raw, next, following.end) && following.end !== next) break;
    }
    position = next;
  }
  const values = found.map(({ name, value }) => ({ name, bytes: value.length === 1 ? (value[0] as Buffer) : Buffer.concat(value) }));
  const typeBytes = values.find((field) => field.name === 'content-type')?.bytes;
  const own = /charset\s*=\s*"?([^";\s]+)/i.exec(typeBytes?.toString('latin1') ?? '')?.[1] ?? '';
  const isRaw = (bytes: Buffer) => !isUtf8(bytes) || bytes.includes(0x1b);
  const isVague = /^(?:|us-ascii|ascii|utf-?8|iso-8859-1|windows-1252)$/i.test(own);
  const hint = isVague && values.some(({ bytes }) => isRaw(bytes)) ? charsetWithin(raw) || own : own;
  const fields = values.map(({ name, bytes }) => ({
    name,
    // Raw bytes in a header are UTF-8 (RFC 6532) or, from old mailers, of the body's charset; one of 16-bit units or escape sequences
    // applies only where it shows. Of a word or two either may be meant.
    value: decodeText(bytes, (!isRaw(bytes) && (isVague || isAscii(bytes))) || /^(?:utf-16|utf-32|utf-7)/i.test(hint) ? '' : hint)
      .replace(/[\r\n]+/g, ' ')
      .trim(),
  }));
  return { fields, bodyStart: Math.min(position, raw.length) };
}

/**
 * Returns the actual boundary of a multipart, from its first delimiter line. Used if the boundary in its header does not occur in the body.
 */
function boundaryWithin(raw: Buffer, from: number, open: readonly Boundary[]): string | undefined {
  const text = raw.toString('latin1', from, Math.min(raw.length, from + 4096));
  const [, found] = /(?:^|\n)--([^\s][^\r\n]{0,198}?)[ \t]*\r?\n(?:[\w-]{1,60}:|\r?\n)/.exec(text) ?? [];
  // One of those around it: then it has no parts.
  return open.some((outer) => outer.text === found || `${outer.text}--` === found) ? undefined : found;
}

/**
 * Number of bytes searched for a boundary after a part's header. Large enough for any header of a first part, small enough for many
 * multiparts.
 */
const lookAhead = 64 * 1024;

/** The encoding's name; mailers put comments and quotes around it. */
const transferEncoding = (value: string) =>
  /\w[\w -]*/
    .exec(
      value
        .slice(0, 200)
        .toLowerCase()
        .replace(/\([^)]*\)/g, ''),
    )?.[0]
    .trim()
    .replace(/^(?:x-)?base[-_ ]?64$/, 'base64')
    .replace(/^quoted[-_ ]?printable$/, 'quoted-printable') ?? '';

const wholeType = /^[\w.+-]+\/[\w.+-]+$/;

/** The type of a part; of one that is spelled as none is, what it must have been. What has a name is a file. */
function typeOf(written: string, isInDigest: boolean, name: string | undefined): string {
  if (wholeType.test(written)) return written;
  if (name && /^[\w.+-]+$/.test(written) && !/^(?:text|multipart|message)/.test(written)) return 'application/octet-stream';
  const plain = written.replace(/^(?:content-type:|["'\s])+/, '').replace(/\s*\/\s*/, '/');
  if (plain === 'multipart') return 'multipart/mixed';
  return /^[\w.+-]+\/[\w.+-]+/.exec(plain)?.[0] ?? (isInDigest ? 'message/rfc822' : 'text/plain');
}

function makePart(raw: Buffer, start: number, parent: Part | null, section: string, open: readonly Boundary[]): Part {
  const { fields, bodyStart } = readHeader(raw, start, open);
  const isDigest = parent?.contentType.value === 'multipart/digest';
  const contentType = parseStructured(fieldValue(fields, 'content-type') ?? '');
  contentType.value = typeOf(contentType.value, isDigest, contentType.params.name);
  return {
    section,
    fields,
    contentType,
    disposition: parseStructured(fieldValue(fields, 'content-disposition') ?? ''),
    encoding: transferEncoding(fieldValue(fields, 'content-transfer-encoding') ?? ''),
    contentId: (fieldValue(fields, 'content-id') ?? '').replace(/^<|>$/g, '').trim(),
    start,
    bodyStart,
    bodyEnd: raw.length,
    children: [],
    parent,
  };
}

/**
 * Splits a message into parts in one pass over its lines, without decoding bodies. An outer boundary ends all parts inside it. Parts beyond
 * the limits stay text of the part that contains them.
 */
export function parseParts(raw: Buffer, from = 0): { root: Part; isCut: boolean } {
  let start = raw[from] === 0xef && raw[from + 1] === 0xbb && raw[from + 2] === 0xbf ? from + 3 : from;
  // mbox files and some stores leave their own first line in front of the message.
  if (/^From +[^ :]/.test(raw.toString('latin1', start, start + 20))) start = lineAt(raw, start).next;
  while (start < raw.length && (raw[start] === 0x0a || raw[start] === 0x0d)) start += 1;
  const root = makePart(raw, start, null, '', []);
  const open: Boundary[] = [];
  let parts = 1;
  let isCut = false;
  let current: Part | null = root;

  const enter = (part: Part) => {
    if (!part.contentType.value.startsWith('multipart/')) return;
    const given = Buffer.from(part.contentType.params.boundary ?? '', 'utf8')
      .toString('latin1')
      .trimEnd();
    // Search to the end only for the outermost multipart: doing so for each would take quadratic time.
    const ahead = part.parent === null ? raw : raw.subarray(0, part.bodyStart + lookAhead);
    const isEncoded = part.encoding === 'base64' || part.encoding === 'quoted-printable';
    const isNowhere = given === '' || (!isEncoded && !ahead.includes(`--${given}`, part.bodyStart, 'latin1'));
    const text = (isNowhere ? boundaryWithin(raw, part.bodyStart, open) : undefined) ?? given;
    if (!text) return;
    if (open.length >= limits.depth) isCut = true;
    else open.push({ text, part });
  };
  enter(root);

  let position = root.bodyStart;
  while (position < raw.length && open.length > 0) {
    // Bodies are long and delimiters rare: look for the two dashes at a line's start instead of walking every line.
    if (!(raw[position] === 0x2d && raw[position + 1] === 0x2d)) {
      const dashes = raw.indexOf('\n--', Math.max(position - 1, 0), 'latin1');
      if (dashes < 0) break;
      position = dashes + 1;
    }
    const { end, next } = lineAt(raw, position);
    const delimiter = delimiterAt(raw, position, end, open);
    if (!delimiter) {
      position = next;
      continue;
    }
    let bodyEnd = position;
    if (raw[bodyEnd - 1] === lf) bodyEnd -= raw[bodyEnd - 2] === 0x0d ? 2 : 1;
    const owner = (open[delimiter.level] as Boundary).part;
    for (let part: Part | null = current; part && part !== owner; part = part.parent) part.bodyEnd = Math.max(part.bodyStart, bodyEnd);
    open.length = delimiter.level + 1;
    if (delimiter.isLast) {
      owner.bodyEnd = Math.max(owner.bodyStart, bodyEnd);
      open.pop();
      current = owner.parent;
      position = next;
      continue;
    }
    if (parts >= limits.parts) {
      isCut = true;
      break;
    }
    parts += 1;
    const number = String(owner.children.length + 1);
    const part: Part = makePart(raw, next, owner, owner.section === '' ? number : `${owner.section}.${number}`, open);
    owner.children.push(part);
    current = part;
    enter(part);
    position = Math.max(part.bodyStart, next);
    // A body that begins with the next delimiter is empty; the search must see that line.
    if (position > next && raw[position - 1] !== lf) position = lineAt(raw, position).next;
  }
  return { root, isCut };
}
