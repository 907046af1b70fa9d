import { hasOwnGround, isOutOfSight } from './isOutOfSight.ts';

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  laquo: '«',
  raquo: '»',
  times: '×',
  yen: '¥',
  euro: '€',
  pound: '£',
  cent: '¢',
  sect: '§',
  deg: '°',
  plusmn: '±',
  zwnj: '',
  zwj: '',
  shy: '',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  auml: 'ä',
  aring: 'å',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  uacute: 'ú',
  ucirc: 'û',
  uuml: 'ü',
  szlig: 'ß',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  Eacute: 'É',
  Agrave: 'À',
};

/** Replaces the entities common in mail with their characters. Unknown entities stay. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}));?/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return namedEntities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
  });

const skipped = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg', 'object', 'iframe', 'textarea']);
const blocks = new Set([
  'p',
  'div',
  'tr',
  'li',
  'ul',
  'ol',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'hr',
  'section',
  'article',
  'header',
  'footer',
  'dl',
  'dt',
  'dd',
  'address',
  'fieldset',
  'form',
  'center',
  'main',
]);

/** Returns the end of the tag that begins at `start`: the position after its `>`, ignoring `>` inside quotes. */
function tagEnd(html: string, start: number): number {
  let quote = '';
  // A quote that is never closed must not swallow the mail: attributes are bounded.
  const stop = Math.min(html.length, start + 2000);
  for (let i = start + 1; i < stop; i += 1) {
    const character = html[i];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return i + 1;
    else if ((character === '"' || character === "'") && html[i - 1] === '=') quote = character;
  }
  const close = html.indexOf('>', start);
  return close < 0 ? html.length : close + 1;
}

/** Use a loop: a regular expression for trailing spaces would restart at each of them. */
function withoutEmptyCells(line: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === '\t') end -= 1;
  return line.slice(0, end);
}

/** Elements that nothing closes. */
const voids = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Creates a finder of element ends. It scans the text only a few times in total, however many elements there are. */
function createEndFinder(lower: string) {
  let budget = lower.length * 4 + 10_000;
  return (name: string, from: number): number => {
    const tags = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'g');
    tags.lastIndex = from;
    let depth = 1;
    for (let tag = tags.exec(lower); tag && budget > 0; tag = tags.exec(lower)) {
      budget -= tags.lastIndex - from;
      from = tags.lastIndex;
      depth += tag[1] === '/' ? -1 : 1;
      if (depth === 0) return tagEnd(lower, tag.index);
    }
    budget -= budget > 0 ? lower.length - from : 0;
    return -1;
  };
}

/**
 * Extracts the text of an HTML body, for the text alternative, search and lists. The result is never rendered as HTML. Text hidden from the
 * reader is left out, unless `keepsHidden` is set or there is no other text.
 */
export function htmlToText(html: string, { keepsHidden = false }: { keepsHidden?: boolean } = {}): string {
  const shown = readWords(html, keepsHidden);
  return shown === '' && !keepsHidden ? readWords(html, true) : shown;
}

function readWords(html: string, keepsHidden: boolean): string {
  const out: string[] = [];
  let isPreformatted = false;
  let position = 0;
  const lower = html.toLowerCase();
  /** Elements that no closing tag follows any more: looking again for each would take quadratic time. */
  const unclosed = new Set<string>();
  const findEnd = createEndFinder(lower);
  // A style sheet may set any background color.
  let isOnWhite = !lower.slice(0, lower.lastIndexOf('</style') + 1).includes('background');
  const say = (text: string) => {
    if (text === '') return;
    const decoded = decodeEntities(text);
    out.push(isPreformatted ? decoded : decoded.replace(/[ \t\r\n\f\u00a0]+/g, ' '));
  };
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open < 0) {
      say(html.slice(position));
      break;
    }
    say(html.slice(position, open));
    const next = html[open + 1] ?? '';
    if (next === '!' || next === '?') {
      const isComment = html.startsWith('<!--', open);
      const close = html.indexOf(isComment ? '-->' : '>', open + 2);
      position = close < 0 ? html.length : close + (isComment ? 3 : 1);
      continue;
    }
    if (!/[a-zA-Z/]/.test(next)) {
      say('<');
      position = open + 1;
      continue;
    }
    const end = tagEnd(html, open);
    const name = /^<\/?([a-z0-9]+)/.exec(lower.slice(open, open + 20))?.[1] ?? '';
    const isClosing = next === '/';
    position = end;
    const tag = keepsHidden || isClosing ? '' : lower.slice(open, end);
    const hiddenEnd =
      tag !== '' && name !== 'body' && name !== 'html' && !voids.has(name) && isOutOfSight(tag, isOnWhite) ? findEnd(name, end) : -1;
    if (tag !== '') isOnWhite &&= !hasOwnGround(tag);
    if (hiddenEnd >= 0) position = hiddenEnd;
    else if (!isClosing && skipped.has(name)) {
      const close = unclosed.has(name) ? -1 : lower.indexOf(`</${name}`, end);
      if (close < 0) unclosed.add(name);
      // A head that is never closed ends where the body begins.
      const bodyStart = name === 'head' && close < 0 && !unclosed.has('body') ? lower.indexOf('<body', end) : -1;
      if (name === 'head' && bodyStart < 0) unclosed.add('body');
      position = close >= 0 ? tagEnd(html, close) : bodyStart >= 0 ? bodyStart : name === 'head' || name === 'title' ? end : html.length;
    } else if (name === 'br') out.push('\n');
    else if (name === 'td' || name === 'th') {
      if (isClosing) out.push('\t');
    } else if (blocks.has(name)) {
      if (name === 'pre') isPreformatted = !isClosing;
      if (name === 'p' || name === 'blockquote') out.push('\n\n');
      else if (out.length > 0 && !out.at(-1)?.endsWith('\n')) out.push('\n');
      if (name === 'li' && !isClosing) out.push('- ');
    }
  }
  return out
    .join('')
    .split('\n')
    .map((line) => withoutEmptyCells(line).replace(/^ | $/g, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

/** Plain text as HTML, for a body whose parts are of both kinds. */
export const textToHtml = (text: string): string => `<div style="white-space:pre-wrap">${escapeHtml(text)}</div>`;
