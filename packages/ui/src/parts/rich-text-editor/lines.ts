/** Lines and backgrounds of a message, which HTML and the editor interpret differently. */

const blocks = new Set(
  `address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre
  section table tbody td tfoot th thead tr ul`.split(/\s+/),
);
const isElement = (node: Node | null): node is HTMLElement => node?.nodeType === 1;
const isBlock = (node: Node | null) => isElement(node) && blocks.has(node.localName);
const saysNothing = (node: Node) => !isElement(node) && (node.nodeType === 8 || /^[ \t\r\n\f]*$/.test(node.nodeValue ?? ''));

function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side];
  while (next && saysNothing(next)) next = next[side];
  return next;
}

/** A break at the end of a line ends nothing; it gives an empty line its height. */
function readBreaks(root: HTMLElement): void {
  for (const line of root.querySelectorAll('br')) {
    if (line.closest('pre')) continue;
    let last: Node = line;
    while (last.parentNode && last.parentNode !== root && !isBlock(last.parentNode) && beside(last, 'nextSibling') === null)
      last = last.parentNode;
    const next = beside(last, 'nextSibling');
    if (next !== null && !isBlock(next)) continue;
    const before = beside(last, 'previousSibling');
    const isAlone = (before === null || isBlock(before)) && (last === line || last.textContent === '');
    // Between blocks it is a line of its own.
    if (isAlone && (before !== null || next !== null)) last.parentNode?.replaceChild(root.ownerDocument.createElement('p'), last);
    else line.remove();
  }
}

/** Converts line ends to line breaks where a style preserves them, as around quoted plain text. */
function breakLines(root: HTMLElement): void {
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

/** Moves the background of a block to an attribute. As a text style it would highlight each line. */
function readGrounds(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style*="background" i]')) {
    if (!isBlock(element)) continue;
    const ground = element.style.backgroundColor;
    element.style.removeProperty('background');
    element.style.removeProperty('background-color');
    if (ground !== '') element.setAttribute('bgcolor', ground);
  }
}

/** Default size of each heading, which must not be read as a text size. */
const headings: Readonly<Record<string, string>> = { h1: '24px', h2: '20px', h3: '17px' };

function readHeadings(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('h1, h2, h3'))
    if (element.style.fontSize === headings[element.localName]) element.style.removeProperty('font-size');
}

/** Makes of HTML what an editor can read line by line. */
export function readLines(root: HTMLElement): void {
  readGrounds(root);
  readHeadings(root);
  readBreaks(root);
  breakLines(root);
}

/** Makes of a block what HTML shows line by line as the editor did: with its blanks, and with the line that its end begins. */
export function keepLines(block: Element): void {
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const texts: Text[] = [];
  let isBlankBefore = true;
  let last: Text | undefined;
  const end = () => {
    if (last?.data.endsWith(' ')) last.data = `${last.data.slice(0, -1)}\u00a0`;
    [last, isBlankBefore] = [undefined, true];
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isElement(node)) {
      if (node.localName === 'br') end();
      else if (node.localName === 'img') [last, isBlankBefore] = [undefined, false];
      continue;
    }
    const text = node as Text;
    texts.push(text);
    let kept = '';
    for (const sign of text.data.replace(/\t/g, '    ')) {
      const isBlank = sign === ' ';
      if (/[\r\n]/.test(sign)) {
        kept = `${kept.replace(/ $/, '\u00a0')}${sign}`;
        isBlankBefore = true;
        continue;
      }
      kept += isBlank && isBlankBefore ? '\u00a0' : sign;
      isBlankBefore = isBlank && !isBlankBefore;
    }
    text.data = kept;
    if (kept !== '') last = text;
  }
  end();
  for (const text of texts) {
    const [first = '', ...rest] = text.data.split(/\r\n|\r|\n/);
    if (rest.length > 0) text.replaceWith(first, ...rest.flatMap((line) => [block.ownerDocument.createElement('br'), line]));
  }
  // An empty line has no height in a mail program.
  const isOpen = block.lastChild === null || (isElement(block.lastChild) && endsInBreak(block.lastChild));
  if (isOpen) block.append(block.ownerDocument.createElement('br'));
}

function endsInBreak(element: HTMLElement): boolean {
  if (element.localName === 'br') return true;
  const { lastChild } = element;
  return isElement(lastChild) && endsInBreak(lastChild);
}
