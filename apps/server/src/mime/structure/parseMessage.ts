import { createHash } from 'node:crypto';
import type { Address } from '@jinshu/api';
import { decodePage, decodeText } from '../charset/index.ts';
import { decodeWords, fieldValue, type HeaderField, oneLine, parseDate, readAddresses, shortSubject } from '../header/index.ts';
import { htmlToText, readRtf, textToHtml, unwrapFlowed } from '../text/index.ts';
import { decodeTextTransfer, decodeTransfer, isUuencoded, takeUuencoded } from '../transfer-encoding/index.ts';
import { readCms } from './cms.ts';
import { nameByIds } from './contentLocation.ts';
import { listOf } from './listOf.ts';
import { type Part, parseParts } from './parts.ts';
import { protectionOf, saysPgp } from './protection.ts';
import { readTnef } from './tnef.ts';
import type { MailTraits } from './traits.ts';

/** A file in a message. */
export interface ParsedAttachment {
  /** Names the file inside its message, for ever: the IMAP section of its part. */
  sid: string;
  name: string;
  type: string;
  size: number;
  bytes: Buffer;
  /** Without angle brackets. */
  contentId: string | null;
  /** Whether the HTML body shows it inline. */
  isInline: boolean;
}

/** Parsed content of a message, ready for the table `content`. */
export interface ParsedMessage {
  messageId: string;
  inReplyTo: string | null;
  references: string[];
  subject: string;
  /** The first author. */
  sender: Address;
  from: Address[];
  to: Address[];
  cc: Address[];
  replyTo: Address[];
  sentAt: Date | null;
  text: string | null;
  html: string | null;
  attachments: ParsedAttachment[];
  wantsReceipt: boolean;
  isUrgent: boolean;
  /** Other traits of the message. `report` is determined later. */
  traits: Omit<MailTraits, 'report'>;
  /** Nothing could be made of the bytes: only the source can be shown. */
  isUnparsed: boolean;
}

/** Longer headers are cut: the parser visits every character several times. */
const longestList = 1_000_000;

/** Maximum length of a subject to read, before its encoded words are decoded. */
const longestSubject = 100_000;

/** Maximum sizes to store per message. Longer text stays readable in the source. */
const maximum = { name: 200, address: 320, recipients: 10_000, references: 100, body: 8 * 1024 * 1024, fileName: 255 };

// Invisible characters make a name look like a different one. Bidirectional marks stay: the code that shows a name makes them visible.
const unsafeCharacters = /[\p{Cc}\u200b\u2028\u2029\u2060\ufeff]/gu;

// PostgreSQL's `text` type rejects NUL and lone surrogates.
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/** The beginning of a text; no character is cut in half. */
const headOf = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
/** The end of a text; no character is cut in half. */
const tailOf = (text: string, length: number) => text.slice(-length).replace(/^[\udc00-\udfff]/, '');

const storableLine = (text: string) => storable(oneLine(text));

/** The beginning of a list of people; it ends between two of them. */
const readable = (list: string) =>
  list.length > longestList ? list.slice(0, list.lastIndexOf(',', longestList) + 1 || longestList) : list;

function addresses(fields: readonly HeaderField[], name: string): Address[] {
  const found: Address[] = [];
  for (const field of fields) {
    if (field.name !== name || field.value === '') continue;
    for (const { name: said, address } of readAddresses(readable(field.value))) {
      if (found.length >= maximum.recipients) return found;
      const entry = { name: headOf(storableLine(said), maximum.name), address: headOf(storableLine(address), maximum.address) };
      if (entry.name !== '' || entry.address !== '') found.push(entry);
    }
  }
  return found;
}

const ids = (value: string | undefined): string[] => {
  if (!value) return [];
  const bracketed = value.match(/<[^<>\s]{1,500}>/g);
  const found = bracketed ? bracketed.map((id) => id.slice(1, -1)) : value.split(/\s+/).filter((word) => word.includes('@'));
  return found.map((id) => headOf(storable(id), 500));
};

interface Block {
  text: string | null;
  html: string | null;
}

