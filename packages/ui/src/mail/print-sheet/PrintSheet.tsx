import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatSize, showBidiControls } from '../../foundation/text/index.ts';
import { plainTextToHtml, sanitizeMessageHtml } from '../message-body/index.ts';
import type { MessageTag, Person } from '../message-list/index.ts';
import * as styles from './PrintSheet.css.ts';

/** Props of {@link PrintSheet}. */
export interface PrintSheetProps {
  subject: string;
  sender: Person;
  to: readonly Person[];
  cc?: readonly Person[] | undefined;
  bcc?: readonly Person[] | undefined;
  /** Formatted date of sending. */
  date: string;
  attachments?: readonly { sid: string; name: string; size: number }[] | undefined;
  tags?: readonly MessageTag[] | undefined;
  /** The HTML body as the sender wrote it; it is cleaned here. Without it the text is printed. */
  html?: string | undefined;
  text?: string | undefined;
  /** Returns the URL of an inline image by its content id. */
  resolveCid?: ((contentId: string) => string | undefined) | undefined;
  /** Returns the proxy URL of a remote image. Omit it until the reader consents: remote images are then not printed. */
  resolveRemote?: ((url: string) => string | undefined) | undefined;
}

/**
 * Printed message: black on white in every skin, without the rest of the page. The body is in a shadow tree, not a frame, because browsers
 * cut lines of a frame at page breaks.
 */
export function PrintSheet(props: PrintSheetProps) {
  const { subject, sender, to, cc = [], bcc = [], date, attachments = [], tags = [], html, text = '', resolveCid, resolveRemote } = props;
  const { messageHeader: words, attachmentList, printSheet } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const titleId = useId();
  const rows: [string, ReactNode][] = [
    [words.from, <People key="from" people={[sender]} />],
    [words.to, <People key="to" people={to} />],
  ];
  if (cc.length > 0) rows.push([words.cc, <People key="cc" people={cc} />]);
  if (bcc.length > 0) rows.push([words.bcc, <People key="bcc" people={bcc} />]);
  if (date !== '') rows.push([words.date, date]);
  if (tags.length > 0) rows.push([printSheet.tags, tags.map(({ id, name }) => <Tag key={id} name={name} />)]);
  const files = attachments.map(({ sid, name, size }) => (
    <div key={sid}>
      <bdi>{showBidiControls(name)}</bdi> ({formatSize(size, locale)})
    </div>
  ));
  if (files.length > 0) rows.push([attachmentList.count(files.length), files]);
  return (
    <main className={styles.sheet} aria-labelledby={titleId}>
      <style>{pageRule(printSheet.page)}</style>
      <h1 id={titleId} className={styles.subject} dir="auto">
        {showBidiControls(subject) || words.noSubject}
      </h1>
      <table className={styles.head} aria-labelledby={titleId}>
        <tbody>
          {rows.map(([title, content]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{content}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PrintBody html={html} text={text} resolveCid={resolveCid} resolveRemote={resolveRemote} />
    </main>
  );
}

function People({ people }: { people: readonly Person[] }) {
  const { messageHeader: words } = useStrings();
  return people.map(({ name, address }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand in a field twice, and the field never changes
    <span key={index}>
      {index > 0 && words.nameSeparator}
      <bdi>{showBidiControls(name)}</bdi>
      {name === '' ? <bdi>{showBidiControls(address)}</bdi> : <bdi> &lt;{showBidiControls(address)}&gt;</bdi>}
    </span>
  ));
}

const Tag = ({ name }: { name: string }) => <span className={styles.tag}>{name}</span>;

/** The margins of the paper and its page number. `page` has `{n}` and `{m}` where the numbers belong. */
function pageRule(page: string): string {
  const content = page
    .split(/(\{[nm]\})/)
    .filter((part) => part !== '')
    .map((part) => (part === '{n}' ? 'counter(page)' : part === '{m}' ? 'counter(pages)' : JSON.stringify(part)))
    .join(' ');
  return `@page{margin:18mm;@bottom-center{content:${content};font-size:9pt}}`;
}

/** Print the address of a link after its text. Skip it if the text already shows it. */
const SHEET = `:host{all:initial!important;display:block!important;position:static!important}
.letter{font-size:11pt;line-height:1.7;overflow-wrap:anywhere;line-break:strict;color:CanvasText}
img{max-width:100%}img:not([height]){height:auto}table{max-width:100%}pre,.jinshu-plain{white-space:pre-wrap}
p,blockquote,li,tr,img{break-inside:avoid-page}blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:2px solid}
a{color:inherit;text-decoration:underline}a[data-shown]::after{content:" (" attr(data-shown) ")"}`;

/** Body of the message. The host element contains its layout, so that it can't cover the header. */
function PrintBody({ html, text, resolveCid, resolveRemote }: Pick<PrintSheetProps, 'html' | 'text' | 'resolveCid' | 'resolveRemote'>) {
  const host = useRef<HTMLDivElement>(null);
  const { lang } = typeof document === 'undefined' ? { lang: '' } : document.documentElement;
  useLayoutEffect(() => {
    const place = host.current;
    if (!place) return;
    const letter = document.createElement('div');
    letter.className = 'letter';
    letter.lang = lang;
    if (html === undefined) letter.innerHTML = plainTextToHtml(text ?? '');
    else {
      const clean = sanitizeMessageHtml(html, { resolveCid, resolveRemote });
      letter.setAttribute('style', clean.bodyStyle);
      letter.className += ` ${clean.bodyClass}`;
      letter.innerHTML = clean.html;
    }
    for (const link of letter.querySelectorAll('a[href]')) {
      const address = (link.getAttribute('href') ?? '').replace(/^mailto:/i, '');
      if (!address.startsWith('#') && !link.textContent?.includes(address.replace(/\/$/, ''))) link.setAttribute('data-shown', address);
    }
    const style = document.createElement('style');
    style.textContent = SHEET;
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    root.replaceChildren(style, letter);
  }, [html, text, resolveCid, resolveRemote, lang]);
  return (
    <div className={styles.body}>
      <div ref={host} />
    </div>
  );
}
