import { Fragment, type Node as LetterNode } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { boundMarkup } from '../../foundation/safe-html/boundMarkup.ts';
import { parseClean, readHtml, readPaper } from './html.ts';
import { inertDocument } from './inertDocument.ts';
import { blockAttributes, purifyBody } from './purify.ts';
import { hasBlocks, markHolder, type Quotes, sealQuotes, settleQuotes, spoil, takeQuotes, wasHarmless } from './quoteSource.ts';
import { schema } from './schema.ts';

/** Number of nodes a message is opened with. Most messages have fewer, and a window shows fewer. */
const firstNodes = 600;
/** A piece is read in a few milliseconds. */
const pieceNodes = 150;
/** Number of HTML characters parsed in one go, which takes a few milliseconds. */
const parsedLength = 50_000;

/** Blocks to append to a message. */
export interface LetterPiece {
  content: Fragment;
  /** Depth of nodes at the end of the message where the content continues. For example, more rows are added to the last table. */
  depth: number;
  /** Size of the piece, in nodes of its HTML. */
  weight: number;
}

/** Message with its beginning parsed, and the rest in pieces. */
export interface OpenedLetter {
  doc: LetterNode;
  /** The pieces in their order. They can be taken once. */
  rest: Iterator<LetterPiece, void>;
}

/** Elements whose children may be parsed separately. The value is the number of document nodes that represent the element. */
const holders: Readonly<Record<string, 0 | 1>> = {
  ...{ article: 0, center: 0, div: 0, font: 0, main: 0, section: 0, tbody: 0, tfoot: 0, thead: 0 },
  ...{ blockquote: 1, ol: 1, table: 1, td: 1, th: 1, tr: 1, ul: 1 },
};
const sections = new Set(['article', 'center', 'div', 'main', 'section']);
const isCite = (element: Element) => element.localName === 'blockquote' && /^cite$/i.test(element.getAttribute('type') ?? '');
/** Elements before and behind which a line of text ends in any case. */
const blocks = new Set(
  `address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section
  table tbody td tfoot th thead tr ul`.split(/\s+/),
);
const silent = new Set(['base', 'link', 'meta', 'script', 'style', 'template', 'title']);

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;
const isBlock = (node: Node | undefined) => node !== undefined && isElement(node) && blocks.has(node.localName);
const saysNothing = (node: Node) =>
  isElement(node) ? silent.has(node.localName) : (node.nodeValue ?? '').trim() === '' || node.nodeType === 8;
const mayCut = (before: Node | undefined, after: Node | undefined) =>
  before === undefined || after === undefined || isBlock(before) || isBlock(after);

/** Whether the children of an element may be read without it. */
function isHolder(node: Node): node is HTMLElement {
  if (!isElement(node) || !Object.hasOwn(holders, node.localName)) return false;
  if (node.hasAttribute(blockAttributes.original) || node.hasAttribute(blockAttributes.signature)) return false;
  // If a style preserves whitespace, the text between two elements matters, so they can't be separated.
  return !/white-space/i.test(node.getAttribute('style') ?? '');
}

/** The nodes in a node and itself, counted no further than is asked. */
function weigh(node: Node, most: number): number {
  const walker = inertDocument().createTreeWalker(node);
  let count = 1;
  while (count <= most && walker.nextNode()) count += 1;
  return count;
}

interface Holder {
  element: HTMLElement;
  /** Whether it is inside a quoted message, whose block containers have nodes in the document. */
  isSection: boolean;
  /** Whether the document already contains its beginning. */
  isBegun: boolean;
}

/** Returns a copy of a container to wrap around a piece. */
function shellOf({ element, isSection, isBegun }: Holder): HTMLElement {
  if (isSection || !isBegun || element.localName !== 'div') {
    const clone = element.cloneNode(false) as HTMLElement;
    if (isSection) markHolder(clone);
    return clone;
  }
  // A second `div` would start a new paragraph. Keep only its text style.
  const shell = inertDocument().createElement('span');
  shell.setAttribute('style', element.getAttribute('style') ?? '');
  return shell;
}

function readPiece(nodes: readonly Node[], path: readonly Holder[], quotes: Quotes, weight: number): LetterPiece {
  const body = inertDocument().createElement('body');
  let place: HTMLElement = body;
  for (const holder of path) {
    const shell = shellOf(holder);
    place.append(shell);
    place = shell;
  }
  place.append(...nodes);
  const depth = path.filter(({ element, isSection, isBegun }) => isBegun && (isSection || holders[element.localName] === 1)).length;
  for (const holder of path) holder.isBegun = true;
  const clean = purifyBody(body);
  if (!wasHarmless()) spoil(quotes);
  return { content: parseClean(clean, quotes).content, depth, weight };
}

