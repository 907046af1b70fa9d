import { createHash } from 'node:crypto';
import { calendarLimits, calendarWords, type InvitationMail, readCalendar } from '../calendar/index.ts';
import { decodeText } from '../charset/index.ts';
import { contentLexemes } from '../lexeme/index.ts';
import {
  cutSkeleton,
  type HashedBytes,
  type MailReport,
  type ParsedAttachment,
  type ParsedMessage,
  type Piece,
  parseMessage,
  readReport,
  unparsedMessage,
} from '../structure/index.ts';
import { htmlToText } from '../text/index.ts';

/** An attachment whose bytes are kept as a blob. */
export type PreparedAttachment = Omit<ParsedAttachment, 'bytes'> & { hash: string };

/** Everything that storing a message needs and that can be found out without the database. */
export interface PreparedMessage {
  /** SHA-256 of the raw message. */
  hash: Buffer;
  size: number;
  skeleton: Buffer;
  pieces: Piece[];
  blobs: HashedBytes[];
  facts: Omit<ParsedMessage, 'attachments'> & { attachments: PreparedAttachment[] };
  /** Beginning of the text extracted from the HTML body. Null if the message has a text body. */
  htmlText: string | null;
  /** Lexemes for full-text search, without the mailbox's own lexeme. */
  lexemes: string[];
  /** Content of a delivery report or read receipt about another message. */
  report: MailReport | null;
  /** The event that a calendar mail tells of. */
  calendar: InvitationMail | null;
}

/** Maximum number of characters of the text extracted from HTML. */
const maximumHtmlText = 262_144;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

function reportOf(raw: Buffer): MailReport | null {
  try {
    return readReport(raw);
  } catch {
    return null;
  }
}

const isCalendar = ({ type }: ParsedAttachment) => type === 'text/calendar' || type === 'application/ics';

/** Programs that are afraid of each other send the same file twice: the first that can be read counts. */
function calendarOf(attachments: readonly ParsedAttachment[]): InvitationMail | null {
  for (const { bytes } of attachments.filter(isCalendar).slice(0, 4)) {
    const event = bytes.length > calendarLimits.bytes ? null : readCalendar(decodeText(bytes));
    if (event) return event;
  }
  return null;
}

/** Uses the text of the calendar file if a message has no other text. */
function withWords(parsed: ParsedMessage): ParsedMessage {
  if (parsed.html !== null || (parsed.text ?? '').trim() !== '') return parsed;
  const calendar = parsed.attachments.find(isCalendar);
  const words = calendar && calendar.bytes.length <= calendarLimits.bytes ? calendarWords(decodeText(calendar.bytes)) : '';
  return words === '' ? parsed : { ...parsed, text: words };
}

function prepare(raw: Buffer, source: ParsedMessage): PreparedMessage {
  const parsed = withWords(source);
  const { skeleton, pieces, blobs } = cutSkeleton(raw);
  const byHash = new Map(blobs.map((blob) => [blob.hash.toString('hex'), blob]));
  const attachments = parsed.attachments.map(({ bytes, ...attachment }) => {
    const hash = sha256(bytes);
    const key = hash.toString('hex');
    if (!byHash.has(key)) byHash.set(key, { hash, bytes });
    return { ...attachment, hash: key };
  });
  const htmlText = parsed.text === null ? htmlToText(parsed.html ?? '') : null;
  return {
    hash: sha256(raw),
    size: raw.length,
    skeleton,
    pieces,
    blobs: [...byHash.values()],
    facts: { ...parsed, attachments },
    htmlText: htmlText?.slice(0, maximumHtmlText) ?? null,
    lexemes: contentLexemes({
      subject: parsed.subject,
      sender: parsed.sender,
      recipients: [...parsed.to, ...parsed.cc],
      text: parsed.text ?? htmlText ?? '',
      attachmentNames: attachments.filter(({ isInline }) => !isInline).map(({ name }) => name),
    }),
    report: parsed.attachments.length > 0 ? reportOf(raw) : null,
    calendar: calendarOf(parsed.attachments),
  };
}

/** Parses a raw message and takes it apart for storing. Never throws. */
export function prepareMessage(raw: Buffer): PreparedMessage {
  try {
    return prepare(raw, parseMessage(raw));
  } catch {
    return prepareUnparsed(raw);
  }
}

/** Prepares a message to be stored only as its source, because the parser failed on it. */
export const prepareUnparsed = (raw: Buffer): PreparedMessage => prepare(raw, unparsedMessage(raw));
