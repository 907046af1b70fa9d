import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Address } from '@jinshu/api';
import MailComposer from 'nodemailer/lib/mail-composer';
import { htmlToText } from './htmlToText.ts';

/** A file that goes out with a mail. */
export interface OutgoingAttachment {
  name: string;
  type: string;
  content: Buffer | Readable;
  /** Set for a picture that the HTML shows as `cid:` and this id. */
  contentId?: string | undefined;
}

/** A mail as it is written. Either body may be empty; the text alternative of an HTML body is made here. */
export interface OutgoingMessage {
  from: Address;
  /** Who really sends, when it is not `from` (RFC 5322, 3.6.2). */
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
  headers?: Record<string, string> | undefined;
  /** What parts the parts, where the same mail has to give the same bytes again; random when left out. */
  boundary?: string | undefined;
}

/** A mail as bytes. */
export interface ComposedMessage {
  raw: Buffer;
  /** Without angle brackets. */
  messageId: string;
}

/** A new message id of a domain. */
export const newMessageId = (domain: string): string => `${randomUUID()}@${domain}`;

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
const header = ({ name, address }: Address) => ({ name: oneLine(name), address: oneLine(address) });

/** A type as a file's part may carry it: whoever names one may neither open a structure of parts nor add parameters. */
const fileType = (type: string) => {
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^(?!multipart\/)[a-z0-9][\w.+-]*\/[a-z0-9][\w.+-]*$/.test(bare) ? bare : 'application/octet-stream';
};

/** Pictures that were pasted stand in the HTML as data; other servers strip those, so they become parts that the HTML points to. */
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

/** Writes a mail: bodies, inline pictures and files in the structure that every reader understands, Chinese names in standard encodings. */
export async function composeMessage(message: OutgoingMessage): Promise<ComposedMessage> {
  const messageId = message.messageId ?? newMessageId(message.domain);
  const written = message.html === undefined || message.html === '' ? undefined : message.html;
  const { html, pasted } = written === undefined ? { html: undefined, pasted: [] } : takeOutPictures(written, message.domain);
  const text = message.text === undefined || message.text === '' ? (html === undefined ? '' : htmlToText(html)) : message.text;
  const mail = new MailComposer({
    from: header(message.from),
    ...(message.sender && { sender: header(message.sender) }),
    to: message.to.map(header),
    cc: message.cc.map(header),
    ...(message.replyTo ? { replyTo: oneLine(message.replyTo) } : {}),
    subject: oneLine(message.subject),
    text,
    ...(html !== undefined && { html }),
    attachments: [...(message.attachments ?? []), ...pasted].map(({ name, type, content, contentId }) => ({
      filename: oneLine(name),
      contentType: fileType(type),
      content,
      ...(contentId ? { cid: contentId, contentDisposition: 'inline' as const } : { contentDisposition: 'attachment' as const }),
    })),
    messageId: `<${messageId}>`,
    date: message.date,
    ...(message.inReplyTo ? { inReplyTo: `<${oneLine(message.inReplyTo)}>` } : {}),
    ...(message.references?.length ? { references: message.references.map((id) => `<${oneLine(id)}>`) } : {}),
    headers: {
      ...message.headers,
      ...(message.isUrgent && { 'X-Priority': '1 (Highest)', Importance: 'High' }),
      ...(message.wantsReceipt && { 'Disposition-Notification-To': message.from.address }),
    },
    ...(message.boundary && { baseBoundary: message.boundary }),
    xMailer: false,
    // Nothing that somebody wrote may make the server read a file or open an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { raw: await mail.compile().build(), messageId };
}
