import type { Address, Language } from '@jinshu/api';
import { shortSubject } from '../../mime/header/index.ts';
import { plainText } from '../../mime/reading/index.ts';
import { escapeHtml, textToHtml } from '../../mime/text/index.ts';
import { bodyOf } from './bodyOf.ts';

/** Parts of a message needed to quote it. */
export interface Quotable {
  sender: Address;
  to: readonly Address[];
  cc: readonly Address[];
  sentAt: Date | null;
  subject: string;
  text: string | null;
  html: string | null;
}

/** Language and time zone of a quote. */
export interface QuoteLook {
  language: Language;
  /** IANA. */
  timeZone: string;
}

const words = {
  'zh-hans': { title: '原始邮件', from: '发件人', to: '收件人', cc: '抄送', date: '时间', subject: '主题', colon: '：' },
  'zh-tw': { title: '原始郵件', from: '寄件者', to: '收件者', cc: '副本', date: '時間', subject: '主旨', colon: '：' },
  en: { title: 'Original message', from: 'From', to: 'To', cc: 'Cc', date: 'Date', subject: 'Subject', colon: ': ' },
} as const satisfies Record<Language, object>;

const replyMark = /^(?:re|aw|sv|antw|回复|回覆|答复|答覆)\s*(?:\[\d+\])?\s*[:：]/i;
const forwardMark = /^(?:fwd?|wg|转发|轉發|轉寄)\s*(?:\[\d+\])?\s*[:：]/i;

/** A subject as it is taken over into a new mail: without what turns the direction of its text, so that it says what it seems to say. */
const plainSubject = (subject: string) => subject.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/**
 * Adds the reply or forward prefix to a subject, unless it already has one. The earlier prefixes of a long exchange are visible in the
 * quoted text.
 */
const marked = (subject: string, mark: RegExp, prefix: string) => {
  const plain = plainSubject(subject);
  return shortSubject(mark.test(plain.trim()) ? plain : `${prefix} ${plain}`);
};

/** The subject of an answer. */
export const replySubject = (subject: string): string => marked(subject, replyMark, 'Re:');

/** Returns the subject of a forwarded message. */
export const forwardSubject = (subject: string): string => marked(subject, forwardMark, 'Fwd:');

const person = ({ name, address }: Address) => (name === '' || name === address ? address : `${name} <${address}>`);

/** Formats date and time in the reader's time zone. An unknown zone falls back to UTC; UTC is named in the text. */
function localTime(date: Date, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  // The Swedish way of writing is the ISO one.
  const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(date);
  return zone === 'UTC' ? `${time} UTC` : time;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function headLines(mail: Quotable, { language, timeZone }: QuoteLook): string[] {
  const word = words[language];
  const lines: [string, string][] = [
    [word.from, person(mail.sender)],
    [word.date, mail.sentAt ? localTime(mail.sentAt, timeZone) : ''],
    [word.to, mail.to.map(person).join(', ')],
    [word.cc, mail.cc.map(person).join(', ')],
    [word.subject, mail.subject],
  ];
  return lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}${word.colon}${value}`);
}

/** Returns the original message as HTML, for the quote of a reply or forward. */
export function quoteHtml(mail: Quotable, look: QuoteLook): string {
  const head = headLines(mail, look).map(escapeHtml).join('<br>');
  const body = mail.html === null ? textToHtml(mail.text ?? '') : bodyOf(mail.html);
  return `<p><br></p><p>------ ${words[look.language].title} ------<br>${head}</p><blockquote type="cite">${body}</blockquote>`;
}

/** The same as plain text. */
export function quoteText(mail: Quotable, look: QuoteLook): string {
  const quoted = plainText(mail)
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()));
  return ['', '', `------ ${words[look.language].title} ------`, ...headLines(mail, look), '', ...quoted].join('\n');
}

/** Returns the recipients of a reply (RED-57). The user's own address is excluded, unless no other recipient is left. */
export function replyRecipients(
  mail: { sender: Address; replyTo: readonly Address[]; to: readonly Address[]; cc: readonly Address[] },
  ownAddress: string,
  toAll: boolean,
): { to: Address[]; cc: Address[] } {
  const seen = new Set([ownAddress.toLowerCase()]);
  const fresh = (people: readonly Address[]) =>
    people.filter(({ address }) => {
      const key = address.toLowerCase();
      return key !== '' && !seen.has(key) && seen.add(key);
    });
  const isOwn = mail.sender.address.toLowerCase() === ownAddress.toLowerCase();
  // A reply to the user's own message goes to its recipients.
  const first = isOwn ? fresh(mail.to) : fresh(mail.replyTo.length > 0 ? mail.replyTo : [mail.sender]);
  const others = toAll && !isOwn ? fresh(mail.to) : [];
  const cc = toAll ? fresh(mail.cc) : [];
  const to = [...first, ...others];
  return { to: to.length > 0 || cc.length > 0 ? to : [mail.sender], cc };
}
