import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Address } from '@jinshu/api';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { letterText } from '../text/index.ts';

/** File attached to an outgoing message. */
export interface OutgoingAttachment {
  name: string;
  type: string;
  content: Buffer | Readable;
  /** Set for an image that the HTML shows as `cid:` with this id. */
  contentId?: string | undefined;
}

/** Message to compose. Either body may be empty; the text alternative of an HTML body is generated. */
export interface OutgoingMessage {
  from: Address;
  /** Actual sender, if different from `from` (RFC 5322, section 3.6.2). */
  sender?: Address | undefined;
  to: readonly Address[];
  cc: readonly Address[];
  replyTo?: string | undefined;
  subject: string;
  html?: string | undefined;
  text?: string | undefined;
  attachments?: readonly OutgoingAttachment[] | undefined;
  isUrgent?: boolean | undefined;
  wantsReceipt?: boolean | undefined;
  inReplyTo?: string | undefined;
  references?: readonly string[] | undefined;
  /** Without angle brackets; made in `domain` when left out. */
  messageId?: string | undefined;
  domain: string;
  date: Date;
  /** A calendar file, beside the text for programs that understand it (RFC 6047). */
  calendar?: { method: string; content: string } | undefined;
  headers?: Record<string, string> | undefined;
  /** Boundary between MIME parts. Set it when the same message must produce the same bytes again. @default random */
  boundary?: string | undefined;
}

/** Message as bytes. */
export interface ComposedMessage {
  raw: Buffer;
  /** Without angle brackets. */
  messageId: string;
}

/** A new message id of a domain. */
export const newMessageId = (domain: string): string => `${randomUUID()}@${domain}`;

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
/** Maximum length of a word in a header line, in characters: headers are folded only at spaces (RFC 5322, section 2.1.1). */
const longestWord = 900;
const longWord = new RegExp(`\\S{${longestWord}}`);
/**
 * A subject that has the form of encoded words is encoded itself: readers would decode what was never encoded. So is one that cannot be
 * folded as it is.
 */
const subjectLine = (text: string) => {
  const line = oneLine(text);
  return line.includes('=?') || longWord.test(line) ? encodeWord(line, 'B', 52) : line;
};
const longestName = 200;
const header = ({ name, address }: Address) => ({ name: [...oneLine(name)].slice(0, longestName).join(''), address: oneLine(address) });
/** File name for a header. A long name keeps its last 255 characters, which include the extension. */
const fileName = (name: string) => [...oneLine(name)].slice(-255).join('');
/** Ids of other messages, without those too long for a header line. */
const ids = (given: readonly string[]) => given.map(oneLine).filter((id) => id !== '' && id.length < longestWord);

/** Whether bytes can be sent in a message without encoding: 7-bit, with lines that every server accepts (RFC 5321, section 4.5.3.1.6). */
function fitsUnencoded(content: OutgoingAttachment['content']): boolean {
  if (!Buffer.isBuffer(content)) return false;
  const text = content.toString('latin1');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what must not be there
  return !/[\x00\x80-\xff]|(?<!\r)\n|\r(?!\n)|[^\r\n]{999}/.test(text);
}

/**
 * Content type of an attachment. A sender-supplied type must not open a multipart or add parameters. A `message/*` part must not be encoded
 * (RFC 2046, section 5.2.1): content that needs encoding is sent as a generic file, so that no byte changes.
 */
const fileType = ({ type, content }: OutgoingAttachment) => {
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isFit =
    /^(?!multipart\/)[a-z0-9][\w.+-]*\/[a-z0-9][\w.+-]*$/.test(bare) && (!bare.startsWith('message/') || fitsUnencoded(content));
  return isFit ? bare : 'application/octet-stream';
};

/** Moves pasted images from data URLs in the HTML to inline parts, because other servers strip data URLs. */
function takeOutPictures(html: string, domain: string): { html: string; pasted: OutgoingAttachment[] } {
  const pasted: OutgoingAttachment[] = [];
  const pointing = html.replace(
    /\bsrc\s*=\s*(["'])data:(image\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/=\s]+)\1/gi,
    (_whole, quote: string, type: string, data: string) => {
      const contentId = `${randomUUID()}@${domain}`;
      const extension = type.slice('image/'.length).toLowerCase().replace('svg+xml', 'svg');
      pasted.push({ name: `image-${pasted.length + 1}.${extension}`, type, content: Buffer.from(data, 'base64'), contentId });
      return `src=${quote}cid:${contentId}${quote}`;
    },
  );
  return { html: pointing, pasted };
}

/**
 * Composes a message from bodies, inline images and files, in a structure that every mail program supports. Chinese names use standard
 * encodings.
 */
export async function composeMessage(message: OutgoingMessage): Promise<ComposedMessage> {
  const messageId = message.messageId ?? newMessageId(message.domain);
  const written = message.html === undefined || message.html === '' ? undefined : message.html;
  const { html, pasted } = written === undefined ? { html: undefined, pasted: [] } : takeOutPictures(written, message.domain);
  const text = message.text === undefined || message.text === '' ? (html === undefined ? '' : letterText(html)) : message.text;
  const references = ids(message.references ?? []);
  const [inReplyTo] = ids([message.inReplyTo ?? '']);
  const mail = new MailComposer({
    from: header(message.from),
    ...(message.sender && { sender: header(message.sender) }),
    to: message.to.map(header),
    cc: message.cc.map(header),
    ...(message.replyTo ? { replyTo: oneLine(message.replyTo) } : {}),
    subject: subjectLine(message.subject),
    text,
    ...(html !== undefined && { html }),
    ...(message.calendar && {
      alternatives: [{ contentType: `text/calendar; charset=utf-8; method=${message.calendar.method}`, content: message.calendar.content }],
    }),
    attachments: [...(message.attachments ?? []), ...pasted].map(({ contentId, ...file }) => ({
      filename: fileName(file.name),
      contentType: fileType(file),
      content: file.content,
      ...(contentId ? { cid: contentId, contentDisposition: 'inline' as const } : { contentDisposition: 'attachment' as const }),
    })),
    messageId: `<${messageId}>`,
    date: message.date,
    ...(inReplyTo !== undefined && { inReplyTo: `<${inReplyTo}>` }),
    ...(references.length > 0 && { references: references.map((id) => `<${id}>`) }),
    headers: {
      ...message.headers,
      ...(message.isUrgent && { 'X-Priority': '1 (Highest)', Importance: 'High' }),
      ...(message.wantsReceipt && { 'Disposition-Notification-To': message.from.address }),
    },
    ...(message.boundary && { baseBoundary: message.boundary }),
    xMailer: false,
    // User content must not make the server read a file or open a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { raw: await mail.compile().build(), messageId };
}
