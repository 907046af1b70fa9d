import { boundMarkup } from '../../foundation/safe-html/boundMarkup.ts';
import { bodyStyle, createLetterCleaner, isTakenWhole, type PictureSources } from '../../foundation/safe-html/letterCleaner.ts';
import type { LetterPiece } from './letterPiece.ts';
import { createTableParter } from './partTable.ts';

/** Message that is sanitized in pieces, so that a message of several megabytes doesn't block the page for seconds. */
export interface OpenLetter {
  /** Declarations of the body's own style and presentation attributes. */
  bodyStyle: string;
  /** The names by which its style sheets know the body. */
  bodyClass: string;
  /** Returns whether remote images were found so far, which load only after the reader consents. */
  hasRemoteImages(): boolean;
  /** The pieces in their order, for the body that they are shown in. They can be taken once. */
  pieces(body: Element): Generator<LetterPiece, void>;
}

/** A piece is cleaned in a few milliseconds. */
const mostNodes = 200;

// A form whose fields are called like properties of a node hides those.
const read = <T>(prototype: object, name: string, node: Node): T => Reflect.get(prototype, name, node) as T;
const childrenOf = (node: Node): ChildNode[] => [...read<NodeListOf<ChildNode>>(Node.prototype, 'childNodes', node)];
const copyAlone = (node: Node): Node => Node.prototype.cloneNode.call(node, false);
const copyWhole = (node: Node): Node => Node.prototype.cloneNode.call(node, true);

/** The nodes in a node and itself, counted no further than is asked. */
function weigh(node: Node, most: number): number {
  const walker = document.createTreeWalker(node);
  let count = 1;
  while (count <= most && walker.nextNode()) count += 1;
  return count;
}

/** Whether the children of an element may be cleaned without it. */
const mayBeParted = (node: Node): boolean =>
  node.nodeType === Node.ELEMENT_NODE &&
  read<string | null>(Element.prototype, 'namespaceURI', node) === 'http://www.w3.org/1999/xhtml' &&
  !isTakenWhole(read<string>(Element.prototype, 'localName', node));

/** Parses the HTML of a message and prepares to sanitize it in pieces. A document parsed earlier (`readMarkup`) isn't changed. */
export function openLetter(html: string | Document, pictures: PictureSources = {}): OpenLetter {
  const cleaner = createLetterCleaner(pictures);
  // Neither of the two documents loads or runs anything. The sender's may be dressed up by the names in it and is only read by what is not its own.
  const isRead = typeof html !== 'string';
  const source = isRead ? html : new DOMParser().parseFromString(boundMarkup(html), 'text/html');
  const take = isRead ? copyWhole : (node: Node) => node;
  const [root] = Document.prototype.getElementsByTagName.call(source, 'html');
  const desk = document.implementation.createHTMLDocument('');
  const parts = root ? childrenOf(root) : [];
  const bodies = parts.filter((part) => /^(?:BODY|FRAMESET)$/.test(part.nodeName));

  const shell = desk.createElement('html');
  if (root) shell.dir = Element.prototype.getAttribute.call(root, 'dir') ?? '';
  shell.append(...parts.map((part) => (bodies.includes(part) ? copyAlone(part) : take(part))));
  const frame = cleaner.clean(shell);

  const cleanNodes = (nodes: readonly Node[]): ChildNode[] => {
    const holder = desk.createElement('body');
    holder.append(...nodes.map(take));
    return [...cleaner.clean(holder).childNodes];
  };

  const { placeOf, partTable } = createTableParter();

  function* walk(from: Node, begun: Element): Generator<LetterPiece, void> {
    let batch: Node[] = [];
    let weight = 0;
    const piece = (): LetterPiece => {
      const done = { to: placeOf(begun), nodes: cleanNodes(batch), weight };
      [batch, weight] = [[], 0];
      return done;
    };
    for (const child of childrenOf(from)) {
      const size = weigh(child, mostNodes);
      if (size > mostNodes && mayBeParted(child)) {
        if (batch.length > 0) yield piece();
        const alone = cleanNodes([copyAlone(child)]);
        yield { to: placeOf(begun), nodes: alone, weight: 1 };
        // If the element isn't allowed, add its children where it was.
        yield* walk(child, alone.find((node) => node instanceof Element) ?? begun);
        continue;
      }
      batch.push(child);
      weight += size;
      if (weight >= mostNodes) {
        const rows = batch.filter(({ nodeName }) => nodeName === 'TR').length;
        yield piece();
        yield* partTable(begun, rows);
      }
    }
    if (batch.length > 0) yield piece();
  }

  const body = frame.querySelector('body') ?? frame;
  return {
    bodyStyle: bodyStyle(body),
    bodyClass: body.className,
    hasRemoteImages: cleaner.hasRemoteImages,
    *pieces(body) {
      const styles = [...frame.querySelectorAll('head style')];
      if (styles.length > 0) yield { to: body, nodes: styles, weight: styles.length };
      for (const part of bodies) yield* walk(part, body);
    },
  };
}
