/** Deeper than any chain of answers; browsers stop at 512 and take seconds to get there. */
const deepest = 400;
/** More than any honest element has. */
const mostAttributes = 200;

/** They stand alone, or end where the next of their kind begins: a letter that never closes them is not deep. */
const flat = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr tbody thead tfoot option optgroup rp rt'.split(
    ' ',
  ),
);

const tagName = /\/?[a-z][^\s/>]*/iy;
const isBlank = (char: string) => char === ' ' || char === '\n' || char === '\t' || char === '\r' || char === '\f';

/** Where a tag ends, and where its attributes become too many. */
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
    // A blank, a slash or a closing quote stands between two attributes.
    attributes += 1;
    if (attributes === mostAttributes) cut = isBlank(char) || char === '/' ? at : at + 1;
  }
  return { end: at, cut };
}

/** A piece is read in a few milliseconds. */
const pieceLength = 16 * 1024;

/** A part of a letter in pieces: a picture may stand in it, in letters. */
function* cutUp(html: string, from: number, to: number): Generator<string, void> {
  for (let at = from; at < to; at += pieceLength) yield html.slice(at, Math.min(to, at + pieceLength));
}

/** The pieces of what {@link boundMarkup} answers: for a letter so long that reading it at once would hold up the page. */
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
 * Takes the tags out of a letter that nest deeper than anybody writes, and the attributes beyond those that anybody gives: a browser takes
 * many seconds for them, in which nothing answers. What stands between the tags stays. Not for safety: what comes out is cleaned as before.
 */
export const boundMarkup = (html: string): string => [...boundPieces(html)].join('');