/** File packed inside a part, without a part for itself. */
interface PackedFile {
  sid: string;
  name: string;
  type: string;
  bytes: Buffer;
  contentId: string | null;
}

interface Collected {
  /** Something of the message is not among them. */
  isCut?: boolean;
  blocks: Block[];
  files: (Part | PackedFile)[];
}

function safeName(name: string): string {
  const safe = tailOf(storableLine(name.replace(/[\t\r\n]/g, ' ').replace(unsafeCharacters, '')).replace(/[/\\]/g, '_'), maximum.fileName);
  // To a system such a name is a folder.
  return /^[. ]+$/.test(safe) ? '' : safe;
}
/** Some mailers replace characters they cannot encode with question marks, and give the correct name in another parameter. */
const isLost = (name: string) => name === '' || /^\?{2,}/.test(name);
function fileName({ disposition, contentType }: Part): string {
  // A disposition may be missing before its parameter.
  const unnamed = /^filename="?([^"]+)/.exec(disposition.value)?.[1];
  const given = [disposition.params.filename, disposition.params.name, contentType.params.name, contentType.params.filename, unnamed]
    .filter((name) => name !== undefined)
    .map((name) => safeName(decodeWords(name)));
  return given.find((name) => !isLost(name)) ?? given.find((name) => name !== '') ?? '';
}

const isPage = (type: string) => type === 'text/html' || type === 'application/xhtml+xml';

function bodyText(raw: Buffer, part: Part, into?: Collected): string {
  const bytes = decodeTextTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding);
  if (into && bytes.length > maximum.body) into.isCut = true;
  const decode = isPage(part.contentType.value) ? decodePage : decodeText;
  const text = decode(bytes.subarray(0, maximum.body), part.contentType.params.charset);
  const isFlowed = part.contentType.params.format?.toLowerCase() === 'flowed';
  return storable(isFlowed ? unwrapFlowed(text, part.contentType.params.delsp?.toLowerCase() === 'yes') : text).replaceAll('\r\n', '\n');
}

const isBodyType = (type: string) => type === 'text/plain' || isPage(type);
/** The same words for programs of one maker. */
const isSpecialForm = (type: string) => type === 'text/x-amp-html' || type === 'text/watch-html';
/** Obsolete text formats with markup. */
const isOldForm = (type: string) => /^text(?:$|\/(?:enriched|richtext|unknown|(?:x-)?markdown)$)/.test(type);
/** Text of an unknown subtype is treated as plain text (RFC 2046, section 4.1.4) if there is no other body. */
const isOddText = (type: string) => /^text\/(?!calendar$|(?:x-)?vcard$|directory$|rfc822-headers$)/.test(type);
const isTnef = (type: string, name: string) => /^application\/(?:vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name);
const isCms = (type: string) => /^application\/(?:x-)?pkcs7-mime$/.test(type);

/** Returns the text of an enriched text part (RFC 1896) without its markup. */
const plainOfOldForm = (type: string, text: string) =>
  type === 'text/enriched' || type === 'text/richtext'
    ? text.replace(/<param>[^<]{0,200}<\/param>/gi, '').replace(/<<|<(\/?[a-z][^<>]{0,60})>/gi, (mark) => (mark === '<<' ? '<' : ''))
    : type === 'text/rtf'
      ? (readRtf(Buffer.from(text, 'latin1')).text ?? text)
      : text;

/** Puts a text or an HTML body where it belongs. */
function addBody(into: Collected, alternative: Block | null, part: Part, key: 'text' | 'html', text: string): void {
  if (!alternative) {
    into.blocks.push({ text: null, html: null, [key]: text });
    return;
  }
  const before = alternative[key];
  const isChoice = part.parent?.contentType.value === 'multipart/alternative';
  // Of the same kind twice the last one is meant (RFC 2046, 5.1.4); what stands one after another is all meant.
  if (isChoice) alternative[key] = before === null || text.trim() !== '' ? text : before;
  else if (key === 'text' && alternative.html !== null) alternative.html += textToHtml(text);
  else alternative[key] = before === null ? text : `${before}\n${text}`;
}

