/** Deeper than any chain of answers; browsers stop at 512 and take seconds to get there. */
const deepest = 400;
/** More than any honest element has. */
const mostAttributes = 200;

/** Void elements, and elements that end when the next of their kind starts: leaving them unclosed doesn't add depth. */
const flat = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr tbody thead tfoot option optgroup rp rt'.split(
    ' ',
  ),
);

const tagName = /\/?[a-z][^\s/>]*/iy;
const isBlank = (char: string) => char === ' ' || char === '\n' || char === '\t' || char === '\r' || char === '\f';

/** Returns the end of a tag, and the position at which it has too many attributes. */
function readTag(html: string, from: number): { end: number; cut: number } {
  let cut = -1;
  let attributes = 0;
  let quote = '';
  let before = '';
  let at = from;
  for (; at < html.length; at += 1) {
    const char = html[at] as string;
    if (quote !== '') {
      if (char !== quote) continue;
      quote = '';
      if (isBlank(html[at + 1] ?? '') || html[at + 1] === '/' || html[at + 1] === '>') continue;
    } else if (char === '>') break;
    else if ((char === '"' || char === "'") && before === '=') {
      quote = char;
      before = '';
      continue;
    } else if (!isBlank(char) && char !== '/') {
      before = char;
      continue;
    } else if (html[at - 1] === char) continue;
    // A space, slash or closing quote separates two attributes.
    attributes += 1;
    if (attributes === mostAttributes) cut = isBlank(char) || char === '/' ? at : at + 1;
  }
  return { end: at, cut };
}

/** A piece is read in a few milliseconds. */
const pieceLength = 16 * 1024;

/** Yields a range of the HTML in pieces: it may contain a large image as a data URL. */
function* cutUp(html: string, from: number, to: number): Generator<string, void> {
  for (let at = from; at < to; at += pieceLength) yield html.slice(at, Math.min(to, at + pieceLength));
}

/** Yields the result of {@link boundMarkup} in pieces, for messages too long to parse at once without blocking the page. */
export function* boundPieces(html: string): Generator<string, void> {
  let copied = 0;
  let depth = 0;
  const open = new Map<string, number>();
  for (let at = html.indexOf('<'); at >= 0; ) {
    tagName.lastIndex = at + 1;
    const found = tagName.exec(html)?.[0];
    if (found === undefined) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    const { end, cut } = readTag(html, at + 1 + found.length);
    const isClosing = found.startsWith('/');
    const name = found.slice(isClosing ? 1 : 0).toLowerCase();
    let isDropped = false;
    if (!flat.has(name)) {
      const count = open.get(name) ?? 0;
      if (!isClosing) depth += 1;
      isDropped = depth > deepest;
      if (!isClosing || count > 0) open.set(name, count + (isClosing ? -1 : 1));
      if (isClosing && count > 0) depth -= 1;
    }
    if (isDropped || cut >= 0) {
      yield* cutUp(html, copied, isDropped ? at : cut);
      copied = isDropped ? end + 1 : end;
    } else if (end - copied > pieceLength) {
      yield* cutUp(html, copied, end);
      copied = end;
    }
    at = html.indexOf('<', end);
  }
  yield* cutUp(html, copied, html.length);
}

/**
 * Limits nesting depth and attributes so that parsing doesn't freeze the page. Content between removed tags is kept. A performance limit
 * only: the result still has to be sanitized.
 */
export const boundMarkup = (html: string): string => [...boundPieces(html)].join('');