function* piecesOf(from: HTMLElement, quotes: Quotes, path: readonly Holder[] = []): Generator<LetterPiece, void> {
  let batch: Node[] = [];
  let weight = 0;
  let last: Node | undefined;
  function* flush() {
    if (!batch.every(saysNothing)) yield readPiece(batch, path, quotes, weight);
    [batch, weight] = [[], 0];
  }
  const nodes = [...from.childNodes];
  for (const [index, node] of nodes.entries()) {
    const size = weigh(node, pieceNodes);
    if (!saysNothing(node)) {
      const next = nodes.slice(index + 1).find((one) => !saysNothing(one));
      const isParted = size > pieceNodes && isHolder(node) && mayCut(last, node) && mayCut(node, next);
      if ((isParted || weight >= pieceNodes) && mayCut(last, node)) yield* flush();
      last = node;
      if (isParted) {
        const isSection = path.some(({ element }) => isCite(element)) && sections.has(node.localName) && hasBlocks(node);
        yield* piecesOf(node, quotes, [...path, { element: node, isSection, isBegun: false }]);
        continue;
      }
    }
    batch.push(node);
    weight += size;
  }
  yield* flush();
}

/** Appends a piece to a message. */
export function goOn(tr: Transaction, { content, depth }: LetterPiece): void {
  let inner = content;
  let end = tr.doc;
  let level = 0;
  // Descend as far as the piece and the document match. Content that doesn't fit is inserted at an outer level, so nothing is lost.
  while (level < depth) {
    const { firstChild } = inner;
    if (inner.childCount !== 1 || !firstChild || !end.lastChild || firstChild.type !== end.lastChild.type) break;
    inner = firstChild.content;
    end = end.lastChild;
    level += 1;
  }
  tr.insert(tr.doc.content.size - level, inner);
}

const nothing: OpenedLetter['rest'] = { next: () => ({ done: true, value: undefined }) };

/** Empty paragraph for the reply, above the quoted message. */
const lead = /^\s*<p>(?:<br\s*\/?>)?<\/p>/i;
const notYet: LetterPiece = { content: Fragment.empty, depth: 0, weight: 0 };

/** The pieces of HTML that is not parsed yet. */
function* piecesIn(html: string): Generator<LetterPiece, void> {
  yield notYet;
  const { html: taken, quotes } = takeQuotes(html);
  const bound = boundMarkup(taken);
  // Nothing in a document without a window is fetched or run.
  const inert = document.implementation.createHTMLDocument('');
  inert.open();
  inert.write('<!doctype html><body>');
  for (let at = 0; at < bound.length; at += parsedLength) {
    yield notYet;
    inert.write(bound.slice(at, at + parsedLength));
  }
  inert.close();
  settleQuotes(inert.body, quotes);
  yield* piecesOf(inert.body, quotes);
}

/** Reads the beginning of a letter from its HTML, and gets ready to read the rest: a long one at once would hold up the page. */
export function openHtml(html: string): OpenedLetter {
  const begin = html.length > parsedLength ? lead.exec(html)?.[0] : undefined;
  // A reply to a long message opens without waiting for the quote.
  if (begin !== undefined) return { doc: schema.node('doc', null, schema.node('paragraph')), rest: piecesIn(html.slice(begin.length)) };
  const source = inertDocument().createElement('div');
  const { html: taken, quotes } = takeQuotes(html);
  source.innerHTML = boundMarkup(taken);
  if (weigh(source, firstNodes) <= firstNodes) return { doc: readHtml(html), rest: nothing };
  settleQuotes(source, quotes);
  const paper = readPaper(source);
  const rest = piecesOf(paper?.element ?? source, quotes);
  const first = rest.next();
  if (first.done) return { doc: readHtml(html), rest: nothing };
  const { tr: begun } = EditorState.create({ doc: schema.node('doc', { stationery: paper?.stationery ?? null }, first.value.content) });
  let { weight } = first.value;
  while (weight < firstNodes) {
    const { done, value } = rest.next();
    if (done) {
      sealQuotes(begun.doc);
      return { doc: begun.doc, rest: nothing };
    }
    goOn(begun, value);
    weight += value.weight;
  }
  return { doc: begun.doc, rest };
}
