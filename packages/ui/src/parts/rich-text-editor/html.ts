import { DOMSerializer, DOMParser as DocParser, type Node, Slice } from 'prosemirror-model';
import { inertDocument } from './inertDocument.ts';
import { keepLines, readLines } from './lines.ts';
import { blockAttributes, purify } from './purify.ts';
import {
  hasOwnLooks,
  isUntouched,
  keepSources,
  type Quotes,
  type Source,
  sealLines,
  sealQuotes,
  settleQuotes,
  spoil,
  takeQuotes,
  wasHarmless,
} from './quoteSource.ts';
import { schema } from './schema.ts';
import { whenIdle } from './whenIdle.ts';

const { original: originalAttribute, stationery: stationeryAttribute } = blockAttributes;

/** Stationery: its id and the inline style of the element around the message. */
export interface Stationery {
  id: string;
  /** CSS declarations of backgrounds, color and padding. Others are dropped. */
  style: string;
}

/** Mail programs don't have our style sheets, so the style of each block is written inline. */
const inlined: Readonly<Record<string, string>> = {
  p: 'margin: 0 0 8px',
  h1: 'margin: 16px 0 8px; font-size: 24px; line-height: 1.4',
  h2: 'margin: 16px 0 8px; font-size: 20px; line-height: 1.4',
  h3: 'margin: 12px 0 8px; font-size: 17px; line-height: 1.4',
  blockquote: 'margin: 0 0 8px; padding: 0 0 0 12px; border-left: 3px solid; opacity: 0.85',
  pre: 'margin: 0 0 8px; padding: 8px 12px; border: 1px solid; border-radius: 4px; font-family: Consolas, Menlo, monospace; font-size: 13px; white-space: pre-wrap',
  ul: 'margin: 0 0 8px; padding: 0 0 0 24px',
  ol: 'margin: 0 0 8px; padding: 0 0 0 24px',
  table: 'margin: 0 0 8px; border-collapse: collapse',
  td: 'border: 1px solid; padding: 4px 8px; vertical-align: top',
  th: 'border: 1px solid; padding: 4px 8px; vertical-align: top; text-align: left',
  img: 'max-width: 100%',
  hr: 'border: 0; border-top: 1px solid; margin: 12px 0',
};

const serializer = DOMSerializer.fromSchema(schema);
const parser = DocParser.fromSchema(schema);

const paperProperties = [
  'background',
  'background-color',
  'background-image',
  'background-repeat',
  'background-size',
  'background-position',
  'color',
  'padding',
];

