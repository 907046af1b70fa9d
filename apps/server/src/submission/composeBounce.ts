import type { Language } from '@jinshu/api';
import MimeNode from 'nodemailer/lib/mime-node';
import { newMessageId } from '../mime/composeMessage.ts';
import { dateField, isPrintableAscii, oneLine } from '../mime/headerText.ts';

/** A recipient that a mail is given up for. */
export interface FailedRecipient {
  address: string;
  /** An enhanced status and the other server's words, or one of our codes: as the delivery status keeps it. */
  info: string;
}

/** What a bounce tells of, and to whom. */
export interface Bounce {
  /** The mail that could not be delivered. */
  raw: Buffer;
  /** Without angle brackets. */
  messageId: string;
  subject: string;
  sender: string;
  sentAt: Date;
  failed: readonly FailedRecipient[];
  language: Language;
  domain: string;
  at: Date;
}

const words = {
  'zh-hans': {
    from: '邮件系统',
    subject: '退信',
    colon: '：',
    opening: '您的邮件没有送到下列收件人，系统不再尝试投递。',
    title: '主题',
    more: (count: number) => `另有 ${count} 个收件人，见所附的投递报告。`,
    unknown: '没有这个邮箱',
    full: '对方邮箱已满',
    script: '对方的邮件服务器不接受 @ 之前含有英文字母和数字以外文字的地址',
    expired: '五天内没有送到，对方最后的答复是',
    closing: '原邮件的信头随附于后。',
  },
  'zh-tw': {
    from: '郵件系統',
    subject: '退信',
    colon: '：',
    opening: '您的郵件沒有送到下列收件者，系統不再嘗試投遞。',
    title: '主旨',
    more: (count: number) => `另有 ${count} 個收件者，見所附的投遞報告。`,
    unknown: '沒有這個信箱',
    full: '對方信箱已滿',
    script: '對方的郵件伺服器不接受 @ 之前含有英文字母和數字以外文字的地址',
    expired: '五天內沒有送到，對方最後的答覆是',
    closing: '原郵件的信頭隨附於後。',
  },
  en: {
    from: 'Mail system',
    subject: 'Undelivered',
    colon: ': ',
    opening: 'Your mail did not reach the following recipients, and no further attempt will be made.',
    title: 'Subject',
    more: (count: number) => `${count} more recipients are in the attached delivery report.`,
    unknown: 'there is no such mailbox',
    full: 'the mailbox is full',
    script: 'the next mail server takes only addresses with plain letters and digits before the @',
    expired: 'not delivered within five days; the last answer was',
    closing: 'The header of your mail is attached.',
  },
} as const satisfies Record<Language, object>;

const shownRecipients = 50;
const largestHeader = 64 * 1024;

function reasonIn(language: Language, info: string): string {
  const { unknown, full, script, expired, colon } = words[language];
  if (info.endsWith(' unknown-recipient')) return unknown;
  if (info.endsWith(' over-quota')) return full;
  if (info.endsWith(' address-script')) return script;
  const last = /^4\.4\.7 expired: (.*)$/.exec(info)?.[1];
  return last === undefined ? info : `${expired}${colon}${last}`;
}

function textOf({ language, subject, failed }: Bounce): string {
  const { opening, title, colon, more, closing } = words[language];
  const left = failed.length - shownRecipients;
  return [
    opening,
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

/** Writes the notice that a mail of a user was given up for some recipients (RFC 3464), in the user's language. */
export function composeBounce(bounce: Bounce): Promise<Buffer> {
  const { domain, sender, messageId, subject, language, at } = bounce;
  const { from, subject: mark, colon } = words[language];
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