/** Takes the letter and the files out of what Outlook packed. */
function unpackTnef(raw: Buffer, part: Part, into: Collected): void {
  const found = readTnef(decodeTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding));
  if (!found) return;
  found.files.forEach((file, index) => {
    const name = safeName(file.name);
    into.files.push({ ...file, name: name === '' ? `attachment-${index + 1}.bin` : name, sid: `${part.section || '1'}~${index + 1}` });
  });
  const isSaid = into.blocks.some(({ text, html }) => html !== null || (text ?? '').trim() !== '');
  const hasHtml = into.blocks.some(({ html }) => html !== null);
  if (found.html !== null && found.html.trim() !== '' && !hasHtml) {
    const block = into.blocks.length === 1 ? into.blocks[0] : undefined;
    if (block) block.html = storable(found.html);
    else into.blocks.push({ text: found.text && storable(found.text), html: storable(found.html) });
  } else if (!isSaid && found.text) into.blocks.push({ text: storable(found.text), html: null });
}

/** Adds the bodies and the files of a message packed inside a part. */
function unwrap(content: Buffer, part: Part, into: Collected, depth: number): void {
  if (depth >= 3) return;
  const { root, isCut } = parseParts(content);
  const collected: Collected = { blocks: [], files: [], isCut };
  collect(content, root, collected, null, depth + 1);
  into.isCut ||= collected.isCut ?? false;
  into.blocks.push(...collected.blocks);
  for (const [index, file] of collected.files.entries()) {
    const { name, type, bytes, contentId } = toAttachment(content, file, index + 1, nothingShown);
    into.files.push({ name, type, bytes, contentId, sid: `${part.section || '1'}~${index + 1}` });
  }
}

const encodedBody = (raw: Buffer, part: Part) => decodeTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding);

/** The parts of a multipart that is encoded as a whole, which no standard allows; null where it is not. */
function encodedParts(raw: Buffer, part: Part): Buffer | null {
  if (part.encoding !== 'base64' && part.encoding !== 'quoted-printable') return null;
  const inner = encodedBody(raw, part);
  const boundary = /(?:^|\n)--/.test(inner.toString('latin1', 0, 65_536)) ? (part.contentType.params.boundary ?? '') : null;
  if (boundary === null) return null;
  return Buffer.concat([Buffer.from(`Content-Type: ${part.contentType.value}; boundary="${boundary}"\r\n\r\n`), inner]);
}

/** Returns the text of a nested inline message, preceded by its main header fields. */
function nestedBlocks(raw: Buffer, part: Part, depth: number): Block[] {
  const inner = decodeTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding);
  const { root } = parseParts(inner);
  const collected: Collected = { blocks: [], files: [] };
  collect(inner, root, collected, null, depth + 1);
  const lines = ['From', 'To', 'Date', 'Subject'].flatMap((name) => {
    const value = storableLine(decodeWords(fieldValue(root.fields, name.toLowerCase()) ?? ''));
    return value === '' ? [] : [`${name}: ${value}`];
  });
  return [{ text: `\n${lines.join('\n')}\n`, html: null }, ...collected.blocks];
}

