import DOMPurify from 'dompurify';
import type { Attrs, Fragment, Node as LetterNode } from 'prosemirror-model';

/**
 * A quoted mail goes out as it came, where nobody wrote in it: what the editor knows of a mail is less than what mails are made of
 * (docs/decisions/0070).
 */

/** An element of a quoted mail as its sender wrote it. */
export interface Source {
  open: string;
  close: string;
  /** What stands in it, where that is a line of text or all of the mail. */
  inner?: string;
  /** It is all of a quoted mail. */
  isWhole?: true;
}

/** What was made of an element: as long as it is there, nobody has written in it, or given it other looks. */
interface Made {
  content: Fragment;
  attrs: Attrs;
}

/** Apart from the sources, which are attributes of nodes: ProseMirror looks all through those. */
const made = new WeakMap<Source, Made>();
const seal = (node: LetterNode, source: Source) => {
  if (!made.has(source)) made.set(source, node);
};

/** Whether nobody has written in what was made of an element. */
export const isUntouched = ({ content }: LetterNode, source: Source): boolean => made.get(source)?.content.eq(content) === true;

/** Whether nobody has given other looks to what was made of an element. */
export const hasOwnLooks = ({ attrs }: LetterNode, source: Source): boolean => source.isWhole === true || made.get(source)?.attrs === attrs;

const quoteKey = 'data-jinshu-quote';
const endKey = 'data-jinshu-quote-end';
const holderKey = 'data-jinshu-holder';
const cited = `blockquote[type="cite" i]`;

/** Elements that may hold blocks, and those that are a line or hold what is one. */
const holders = 'div, center, article, section, main, header, footer, aside, address, fieldset, form, figure';
const blocks = `${holders}, p, h1, h2, h3, h4, h5, h6, pre, blockquote, ul, ol, li, dl, dt, dd, table, tbody, thead, tfoot, tr, td, th, hr`;
/** What {@link keepSources} keeps of a quoted mail. */
const kept = `${holders}, p, h1, h2, h3, h4, h5, h6, blockquote, ul, ol, li, table, tr, td, th`;

const sources = new WeakMap<Element, Source>();
const holding = new WeakSet<Element>();

/** How an element of a quoted mail was written. */
export const sourceOf = (element: Element): Source | null => sources.get(element) ?? null;

/** Whether an element of a quoted mail has blocks in it. */
export const isHolding = (element: Element): boolean => holding.has(element) || (sources.has(element) && element.hasAttribute(holderKey));

/** Whether an element has blocks in it, of whatever letter. */
export const hasBlocks = (element: Element): boolean => element.querySelector(blocks) !== null;

/** Marks an element as one that has blocks in it, also where these are read apart from it. */
export const markHolder = (element: Element): void => element.setAttribute(holderKey, '');

/** Whether an element stands in a mail that is quoted. */
export const isQuoted = (element: Element): boolean => element.parentElement?.closest(cited) != null;

/** The whole mails that a letter quotes, as they came, by their place in it. */
export type Quotes = Source[];

/** The letter with its quoted mails numbered, and these. */
export function takeQuotes(html: string): { html: string; quotes: Quotes } {
  const quotes: Quotes = [];
  if (!/<blockquote/i.test(html)) return { html, quotes };
  let depth = 0;
  let begun: { open: string; at: number } | undefined;
  let copied = 0;
  let out = '';
  for (const { 0: tag, 1: slash, index } of html.matchAll(/<(\/?)blockquote\b[^>]*>/gi)) {
    if (slash === '') {
      if (depth === 0 && /\stype="cite"/i.test(tag)) {
        begun = { open: tag, at: index + tag.length };
        out += `${html.slice(copied, index)}${tag.slice(0, -1)} ${quoteKey}="${quotes.length}">`;
        copied = begun.at;
      }
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth > 0 || !begun) continue;
      quotes.push({ open: begun.open, close: tag, inner: html.slice(begun.at, index), isWhole: true });
      out += `${html.slice(copied, index)}${tag}<hr ${endKey}="">`;
      copied = index + tag.length;
      begun = undefined;
    }
  }
  return { html: out + html.slice(copied), quotes };
}

const isDangerous = ({ name, value }: Attr) =>
  /^on|^(?:formaction|action|srcdoc|srcset|ping)$/i.test(name) ||
  (/^(?:background|cite|data|href|longdesc|poster|src|xlink:href)$/i.test(name) &&
    !/^\s*(?:https?:|mailto:|tel:|ftp:|cid:|data:image\/|#|\/)/i.test(value));

/** Whether all that the last cleaning took out could do nothing: elements of Office and others that no browser knows may go on. */
export const wasHarmless = (): boolean =>
  DOMPurify.removed.every((one) => {
    if ('attribute' in one) return one.attribute === null || !isDangerous(one.attribute);
    const { element } = one as { element: Node };
    const isUnknown = element instanceof HTMLUnknownElement || (element instanceof HTMLElement && element.localName.includes('-'));
    return isUnknown && ![...element.attributes].some(isDangerous);
  });

/** Takes quotes for no more than what is read of them: something had to be taken out. */
export function spoil(quotes: Quotes): Quotes {
  for (const source of quotes) delete source.inner;
  return quotes;
}

/** What only numbers quotes goes, and a quote that does not end where it says is none that may go on as it is. */
export function settleQuotes(root: ParentNode, quotes: Quotes): void {
  for (const [number, source] of quotes.entries()) {
    const quote = root.querySelector(`[${quoteKey}="${number}"]`);
    if (quote?.nextElementSibling?.hasAttribute(endKey) !== true) delete source.inner;
  }
  for (const end of root.querySelectorAll(`hr[${endKey}]`)) end.remove();
}

/** Remembers how the elements of quoted mails are written, before anything is made of them. */
export function keepSources(root: HTMLElement, quotes: Quotes): void {
  for (const quote of root.querySelectorAll(cited)) {
    if (isQuoted(quote)) continue;
    const whole = quotes[Number(quote.getAttribute(quoteKey) ?? -1)];
    quote.removeAttribute(quoteKey);
    sources.set(quote, whole ?? { open: '<blockquote type="cite">', close: '</blockquote>' });
    for (const block of quote.querySelectorAll(blocks))
      for (let at = block.parentElement; at && at !== quote && !holding.has(at); at = at.parentElement) holding.add(at);
    for (const element of quote.querySelectorAll(kept)) {
      const isWhole = !holding.has(element) && !element.hasAttribute(holderKey);
      const shell = element.cloneNode(false) as Element;
      shell.removeAttribute(holderKey);
      const close = `</${element.localName}>`;
      sources.set(element, { open: shell.outerHTML.slice(0, -close.length), close, ...(isWhole && { inner: element.innerHTML }) });
    }
  }
}

/** Remembers what was made of the elements of quoted mails. */
export function sealLines(doc: LetterNode): void {
  doc.descendants((node) => {
    const source = node.attrs.source as Source | null | undefined;
    if (source && !source.isWhole) seal(node, source);
  });
}

/** Remembers what was made of whole quoted mails, once all of them is there. */
export function sealQuotes(doc: LetterNode): void {
  doc.forEach((node) => {
    const source = node.attrs.source as Source | null | undefined;
    if (source?.isWhole) seal(node, source);
  });
}
