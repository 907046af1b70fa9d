import { DOMSerializer, DOMParser as DocParser, Fragment, type Node, Slice } from 'prosemirror-model';
import { inertDocument } from './inertDocument.ts';
import { blockAttributes, purify } from './purify.ts';
import { schema } from './schema.ts';

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
  blockquote: 'margin: 0 0 8px; padding: 0 0 0 12px; border-left: 3px solid currentColor; opacity: 0.85',
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
  holder.innerHTML = purify(html);
  breakLines(holder);
  const paper = holder.querySelector<HTMLElement>(`:scope > div[${stationeryAttribute}]`);
  const doc = parser.parse(paper ?? holder);
  if (paper === null) return doc;
  const stationery = cleanStationery({ id: paper.getAttribute(stationeryAttribute) ?? '', style: paper.getAttribute('style') ?? '' });
  return schema.node('doc', { stationery }, doc.content);
}

/** Where a style keeps the line ends of the source, as around quoted plain text, they become line breaks of the letter. */
function breakLines(root: HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>('[style*="white-space" i]:not(pre)')) {
    if (!/^(?:pre|break-spaces)/.test(element.style.whiteSpace)) continue;
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isLast = text === texts.at(-1);
      const lines = (isLast ? text.data.replace(/\r?\n$/, '') : text.data).split(/\r?\n/);
      text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [element.ownerDocument.createElement('br'), line])));
    }
  }
}

/** Reads HTML that goes into the middle of a letter: a template, a signature. */
export function readSlice(html: string): Slice {
  return new Slice(readHtml(html).content, 0, 0);
}

function inlineStyles(root: DocumentFragment | HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>(Object.keys(inlined).join(','))) {
    // The original goes out as it came in.
    if (element.closest(`[${originalAttribute}]`)) continue;
    const own = element.getAttribute('style');
    // A paragraph alone in its cell or item needs no distance to the next.
    const isInner = element.localName === 'p' && /^(?:td|th|li)$/.test(element.parentElement?.localName ?? '');
    const given = isInner ? 'margin: 0' : (inlined[element.localName] ?? '');
    element.setAttribute('style', own ? `${given}; ${own}` : given);
    // Outlook knows no `end`; where a program knows it, the style wins over the attribute.
    if (element.style.textAlign === 'end') element.setAttribute('align', 'right');
  }
  // An empty paragraph has no height in a mail program.
  for (const paragraph of root.querySelectorAll('p:empty'))
    if (!paragraph.closest(`[${originalAttribute}]`)) paragraph.append(inertDocument().createElement('br'));
}

/** Writes a document as HTML for the body of a mail, each block with its own look, the original as it came. */
export function writeHtml(doc: Node): string {
  const holder = inertDocument().createElement('div');
  const originals: string[] = [];
  doc.forEach((block) => {
    if (block.type === schema.nodes.original) {
      const place = inertDocument().createElement('div');
      place.setAttribute(originalAttribute, String(originals.push(block.attrs.html) - 1));
      holder.append(place);
      return;
    }
    const written = serializer.serializeFragment(Fragment.from(block), { document: inertDocument() });
    holder.append(written);
  });
  inlineStyles(holder);
  for (const place of holder.querySelectorAll(`:scope > div[${originalAttribute}]`)) {
    place.innerHTML = originals[Number(place.getAttribute(originalAttribute))] ?? '';
    place.setAttribute(originalAttribute, '');
  }
  const { stationery } = doc.attrs as { stationery: Stationery | null };
  if (stationery === null) return holder.innerHTML;
  const paper = inertDocument().createElement('div');
  paper.setAttribute(stationeryAttribute, stationery.id);
  paper.setAttribute('style', stationery.style);
  paper.append(...holder.childNodes);
  return paper.outerHTML;
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

/** The letter without its formatting, a line for each block. */
export function writeText(doc: Node): string {
  const read = (node: Node, lead: string): string => {
    if (node.type === schema.nodes.original) {
      const holder = inertDocument().createElement('div');
      holder.innerHTML = purify(node.attrs.html).replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^>]*>/gi, '$&\n');
      const text = (holder.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
      return text.replace(/^/gm, '> ');
    }
    if (node.isTextblock)
      return lead + node.textBetween(0, node.content.size, '\n', (leaf) => (leaf.type === schema.nodes.hard_break ? '\n' : ''));
    const parts: string[] = [];
    node.forEach((child, _offset, index) => {
      if (node.type === schema.nodes.bullet_list) parts.push(read(child, `${lead}- `));
      else if (node.type === schema.nodes.ordered_list) parts.push(read(child, `${lead}${(node.attrs.order ?? 1) + index}. `));
      else if (node.type === schema.nodes.blockquote) parts.push(read(child, '').replace(/^/gm, `${lead}> `));
      else if (node.type === schema.nodes.list_item) parts.push(read(child, index === 0 ? lead : '  '));
      else parts.push(read(child, lead));
    });
    return parts.join(node.type === schema.nodes.table_row ? '\t' : '\n');
  };
  return read(doc, '');
}

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