/** Walks the parts in their order and tells bodies from files. */
function collect(raw: Buffer, part: Part, into: Collected, alternative: Block | null, depth = 0): void {
  const type = part.contentType.value;
  if (part.children.length > 0) {
    const block: Block | null = type === 'multipart/alternative' && !alternative ? { text: null, html: null } : alternative;
    if (block && !alternative) into.blocks.push(block);
    for (const child of part.children) collect(raw, child, into, block, depth);
    return;
  }
  if (type.startsWith('multipart/')) {
    const inner = encodedParts(raw, part);
    if (inner) {
      unwrap(inner, part, into, depth);
      return;
    }
    // A multipart without parts: what it holds is at least text to read.
    const text = part.bodyEnd > part.bodyStart ? bodyText(raw, part) : '';
    if (text.trim() !== '' && (part.parent === null || !/^\s*--/.test(text))) into.blocks.push({ text, html: null });
    return;
  }
  const name = fileName(part);
  const isFile = part.disposition.value === 'attachment' || (name !== '' && into.blocks.length > 0 && !alternative);
  if (isSpecialForm(type) && alternative) return;
  const isOddRoot = part.parent === null && name === '' && isOddText(type) && !isBodyType(type);
  if ((isOldForm(type) || isOddRoot) && !isFile) {
    const text = plainOfOldForm(type, bodyText(raw, part));
    if (!alternative) into.blocks.push({ text, html: null });
    else alternative.text ??= text;
    return;
  }
  if (!isBodyType(type) || isFile) {
    if (isTnef(type, name)) unpackTnef(raw, part, into);
    const signed = isCms(type) ? readCms(encodedBody(raw, part))?.content : null;
    if (signed) unwrap(signed, part, into, depth);
    into.files.push(part);
    // A message in a message is opened as a file. It is what the mail says where nothing else is, and what a report is about.
    const isAll =
      part.parent?.contentType.value === 'multipart/report' ||
      !into.blocks.some(({ text, html }) => html !== null || (text ?? '').trim() !== '');
    if (isAll && type === 'message/rfc822' && part.disposition.value === 'inline' && depth < 3)
      into.blocks.push(...nestedBlocks(raw, part, depth));
    return;
  }
  if (isPage(type)) {
    addBody(into, alternative, part, 'html', bodyText(raw, part, into));
    return;
  }
  const { text, files } = takeUuencoded(bodyText(raw, part, into));
  addBody(into, alternative, part, 'text', text);
  files.forEach(({ name: given, bytes }, index) => {
    into.files.push({
      sid: `${part.section || '1'}~${index + 1}`,
      name: safeName(given) || `attachment-${index + 1}.bin`,
      type: 'application/octet-stream',
      bytes,
      contentId: null,
    });
  });
}

const defaultNames: Record<string, string> = {
  'text/calendar': 'invite.ics',
  'application/ics': 'invite.ics',
  'message/delivery-status': 'delivery-status.txt',
  'message/disposition-notification': 'disposition-notification.txt',
  'message/feedback-report': 'feedback-report.txt',
  'text/rfc822-headers': 'headers.txt',
  'application/pgp-signature': 'signature.asc',
  'application/ms-tnef': 'winmail.dat',
  'text/plain': 'text.txt',
  'text/html': 'text.html',
};

const extensions: Record<string, string> = { jpeg: 'jpg', 'svg+xml': 'svg', plain: 'txt', mpeg: 'mp3', 'octet-stream': 'bin' };

