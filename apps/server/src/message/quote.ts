import type { Address, Language } from '@jinshu/api';
import { shortSubject } from '../mime/headerText.ts';
import { escapeHtml, textToHtml } from '../mime/htmlToText.ts';
import { plainText } from './plainText.ts';
import { withoutActions } from './withoutActions.ts';

/** What is quoted of a mail. */
export interface Quotable {
  sender: Address;
  to: readonly Address[];
  cc: readonly Address[];
  sentAt: Date | null;
  subject: string;
  text: string | null;
  html: string | null;
}

/** For whom a mail is quoted. */
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

/** The subject of an answer: marked once, however often the mail went to and fro. What is quoted below has all of it. */
export const replySubject = (subject: string): string => shortSubject(replyMark.test(subject.trim()) ? subject : `Re: ${subject}`);

/** The subject of a mail that is sent on. */
export const forwardSubject = (subject: string): string => shortSubject(forwardMark.test(subject.trim()) ? subject : `Fwd: ${subject}`);

const person = ({ name, address }: Address) => (name === '' || name === address ? address : `${name} <${address}>`);

/** Date and time on the reader's clock; a zone that nobody knows is read as UTC, and then says so. */
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

/** Elements of a page that are no part of what it says. */
const dropped = ['script', 'style', 'title', 'template', 'noscript', 'object', 'iframe'];

/** Takes whole elements out, in one pass each: `<style` that is never closed takes the rest with it. */
function withoutElement(html: string, name: string): string {
  const lower = html.toLowerCase();
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const open = lower.indexOf(`<${name}`, from);
    if (open < 0) break;
    const after = lower[open + name.length + 1] ?? '>';
    if (/[a-z0-9]/.test(after)) {
      kept.push(html.slice(from, open + name.length + 1));
      from = open + name.length + 1;
      continue;
    }
    kept.push(html.slice(from, open));
    const close = lower.indexOf(`</${name}`, open);
    const end = close < 0 ? -1 : lower.indexOf('>', close);
    from = end < 0 ? html.length : end + 1;
  }
  return kept.join('') + html.slice(from);
}

/** Takes the tags of the page itself out and leaves what stands between them. */
function withoutPageTags(html: string): string {
  const opening = /<(?:\/?(?:html|body)\b|!doctype)/gi;
  const kept: string[] = [];
  let from = 0;
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    kept.push(html.slice(from, tag.index));
    const close = html.indexOf('>', tag.index);
    if (close < 0) return kept.join('');
    from = close + 1;
    opening.lastIndex = from;
  }
  return kept.join('') + html.slice(from);
}

const longestTag = 10_000;

/** The value of an attribute, as it stands in its tag. */
const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined)
    ?.trim()
    .replaceAll('"', '&quot;') ?? '';

/** The looks that a body gives to all that stands in it: white letters on its dark ground are not to be seen on another one. */
function looksOf(tag: string): string {
  const coloured = (name: string, property: string) => {
    const colour = attributeOf(tag, name);
    return /^#?\w+$/.test(colour) ? `${property}:${colour}` : '';
  };
  const style = [coloured('bgcolor', 'background-color'), coloured('text', 'color'), attributeOf(tag, 'style')]
    .filter((one) => one !== '')
    .join(';');
  const dir = attributeOf(tag, 'dir');
  return `${/^(?:rtl|ltr)$/i.test(dir) ? ` dir="${dir}"` : ''}${style === '' ? '' : ` style="${style}"`}`;
}

/** What stands in the body of a page, as a piece that can stand in another one, with nothing in it that could act. */
export function bodyOf(html: string): string {
  const page = dropped.reduce(withoutElement, html);
  const open = page.toLowerCase().indexOf('<body');
  const start = open < 0 ? -1 : page.indexOf('>', open);
  // A browser shows what stands before and behind the body as part of it.
  const inner = start < 0 ? withoutElement(page, 'head') : withoutElement(page.slice(0, open), 'head') + page.slice(start + 1);
  const looks = start < 0 ? '' : looksOf(page.slice(open, Math.min(start, open + longestTag)));
  const piece = withoutPageTags(inner).trim();
  return withoutActions(looks === '' ? piece : `<div${looks}>${piece}</div>`).trim();
}

/** The original below an answer or a mail that is sent on. */
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

/** Who an answer goes to (RED-57): never to oneself, unless there is nobody else. */
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
  // An answer to one's own mail goes on to those who got it.
  const first = isOwn ? fresh(mail.to) : fresh(mail.replyTo.length > 0 ? mail.replyTo : [mail.sender]);
  const others = toAll && !isOwn ? fresh(mail.to) : [];
  const cc = toAll ? fresh(mail.cc) : [];
  const to = [...first, ...others];
  return { to: to.length > 0 || cc.length > 0 ? to : [mail.sender], cc };
}