/** Leaves of a paper's style only what a paper may say. Nothing is fetched for it: that would tell the sender of a quoted mail. */
export function cleanStationery({ id, style }: Stationery): Stationery {
  const read = inertDocument().createElement('div');
  read.style.cssText = style;
  const kept = paperProperties
    .map((property) => [property, read.style.getPropertyValue(property)] as const)
    .filter(([, value]) => value !== '' && !/url\((?!["']?data:image\/)/i.test(value));
  return { id, style: kept.map(([property, value]) => `${property}: ${value}`).join('; ') };
}

/** Reads HTML into a document; scripts, forms and foreign styles stay outside. */
export function readHtml(html: string): Node {
  const holder = inertDocument().createElement('div');
  const taken = takeQuotes(html);
  holder.innerHTML = purify(taken.html);
  settleQuotes(holder, wasHarmless() ? taken.quotes : spoil(taken.quotes));
  const paper = readPaper(holder);
  const { content } = parseClean(paper?.element ?? holder, taken.quotes);
  const doc = schema.node('doc', paper ? { stationery: paper.stationery } : null, content);
  sealQuotes(doc);
  return doc;
}

/** Returns the stationery of a message and its element, if any. */
export function readPaper(holder: HTMLElement): { element: HTMLElement; stationery: Stationery } | undefined {
  const element = holder.querySelector<HTMLElement>(`:scope > div[${stationeryAttribute}]`);
  if (!element) return undefined;
  const [id, style] = [element.getAttribute(stationeryAttribute) ?? '', element.getAttribute('style') ?? ''];
  return { element, stationery: cleanStationery({ id, style }) };
}

/** Parses clean HTML inside an element into a document. Quotes in it must be numbered. */
export function parseClean(holder: HTMLElement, quotes: Quotes): Node {
  keepSources(holder, quotes);
  readLines(holder);
  const doc = parser.parse(holder);
  sealLines(doc);
  return doc;
}

/** Parses HTML to insert into a message, such as a template or a signature. */
export function readSlice(html: string): Slice {
  return new Slice(readHtml(html).content, 0, 0);
}

/** Cached HTML and text of a block. */
interface Written {
  html?: string;
  /** Its HTML where it stands alone in a cell or an item. */
  innerHtml?: string;
  /** Its HTML where it is a line of a quoted mail. */
  bareHtml?: string;
  text?: string;
}

/** Cache by node. Nodes are immutable, so after a pause in typing only changed nodes are converted, however long the message is. */
const written = new WeakMap<Node, Written>();

function writtenOf(node: Node): Written {
  const known = written.get(node) ?? {};
  written.set(node, known);
  return known;
}

/** The original as a browser writes it, so that it is whole whatever its sender left open. */
function originalHtml(node: Node): string {
  const holder = inertDocument().createElement('div');
  holder.innerHTML = node.attrs.html;
  return `<div ${originalAttribute}="">${holder.innerHTML}</div>`;
}

function originalText(node: Node): string {
  const holder = inertDocument().createElement('div');
  holder.innerHTML = purify(node.attrs.html).replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^>]*>/gi, '$&\n');
  return (holder.textContent ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/^/gm, '> ');
}

/** Returns an element as HTML, with inline styles for it and its descendants. */
function dressed(element: Element, isInner: boolean): string {
  for (const one of [element, ...element.querySelectorAll('*')]) {
    const look = one.localName === 'p' && isInner ? 'margin: 0' : inlined[one.localName];
    if (look === undefined) continue;
    // Outlook and Gmail know a side, and no beginning of a line; programs that know both draw it once.
    const own = one.getAttribute('style')?.replace(/margin-inline-start: (\d+px)/, 'margin-left: $1; $&');
    one.setAttribute('style', own ? `${look}; ${own}` : look);
    // Outlook knows no `end`; where a program knows it, the style wins over the attribute.
    if (own && (one as HTMLElement).style.textAlign === 'end') one.setAttribute('align', 'right');
  }
  return element.outerHTML;
}

/** A block that holds text, or nothing. */
function leafHtml(node: Node, isInner: boolean): string {
  const element = serializer.serializeNode(node, { document: inertDocument() }) as Element;
  if (node.isTextblock && !node.type.spec.code) keepLines(element);
  return dressed(element, isInner);
}

/** Returns the inner HTML of an edited block in a quoted message. */
function bareHtml(node: Node): string {
  const element = inertDocument().createElement('div');
  element.append(serializer.serializeFragment(node.content, { document: inertDocument() }));
  keepLines(element);
  return element.innerHTML;
}

const cite = `<blockquote type="cite" style="margin: 0 0 8px; padding: 0 0 0 12px; border-left: 3px solid #c8ccd2">`;

/** Returns the HTML of a block in a quoted message. An unchanged block keeps its original HTML; an edited block keeps its original tags. */
function sourcedHtml(node: Node, source: Source): string {
  const open = source.isWhole ? cite : source.open;
  if (source.inner !== undefined && isUntouched(node, source)) return open + source.inner + source.close;
  if (node.isTextblock) return open + bareHtml(node) + source.close;
  let inside = '';
  node.forEach((child) => {
    const isLine = child.type === schema.nodes.paragraph && child.attrs.source === null;
    const html = isLine ? lineHtml(child) : blockHtml(child);
    inside += isLine && node.childCount > 1 ? `<div>${html}</div>` : html;
  });
  return node.type === schema.nodes.table ? `${open}<tbody>${inside}</tbody>${source.close}` : open + inside + source.close;
}

function lineHtml(node: Node): string {
  const known = writtenOf(node);
  known.bareHtml ??= bareHtml(node);
  return known.bareHtml;
}

/** A paragraph alone in its cell or item needs no distance to the next. */
const isCell = ({ type: { name } }: Node) => name === 'table_cell' || name === 'table_header' || name === 'list_item';

const closingTags = /(?:<\/\w+>)+$/;

/** A block that holds blocks: what it holds goes before the tags that close it. */
function holderHtml(node: Node): string {
  const { dom } = DOMSerializer.renderSpec(inertDocument(), node.type.spec.toDOM?.(node) ?? ['div']);
  const shell = dressed(dom as Element, false);
  const at = closingTags.exec(shell)?.index ?? shell.length;
  let inside = '';
  node.forEach((child) => {
    inside += blockHtml(child, isCell(node));
  });
  return shell.slice(0, at) + inside + shell.slice(at);
}

function blockHtml(node: Node, isInner = false): string {
  const known = writtenOf(node);
  const name = isInner ? 'innerHtml' : 'html';
  known[name] ??= madeHtml(node, isInner);
  return known[name];
}

function madeHtml(node: Node, isInner: boolean): string {
  const source = node.attrs.source as Source | null | undefined;
  // What got other looks here has those, and no more its own.
  if (source && hasOwnLooks(node, source)) return sourcedHtml(node, source);
  if (node.type === schema.nodes.original) return originalHtml(node);
  return node.isTextblock || node.isLeaf ? leafHtml(node, isInner) : holderHtml(node);
}

/** Returns a document as HTML for a message body, with inline styles for each block. The original stays unchanged. */
export function writeHtml(doc: Node): string {
  let html = '';
  doc.forEach((block) => {
    html += blockHtml(block);
  });
  const { stationery } = doc.attrs as { stationery: Stationery | null };
  if (stationery === null) return html;
  const paper = inertDocument().createElement('div');
  paper.setAttribute(stationeryAttribute, stationery.id);
  paper.setAttribute('style', stationery.style);
  return paper.outerHTML.replace(closingTags, (closing) => html + closing);
}

/** The blocks of a document from the inside out, so that each finds what it holds written already. */
function* blocksOf(node: Node, isInner = false): Generator<void> {
  if (!node.isTextblock && !node.isLeaf) {
    for (let index = 0; index < node.childCount; index += 1) yield* blocksOf(node.child(index), isCell(node));
  }
  if (node.type === schema.topNodeType) return;
  blockHtml(node, isInner);
  blockText(node);
  yield;
}

/** Time spent on converting a message ahead in one go, in milliseconds. Shorter than a frame. */
const aheadMs = 6;

/** A page that is never at rest does not keep a letter from being written. */
const latestMs = 100;

/** Conversion of a message to HTML ahead of time. */
export interface WritingAhead {
  isDone: () => boolean;
  stop: () => void;
}

/** Converts a message to HTML and text while the page is idle. After a pause in typing, only the changes are left to convert. */
export function writeAhead(doc: Node): WritingAhead {
  const blocks = blocksOf(doc);
  let isDone = false;
  let forget: () => void;
  const write = () => {
    const end = performance.now() + aheadMs;
    while (performance.now() < end && !isDone) isDone = blocks.next().done === true;
    if (!isDone) forget = whenIdle(write, latestMs);
  };
  forget = whenIdle(write, latestMs);
  return { isDone: () => isDone, stop: () => forget() };
}

/** Returns whether the message has no content. An image or a quoted original counts as content. */
export function isEmptyDoc(doc: Node): boolean {
  let isEmpty = true;
  doc.descendants((node) => {
    if (node.isText ? node.text?.trim() !== '' : node.isAtom && node.type !== schema.nodes.hard_break) isEmpty = false;
    return isEmpty;
  });
  return isEmpty;
}

function readText(node: Node, lead: string): string {
  if (node.type === schema.nodes.original) return originalText(node);
  if (node.isTextblock)
    return lead + node.textBetween(0, node.content.size, '\n', (leaf) => (leaf.type === schema.nodes.hard_break ? '\n' : ''));
  const parts: string[] = [];
  node.forEach((child, _offset, index) => {
    if (node.type === schema.nodes.bullet_list) parts.push(blockText(child, `${lead}- `));
    else if (node.type === schema.nodes.ordered_list) parts.push(blockText(child, `${lead}${(node.attrs.order ?? 1) + index}. `));
    else if (node.type === schema.nodes.blockquote) parts.push(blockText(child).replace(/^/gm, `${lead}> `));
    else if (node.type === schema.nodes.list_item) parts.push(blockText(child, index === 0 ? lead : '  '));
    else parts.push(blockText(child, lead));
  });
  return parts.join(node.type === schema.nodes.table_row ? '\t' : '\n');
}

function blockText(node: Node, lead = ''): string {
  if (lead !== '') return readText(node, lead);
  const known = writtenOf(node);
  known.text ??= readText(node, '');
  return known.text;
}

/** Returns the message as plain text, one line for each block. */
export const writeText = (doc: Node): string => readText(doc, '');

/** Turns plain text into paragraphs, a paragraph a line. */
export function textToHtml(text: string): string {
  const holder = inertDocument().createElement('div');
  for (const line of text.split(/\r?\n/)) {
    const paragraph = inertDocument().createElement('p');
    paragraph.textContent = line;
    holder.append(paragraph);
  }
  return holder.innerHTML;
}