function nameOf(raw: Buffer, part: Part, number: number): string {
  const given = fileName(part);
  const type = part.contentType.value;
  if (type === 'message/rfc822' || type === 'message/global') {
    const start = raw.subarray(part.bodyStart, Math.min(part.bodyEnd, part.bodyStart + 65_536));
    const nested = given === '' ? parseParts(decodeTransfer(start, part.encoding)).root : null;
    const subject = nested ? storableLine(decodeWords(fieldValue(nested.fields, 'subject') ?? '')).replace(/[/\\:*?"<>|]/g, '_') : given;
    const base = headOf(/^[. ]*$/.test(subject) ? `message-${number}` : subject, maximum.fileName - 4);
    return /\.eml$/i.test(base) ? base : `${base}.eml`;
  }
  if (given !== '') return given;
  const packed = isUuencoded(part.encoding)
    ? takeUuencoded(raw.toString('latin1', part.bodyStart, part.bodyEnd)).files[0]?.name
    : undefined;
  if (packed !== undefined && safeName(packed) !== '') return safeName(packed);
  const known = defaultNames[type];
  if (known) return known;
  const subtype = type.slice(type.indexOf('/') + 1);
  const extension = extensions[subtype] ?? (/^[a-z0-9]{2,5}$/.test(subtype) ? subtype : 'bin');
  return `${type.startsWith('image/') ? 'image' : 'attachment'}-${number}.${extension}`;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  commat: '@',
  period: '.',
  colon: ':',
  sol: '/',
};
const withoutEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

function withoutPercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An id as it is compared: senders write it in several ways. */
const plainId = (id: string) => withoutPercent(id).trim().replace(/^<|>$/g, '');

/** The ids of the parts that an HTML body shows in their places. */
function shownIds(html: string | null): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, written = ''] of (html ?? '').matchAll(/(?:["'=(]|&quot;|&#0?39;|&apos;)\s*cid:([^"'\r\n]{1,1000})/gi)) {
    // Without quotes an id ends at a blank or a bracket.
    for (const id of [written, written.split(/[\s>)]|&quot;|&#0?39;|&apos;/, 1)[0] as string]) found.add(plainId(withoutEntities(id)));
  }
  return found;
}

/** A type goes into the head of an answer: only what is one. */
const knownType = (type: string) => (type.length <= 200 && /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream');

const nothingShown: ReadonlySet<string> = new Set();

/**
 * Whether a browser can show a part inline in the message. Apple Mail also references PDFs by id (`<object data="cid:…">`), and Outlook
 * references images that only it can draw. Those are listed as attachments, since the reader could not see them otherwise.
 */
const canBeDrawn = (type: string, name: string): boolean =>
  type.startsWith('image/')
    ? !/^image\/(?:tiff|hei[cf]|vnd\.adobe|(?:x-)?[ew]mf)/.test(type)
    : type === 'application/octet-stream' && /\.(?:png|jpe?g|gif|bmp|webp|avif|svg|ico)$/i.test(name);

function toAttachment(raw: Buffer, part: Part | PackedFile, number: number, shown: ReadonlySet<string>): ParsedAttachment {
  const isShown = (type: string, name: string, id: string | null) => id !== null && canBeDrawn(type, name) && shown.has(plainId(id));
  if ('bytes' in part) {
    const type = knownType(part.type);
    return { ...part, type, size: part.bytes.length, isInline: isShown(type, part.name, part.contentId) };
  }
  const bytes = decodeTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding);
  const contentId = part.contentId === '' ? null : headOf(storable(part.contentId), 500);
  const [name, type] = [nameOf(raw, part, number), knownType(part.contentType.value)];
  return {
    sid: part.section === '' ? '1' : part.section,
    name,
    type,
    size: bytes.length,
    bytes,
    contentId,
    isInline: isShown(type, name, contentId),
  };
}

const isCalendarFile = ({ type, name }: ParsedAttachment) => /^(?:text\/calendar|application\/ics)$/.test(type) || /\.ics$/i.test(name);

/** Programs that are afraid of each other send an invitation in two places: it is one file. */
const withoutDoubledCalendar = (files: readonly ParsedAttachment[]): ParsedAttachment[] =>
  files.filter(
    (file, index) =>
      !isCalendarFile(file) || !files.slice(0, index).some(({ name, bytes }) => name === file.name && saysTheSame(bytes, file.bytes)),
  );
const saysTheSame = (one: Buffer, other: Buffer) =>
  one.equals(other) || (Math.max(one.length, other.length) < 1_000_000 && plainCalendar(one) === plainCalendar(other));
/** Without the ends of lines, which encodings change. */
const plainCalendar = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .replace(/\r?\n[ \t]|\s+/g, ' ')
    .trim();

/** Whether a page is empty: without text and images. */
const isEmptyPage = (html: string) =>
  html.length < 10_000 && !/<(?:img|object|svg)|background|url\(/i.test(html) && htmlToText(html, { keepsHidden: true }).trim() === '';
/**
 * Removes the empty one of two alternative bodies. Some programs send both a text and an HTML body and leave one empty. Display and search
 * then use the other.
 */
function withoutEmptyFace({ text, html }: Block): Block {
  if (text === null || html === null) return { text, html };
  if (text.trim() === '') return { text: null, html };
  return { text, html: isEmptyPage(html) ? null : html };
}

/** The body of a message from its blocks: HTML as soon as one block has it, text as soon as one has that. */
function joinBlocks(blocks: readonly Block[]): { text: string | null; html: string | null } {
  const filled = blocks.map(withoutEmptyFace).filter((block) => block.text !== null || block.html !== null);
  const hasHtml = filled.some((block) => block.html !== null);
  const hasText = filled.some((block) => block.text !== null);
  return {
    html: hasHtml ? filled.map((block) => block.html ?? textToHtml(block.text ?? '')).join('\n') : null,
    text: hasText ? filled.map((block) => block.text ?? htmlToText(block.html ?? '')).join('\n') : null,
  };
}

function isUrgent(fields: readonly HeaderField[]): boolean {
  return (
    /^\s*[12]\b/.test(fieldValue(fields, 'x-priority') ?? '') ||
    /^\s*high/i.test(fieldValue(fields, 'importance') ?? '') ||
    /^\s*(?:urgent|high)/i.test(fieldValue(fields, 'priority') ?? '')
  );
}

/** A name for a message that has none, the same on every server. */
const inventedId = (raw: Buffer) => `${createHash('sha256').update(raw).digest('hex').slice(0, 32)}@without-id.invalid`;

const nobody: Address = { name: '', address: '' };

/** Converts bare carriage returns, used as line ends only by very old systems, if the message has no line feed. */
const withLines = (raw: Buffer) =>
  raw.includes(0x0a) || !raw.includes(0x0d) ? raw : Buffer.from(raw.toString('latin1').replaceAll('\r', '\r\n'), 'latin1');

function parse(bytes: Buffer): ParsedMessage {
  const raw = withLines(bytes);
  const { root, isCut } = parseParts(raw);
  const { fields } = root;
  const collected: Collected = { blocks: [], files: [] };
  collect(raw, root, collected, null);
  const { text, html: written } = joinBlocks(collected.blocks);
  const html = written === null ? null : nameByIds(written, root);
  const shown = shownIds(html);
  const from = addresses(fields, 'from');
  return {
    messageId: ids(fieldValue(fields, 'message-id'))[0] ?? inventedId(raw),
    inReplyTo: ids(fieldValue(fields, 'in-reply-to'))[0] ?? null,
    references: ids(fieldValue(fields, 'references')).slice(-maximum.references),
    subject: shortSubject(storableLine(decodeWords((fieldValue(fields, 'subject') ?? '').slice(0, longestSubject)))),
    // A name with a comma in it and no quotes around it makes a person of each half, of whom the first cannot be written to.
    sender: from.find(({ address }) => address !== '') ?? from[0] ?? addresses(fields, 'sender')[0] ?? nobody,
    from,
    to: addresses(fields, 'to'),
    cc: addresses(fields, 'cc'),
    replyTo: addresses(fields, 'reply-to'),
    sentAt: parseDate(decodeWords(fieldValue(fields, 'date') ?? '')),
    text,
    html,
    attachments: withoutDoubledCalendar(collected.files.map((part, index) => toAttachment(raw, part, index + 1, shown))),
    wantsReceipt: fields.some((field) => field.name === 'disposition-notification-to' && field.value !== ''),
    isUrgent: isUrgent(fields),
    traits: { protection: protectionOf(raw, root) ?? saysPgp(text), isCut: isCut || collected.isCut === true, list: listOf(fields) },
    isUnparsed: fields.length === 0,
  };
}

/** Returns a placeholder for a message that cannot be parsed. It can be found and listed; opening it shows its source. */
export function unparsedMessage(raw: Buffer): ParsedMessage {
  return {
    messageId: inventedId(raw),
    inReplyTo: null,
    references: [],
    subject: '',
    sender: nobody,
    from: [],
    to: [],
    cc: [],
    replyTo: [],
    sentAt: null,
    text: null,
    html: null,
    attachments: [],
    wantsReceipt: false,
    isUrgent: false,
    traits: { protection: null, isCut: false, list: null },
    isUnparsed: true,
  };
}

/** Reads a raw message. Never throws: whatever comes in over SMTP can be stored and shown. */
export function parseMessage(raw: Buffer): ParsedMessage {
  try {
    return parse(raw);
  } catch {
    return unparsedMessage(raw);
  }
}
