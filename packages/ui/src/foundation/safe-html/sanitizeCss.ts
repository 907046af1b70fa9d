import { type CssToken, cssTokens } from './cssTokens.ts';

/** Maps the address of an image to one that may be loaded, or to null if it may not. */
export type ResolveImage = (address: string) => string | null;

const KEPT_RULES = new Set(['media', 'supports', 'keyframes', '-webkit-keyframes', 'page']);
/** They take an address as a bare string or through a variable, where it cannot be judged. */
const FETCHING_FUNCTIONS = new Set([
  'image-set',
  '-webkit-image-set',
  'image',
  'src',
  'cross-fade',
  '-webkit-cross-fade',
  'element',
  'paint',
]);
/** In a shadow root, a message's style sheet must not reach the host element. */
const OUTSIDE = new Set(['host', 'host-context', 'slotted', 'part']);
const MAY_BE_FIXED = new Set(['table-layout', 'background', 'background-attachment']);

/**
 * Rewrites a style sheet, or the declarations of a `style` attribute, so that it loads only what `resolveImage` allows. The output is
 * written from tokens: no escapes or comments of the sender remain.
 */
export function sanitizeCss(css: string, resolveImage: ResolveImage): string {
  const tokens = cssTokens(css);
  let out = '';
  let property = '';
  let lastIdent = '';
  /** Closers of the open brackets: an unclosed bracket would swallow what follows. */
  const open: string[] = [];

  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as CssToken;
    if (token.type === 'at' && !KEPT_RULES.has(token.value.toLowerCase())) {
      index = endOfRule(tokens, index);
    } else if (token.type === 'url') {
      out += writeImage(resolveImage(token.value));
    } else if (token.type === 'function' && token.value.toLowerCase() === 'url') {
      const end = endOfFunction(tokens, index);
      const address = tokens.slice(index + 1, end).find(({ type }) => type === 'string');
      out += writeImage(address ? resolveImage(address.value) : null);
      index = end;
    } else if (token.type === 'function' && FETCHING_FUNCTIONS.has(token.value.toLowerCase())) {
      out += 'none';
      index = endOfFunction(tokens, index);
    } else if (token.type === 'function' && isColon(tokens[index - 1]) && OUTSIDE.has(token.value.toLowerCase())) {
      out += 'nowhere(';
      open.push(')');
    } else if (token.type === 'ident') {
      const word = token.value.toLowerCase();
      if (property === '') lastIdent = word;
      if (isColon(tokens[index - 1]) && OUTSIDE.has(word)) {
        out += 'nowhere';
        continue;
      }
      out += isPinned(word, property) ? 'static' : asksForDark(tokens, index) ? 'never' : writeName(token.value);
    } else {
      if (token.type === 'symbol') {
        if (token.value === ':' && property === '') property = lastIdent;
        if (token.value === ';' || token.value === '{' || token.value === '}') {
          property = '';
          lastIdent = '';
        }
        if (isCloser(token.value)) {
          if (open.at(-1) !== token.value) {
            out += ' ';
            continue;
          }
          open.pop();
        }
      }
      const closer = token.type === 'function' ? ')' : token.type === 'symbol' ? closers[token.value] : undefined;
      if (closer) open.push(closer);
      out += token.value === '<' && token.type === 'symbol' && isEquals(tokens[index + 1]) ? '<' : writeToken(token);
    }
  }
  return out.trim() + open.reverse().join('');
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const isCloser = (symbol: string) => symbol === ')' || symbol === ']' || symbol === '}';
const isColon = (token: CssToken | undefined) => token?.type === 'symbol' && token.value === ':';
const isEquals = (token: CssToken | undefined) => token?.type === 'symbol' && token.value === '=';

/** Fixed and sticky elements return to the flow: a message scrolls as one sheet, and nothing may stay above it. */
const isPinned = (word: string, property: string) =>
  property !== '' && (word === 'fixed' || word === 'sticky' || word === '-webkit-sticky') && !MAY_BE_FIXED.has(property);

/** Messages are shown as on white: dark-mode rules of the sender would be light on light. */
function asksForDark(tokens: readonly CssToken[], index: number): boolean {
  if ((tokens[index] as CssToken).value.toLowerCase() !== 'dark') return false;
  let at = index - 1;
  while (tokens[at]?.type === 'space') at -= 1;
  if (!isColon(tokens[at])) return false;
  do at -= 1;
  while (tokens[at]?.type === 'space');
  return tokens[at]?.value.toLowerCase() === 'prefers-color-scheme';
}

function writeToken(token: CssToken): string {
  switch (token.type) {
    case 'function':
      return `${writeName(token.value)}(`;
    case 'at':
      return `@${writeName(token.value)}`;
    case 'hash':
      return `#${writeName(token.value)}`;
    case 'string':
      return writeString(token.value);
    case 'number':
      return writeNumber(token.value);
    case 'symbol':
      // `<` could close the style element and `\` could start an escape. Add a space after `<` and replace `\` with one, so that adjacent
      // tokens don't merge.
      return token.value === '<' ? '< ' : token.value === '\\' ? ' ' : token.value;
    default:
      return token.value;
  }
}

const mostPixels = 100_000;

/** The frame is as high as its letter, so a length in parts of its height would make both grow for ever. */
function writeNumber(number: string): string {
  const match = /^([-+]?[\d.]+(?:e[-+]?\d+)?)(?:[sld]?v(?:h|b|max|min)|cq(?:h|b|max|min))$/i.exec(number);
  return match ? `${Math.min(Number(match[1]) * 8, mostPixels)}px` : number;
}

const writeImage = (address: string | null) => (address === null ? 'none' : `url(${writeString(address)})`);

const writeName = (name: string) =>
  name.replace(/[^-\w\u0080-\uffff]/g, (char) => `\\${char.codePointAt(0)?.toString(16)} `).replace(/^\d/, '\\3$& ');

const writeString = (text: string) => `"${text.replace(/["\\<>\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`;

/** The index of the `)` that closes the function begun at `start`. */
function endOfFunction(tokens: readonly CssToken[], start: number): number {
  let depth = 1;
  for (let index = start + 1; index < tokens.length; index += 1) {
    const { type, value } = tokens[index] as CssToken;
    if (type === 'function' || (type === 'symbol' && value === '(')) depth += 1;
    if (type === 'symbol' && value === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length;
}

/** The index of the `;` or the closing `}` of a rule that is left out. */
function endOfRule(tokens: readonly CssToken[], start: number): number {
  let depth = 0;
  for (let index = start + 1; index < tokens.length; index += 1) {
    const { type, value } = tokens[index] as CssToken;
    if (type !== 'symbol') continue;
    if (value === '{') depth += 1;
    if (value === '}') depth -= 1;
    if (depth < 0) return index - 1;
    if (depth === 0 && (value === ';' || value === '}')) return index;
  }
  return tokens.length;
}
