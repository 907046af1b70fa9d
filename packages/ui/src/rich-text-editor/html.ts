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

/** A paper to write on: its id and the inline style of the element around the letter. */
export interface Stationery {
  id: string;
  /** CSS declarations of backgrounds, colour and padding; others are dropped. */
  style: string;
}

/** Mail programs know no style sheet of ours, so the look of each block goes with it. */
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

/** The paper that a letter is written on. */
export function readPaper(holder: HTMLElement): { element: HTMLElement; stationery: Stationery } | undefined {
  const element = holder.querySelector<HTMLElement>(`:scope > div[${stationeryAttribute}]`);
  if (!element) return undefined;
  const [id, style] = [element.getAttribute(stationeryAttribute) ?? '', element.getAttribute('style') ?? ''];
  return { element, stationery: cleanStationery({ id, style }) };
}

/** Reads clean HTML that stands in an element into a document, where what it quotes is numbered. */
export function parseClean(holder: HTMLElement, quotes: Quotes): Node {
  keepSources(holder, quotes);
  readLines(holder);
  const doc = parser.parse(holder);
  sealLines(doc);
  return doc;
}

/** Reads HTML that goes into the middle of a letter: a template, a signature. */
export function readSlice(html: string): Slice {
  return new Slice(readHtml(html).content, 0, 0);
}

/** What has been made of a block. */
interface Written {
  html?: string;
  /** Its HTML where it stands alone in a cell or an item. */
  innerHtml?: string;
  /** Its HTML where it is a line of a quoted mail. */
  bareHtml?: string;
  text?: string;
}

/** Nodes never change: at a rest of the keys only what was written since is made into HTML anew, however long the letter is. */
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

/** An element as HTML, it and what stands in it with their looks. */
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

/** The words of a block of a quoted mail that somebody has written in. */
function bareHtml(node: Node): string {
  const element = inertDocument().createElement('div');
  element.append(serializer.serializeFragment(node.content, { document: inertDocument() }));
  keepLines(element);
  return element.innerHTML;
}

const cite = `<blockquote type="cite" style="margin: 0 0 8px; padding: 0 0 0 12px; border-left: 3px solid #c8ccd2">`;

/** A block of a quoted mail: as it came, and where somebody has written in it, between the tags that it came with. */
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

/** Writes a document as HTML for the body of a mail, each block with its own look, the original as it came. */
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

/** How long a letter is written ahead at a time, in milliseconds: shorter than a frame. */
const aheadMs = 6;

/** A page that is never at rest does not keep a letter from being written. */
const latestMs = 100;

/** A letter that is being written ahead. */
export interface WritingAhead {
  isDone: () => boolean;
  stop: () => void;
}

/** Writes a letter ahead while nothing else is to be done, so that a rest of the keys finds all but what was typed written already. */
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

/** Whether the letter says nothing yet; a picture or a quoted original says something. */
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

/** The letter without its formatting, a line for each block. */
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
