import DOMPurify from 'dompurify';
import type { Attrs, Fragment, Node as LetterNode } from 'prosemirror-model';

/** Unedited quotes are sent unchanged, because the editor supports less HTML than messages contain (docs/decisions/0070). */

/** An element of a quoted mail as its sender wrote it. */
export interface Source {
  open: string;
  close: string;
  /** Inner HTML, if the element is a line of text or a whole quoted message. */
  inner?: string;
  /** It is all of a quoted mail. */
  isWhole?: true;
}

/** Document content and attributes created from an element. If they are unchanged, the element was not edited or restyled. */
interface Made {
  content: Fragment;
  attrs: Attrs;
}

/** Apart from the sources, which are attributes of nodes: ProseMirror looks all through those. */
const made = new WeakMap<Source, Made>();
const seal = (node: LetterNode, source: Source) => {
  if (!made.has(source)) made.set(source, node);
};

/** Returns whether the content created from an element is unedited. */
export const isUntouched = ({ content }: LetterNode, source: Source): boolean => made.get(source)?.content.eq(content) === true;

/** Returns whether an element still has its original style. A whole quote always counts as such. */
export const hasOwnLooks = ({ attrs }: LetterNode, source: Source): boolean => source.isWhole === true || made.get(source)?.attrs === attrs;

const quoteKey = 'data-jinshu-quote';
const endKey = 'data-jinshu-quote-end';
const holderKey = 'data-jinshu-holder';
const cited = `blockquote[type="cite" i]`;

/** Elements that may hold blocks, and those that are a line or hold what is one. */
const holders = 'div, center, article, section, main, header, footer, aside, address, fieldset, form, figure';
const blocks = `${holders}, p, h1, h2, h3, h4, h5, h6, pre, blockquote, ul, ol, li, dl, dt, dd, table, tbody, thead, tfoot, tr, td, th, hr`;
/** Elements of a quoted message that {@link keepSources} stores. */
const kept = `${holders}, p, h1, h2, h3, h4, h5, h6, blockquote, ul, ol, li, table, tr, td, th`;

const sources = new WeakMap<Element, Source>();
const holding = new WeakSet<Element>();

/** Returns the original HTML of an element in a quoted message. */
export const sourceOf = (element: Element): Source | null => sources.get(element) ?? null;

/** Whether an element of a quoted mail has blocks in it. */
export const isHolding = (element: Element): boolean => holding.has(element) || (sources.has(element) && element.hasAttribute(holderKey));

/** Whether an element has blocks in it, of whatever letter. */
export const hasBlocks = (element: Element): boolean => element.querySelector(blocks) !== null;

/** Marks an element as containing blocks, even when they are parsed separately. */
export const markHolder = (element: Element): void => element.setAttribute(holderKey, '');

/** Returns whether an element is inside a quoted message. */
export const isQuoted = (element: Element): boolean => element.parentElement?.closest(cited) != null;

/** Whole messages quoted in a message, in their original HTML and order. */
export type Quotes = Source[];

/** Returns the HTML with its quoted messages numbered, and the quoted messages. */
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

/**
 * Returns whether the last cleaning removed only harmless content, such as Office elements and others unknown to browsers. Only then may a
 * quote be sent unchanged.
 */
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

/**
 * Removes the markers that number quotes. If a quote doesn't end where its marker is, its HTML is discarded, so that it isn't sent
 * unchanged.
 */
export function settleQuotes(root: ParentNode, quotes: Quotes): void {
  for (const [number, source] of quotes.entries()) {
    const quote = root.querySelector(`[${quoteKey}="${number}"]`);
    if (quote?.nextElementSibling?.hasAttribute(endKey) !== true) delete source.inner;
  }
  for (const end of root.querySelectorAll(`hr[${endKey}]`)) end.remove();
}

/** Stores the HTML of the elements in quoted messages before they are parsed. */
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

/** Stores the document nodes created from the elements of quoted messages. */
export function sealLines(doc: LetterNode): void {
  doc.descendants((node) => {
    const source = node.attrs.source as Source | null | undefined;
    if (source && !source.isWhole) seal(node, source);
  });
}

/** Stores the document nodes created from whole quoted messages, once they are complete. */
export function sealQuotes(doc: LetterNode): void {
  doc.forEach((node) => {
    const source = node.attrs.source as Source | null | undefined;
    if (source?.isWhole) seal(node, source);
  });
}
