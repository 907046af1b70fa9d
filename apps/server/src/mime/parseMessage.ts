import { createHash } from 'node:crypto';
import type { Address } from '@jinshu/api';
import { addressParser } from 'postal-mime';
import { decodeText } from './charset.ts';
import { decodeWords, fieldValue, type HeaderField } from './headers.ts';
import { htmlToText, textToHtml } from './htmlToText.ts';
import { parseDate } from './parseDate.ts';
import { type Part, parseParts } from './parts.ts';
import { unwrapFlowed } from './textFormat.ts';
import { decodeTransfer } from './transferEncoding.ts';

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
  /** Whether the HTML body shows it in its place. */
  isInline: boolean;
}

/** What a message says, ready for the table `content`. */
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
  /** Nothing could be made of the bytes: only the source can be shown. */
  isUnparsed: boolean;
}

/** How much is kept of what a message says. Longer text stays readable in the source. */
const maximum = { subject: 998, name: 200, address: 320, recipients: 10_000, references: 100, body: 8 * 1024 * 1024, fileName: 255 };

// Control and direction characters can make a name look like another one.
const unsafeCharacters = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

// PostgreSQL's text holds no NUL, and half of a surrogate pair is no character.
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

const oneLine = (text: string) => storable(text.replace(/[\s\p{Cc}]+/gu, ' ')).trim();

function addresses(fields: readonly HeaderField[], name: string): Address[] {
  const found: Address[] = [];
  for (const field of fields) {
    if (field.name !== name || field.value === '') continue;
    // The parser looks at every character several times: a header of megabytes is no list of people.
    for (const { name: words, address } of addressParser(field.value.slice(0, 200_000), { flatten: true })) {
      if (found.length >= maximum.recipients) return found;
      const entry = {
        name: oneLine(decodeWords(words)).slice(0, maximum.name),
        address: oneLine(decodeWords(address ?? '')).slice(0, maximum.address),
      };
      if (entry.name !== '' || entry.address !== '') found.push(entry);
    }
  }
  return found;
}

const ids = (value: string | undefined): string[] => {
  if (!value) return [];
  const bracketed = value.match(/<[^<>\s]{1,500}>/g);
  const found = bracketed ? bracketed.map((id) => id.slice(1, -1)) : value.split(/\s+/).filter((word) => word.includes('@'));
  return found.map((id) => storable(id).slice(0, 500));
};

interface Block {
  text: string | null;
  html: string | null;
}

interface Collected {
  blocks: Block[];
  files: Part[];
}

const fileName = (part: Part): string => {
  const name = part.disposition.params.filename ?? part.contentType.params.name ?? '';
  return oneLine(decodeWords(name).replace(unsafeCharacters, '')).replace(/[/\\]/g, '_').slice(-maximum.fileName);
};

function bodyText(raw: Buffer, part: Part): string {
  const bytes = decodeTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding);
  const text = decodeText(bytes.subarray(0, maximum.body), part.contentType.params.charset);
  const isFlowed = part.contentType.params.format?.toLowerCase() === 'flowed';
  return storable(isFlowed ? unwrapFlowed(text, part.contentType.params.delsp?.toLowerCase() === 'yes') : text).replaceAll('\r\n', '\n');
}

const isBodyType = (type: string) => type === 'text/plain' || type === 'text/html';

