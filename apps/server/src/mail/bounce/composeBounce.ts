import type { Language } from '@jinshu/api';
import MimeNode from 'nodemailer/lib/mime-node';
import { newMessageId } from '../../mime/compose/index.ts';
import { dateField, isPrintableAscii, oneLine } from '../../mime/header/index.ts';
import { bounceWords, reasonIn } from './bounceWords.ts';

/** Recipient for whom delivery was given up. */
export interface FailedRecipient {
  address: string;
  /** An enhanced status and the other server's words, or one of our codes: as the delivery status keeps it. */
  info: string;
}

/** Content and recipient of a bounce. */
export interface Bounce {
  /** The mail that could not be delivered. */
  raw: Buffer;
  /** Without angle brackets. */
  messageId: string;
  subject: string;
  sender: string;
  /** Address of the mailing list that sent it, whose owner gets the bounce. */
  list?: string | undefined;
  sentAt: Date;
  failed: readonly FailedRecipient[];
  language: Language;
  domain: string;
  at: Date;
}

const shownRecipients = 50;
const largestHeader = 64 * 1024;

function textOf({ language, subject, failed, list }: Bounce): string {
  const { opening, listOpening, title, colon, more, closing } = bounceWords[language];
  const left = failed.length - shownRecipients;
  return [
    list === undefined ? opening : listOpening(list),
    '',
    `${title}${colon}${oneLine(subject)}`,
    '',
    ...failed.slice(0, shownRecipients).map(({ address, info }) => `${address}\n    ${reasonIn(language, oneLine(info))}`),
    ...(left > 0 ? ['', more(left)] : []),
    '',
    closing,
    '',
  ].join('\n');
}

/** The groups of RFC 3464; an address beyond ASCII has a type of its own (RFC 6533). */
const reportOf = ({ domain, sentAt, failed, at }: Bounce): string =>
  [
    [`Reporting-MTA: dns; ${domain}`, `Arrival-Date: ${dateField(sentAt)}`],
    ...failed.map(({ address, info }) => [
      `Final-Recipient: ${isPrintableAscii(address) ? 'rfc822' : 'utf-8'}; ${oneLine(address)}`,
      'Action: failed',
      `Status: ${/\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(info)?.[0] ?? '5.0.0'}`,
      `Diagnostic-Code: ${/^\d{3}\b/.test(info) ? 'smtp' : 'X-Jinshu'}; ${oneLine(info)}`,
      `Last-Attempt-Date: ${dateField(at)}`,
    ]),
  ]
    .map((group) => `${group.join('\r\n')}\r\n`)
    .join('\r\n');

function headerOf(raw: Buffer): Buffer {
  const end = raw.indexOf('\r\n\r\n');
  return raw.subarray(0, Math.min(end < 0 ? raw.length : end + 2, largestHeader));
}

/** Composes the notice to a user that delivery was given up for some recipients (RFC 3464), in the user's language. */
export function composeBounce(bounce: Bounce): Promise<Buffer> {
  const { domain, sender, messageId, subject, language, at } = bounce;
  const { from, subject: mark, colon } = bounceWords[language];
  const report = reportOf(bounce);
  const global = isPrintableAscii(report.replaceAll('\r\n', '')) ? '' : 'global-';
  const mail = new MimeNode('multipart/report; report-type=delivery-status');
  mail.setHeader([
    { key: 'From', value: `${from} <mailer-daemon@${domain}>` },
    { key: 'To', value: sender },
    { key: 'Subject', value: `${mark}${colon}${oneLine(subject)}` },
    { key: 'Date', value: dateField(at) },
    { key: 'Message-ID', value: `<${newMessageId(domain)}>` },
    { key: 'In-Reply-To', value: `<${messageId}>` },
    { key: 'References', value: `<${messageId}>` },
    { key: 'Auto-Submitted', value: 'auto-replied' },
  ]);
  mail.createChild('text/plain; charset=utf-8').setContent(textOf(bounce));
  mail.createChild(`message/${global}delivery-status`).setContent(report);
  mail.createChild('text/rfc822-headers').setContent(headerOf(bounce.raw));
  return mail.build();
}