/** The words of a message that another one carries in its own text, under who wrote them. */
function nestedBlocks(raw: Buffer, part: Part, depth: number): Block[] {
  const inner = decodeTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding);
  const { root } = parseParts(inner);
  const collected: Collected = { blocks: [], files: [] };
  collect(inner, root, collected, null, depth + 1);
  const lines = ['From', 'To', 'Date', 'Subject'].flatMap((name) => {
    const value = oneLine(decodeWords(fieldValue(root.fields, name.toLowerCase()) ?? ''));
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
    // A multipart without parts: what it holds is at least text to read.
    if (part.bodyEnd > part.bodyStart && part.parent === null) into.blocks.push({ text: bodyText(raw, part), html: null });
    return;
  }
  const isFile = part.disposition.value === 'attachment' || (fileName(part) !== '' && into.blocks.length > 0 && !alternative);
  if (!isBodyType(type) || isFile) {
    into.files.push(part);
    if (type === 'message/rfc822' && part.disposition.value === 'inline' && depth < 3) into.blocks.push(...nestedBlocks(raw, part, depth));
    return;
  }
  const key = type === 'text/html' ? 'html' : 'text';
  const text = bodyText(raw, part);
  if (alternative) alternative[key] = alternative[key] === null ? text : `${alternative[key]}\n${text}`;
  else into.blocks.push({ text: null, html: null, [key]: text });
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
    const nested = given === '' ? parseParts(raw.subarray(part.bodyStart, Math.min(part.bodyEnd, part.bodyStart + 65_536))).root : null;
    const subject = nested ? oneLine(decodeWords(fieldValue(nested.fields, 'subject') ?? '')).replace(/[/\\:*?"<>|]/g, '_') : given;
    const base = (subject === '' ? `message-${number}` : subject).slice(0, maximum.fileName - 4);
    return /\.eml$/i.test(base) ? base : `${base}.eml`;
  }
  if (given !== '') return given;
  const known = defaultNames[type];
  if (known) return known;
  const subtype = type.slice(type.indexOf('/') + 1);
  const extension = extensions[subtype] ?? (/^[a-z0-9]{2,5}$/.test(subtype) ? subtype : 'bin');
  return `${type.startsWith('image/') ? 'image' : 'attachment'}-${number}.${extension}`;
}

function toAttachment(raw: Buffer, part: Part, number: number, html: string | null): ParsedAttachment {
  const bytes = decodeTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding);
  const contentId = part.contentId === '' ? null : storable(part.contentId).slice(0, 500);
  return {
    sid: part.section === '' ? '1' : part.section,
    name: nameOf(raw, part, number),
    type: part.contentType.value,
    size: bytes.length,
    bytes,
    contentId,
    isInline: contentId !== null && html !== null && (html.includes(`cid:${contentId}`) || html.includes(`cid:${encodeURI(contentId)}`)),
  };
}

/** The body of a message from its blocks: HTML as soon as one block has it, text as soon as one has that. */
function joinBlocks(blocks: readonly Block[]): { text: string | null; html: string | null } {
  const filled = blocks.filter((block) => block.text !== null || block.html !== null);
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

function parse(raw: Buffer): ParsedMessage {
  const { root } = parseParts(raw);
  const { fields } = root;
  const collected: Collected = { blocks: [], files: [] };
  collect(raw, root, collected, null);
  const { text, html } = joinBlocks(collected.blocks);
  const from = addresses(fields, 'from');
  const sentAt = parseDate(fieldValue(fields, 'date') ?? '');
  return {
    messageId: ids(fieldValue(fields, 'message-id'))[0] ?? inventedId(raw),
    inReplyTo: ids(fieldValue(fields, 'in-reply-to'))[0] ?? null,
    references: ids(fieldValue(fields, 'references')).slice(-maximum.references),
    subject: oneLine(decodeWords(fieldValue(fields, 'subject') ?? '')).slice(0, maximum.subject),
    sender: from[0] ?? addresses(fields, 'sender')[0] ?? nobody,
    from,
    to: addresses(fields, 'to'),
    cc: addresses(fields, 'cc'),
    replyTo: addresses(fields, 'reply-to'),
    sentAt,
    text,
    html,
    attachments: collected.files.map((part, index) => toAttachment(raw, part, index + 1, html)),
    wantsReceipt: fields.some((field) => field.name === 'disposition-notification-to' && field.value !== ''),
    isUrgent: isUrgent(fields),
    isUnparsed: fields.length === 0,
  };
}

/** What stands for a message that cannot be parsed: found and listed, shown as its source. */
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
