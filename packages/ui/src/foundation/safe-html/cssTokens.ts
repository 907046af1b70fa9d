/** One token of a style sheet, with escapes already resolved in `value`. */
export type CssToken =
  | { type: 'ident' | 'function' | 'at' | 'hash' | 'string' | 'url'; value: string }
  | { type: 'number' | 'symbol' | 'space'; value: string };

const SPACE = /[ \t\n\r\f]/;
const NAME = /[-\w\u0080-\uffff]/;
const number = /\d*(?:\.\d+)?(?:e[-+]?\d+)?/iy;
const HEX = /[\da-f]/i;

/** Reads a style sheet from its beginning on. Names, strings and addresses come with their escapes resolved. */
function createCssReader(css: string) {
  let at = 0;

  const isNameAt = (index: number) => {
    const char = css[index];
    return char !== undefined && (NAME.test(char) || isEscapeAt(index));
  };
  const isEscapeAt = (index: number) => css[index] === '\\' && css[index + 1] !== undefined && css[index + 1] !== '\n';

  const readEscape = () => {
    at += 1;
    let digits = '';
    while (digits.length < 6 && HEX.test(css[at] ?? '')) digits += css[at++];
    if (digits === '') {
      const char = String.fromCodePoint(css.codePointAt(at) ?? 0xfffd);
      at += char.length;
      return char;
    }
    if (css[at] === '\r' && css[at + 1] === '\n') at += 2;
    else if (SPACE.test(css[at] ?? '')) at += 1;
    const code = Number.parseInt(digits, 16);
    return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
  };
  const readName = () => {
    let name = '';
    while (isNameAt(at)) name += css[at] === '\\' ? readEscape() : css[at++];
    return name;
  };
  const readString = (quote: string) => {
    let value = '';
    at += 1;
    while (at < css.length && css[at] !== quote) {
      if (css[at] === '\n') return value;
      if (css[at] !== '\\') value += css[at++];
      else if (css[at + 1] === '\n') at += 2;
      else if (css[at + 1] === undefined) at += 1;
      else value += readEscape();
    }
    at += 1;
    return value;
  };
  const readUrl = () => {
    let value = '';
    while (at < css.length && css[at] !== ')') value += isEscapeAt(at) ? readEscape() : css[at++];
    at += 1;
    return value.trim();
  };

  return {
    isAtEnd: () => at >= css.length,
    /** Returns the character that comes `ahead` places later. */
    peek: (ahead = 0) => css[at + ahead] ?? '',
    comes: (text: string) => css.startsWith(text, at),
    skip(count: number) {
      at += count;
    },
    /** Skips up to the end of `text`, looked for from `from` places later, or to the end of the sheet. */
    skipBehind(text: string, from: number) {
      const end = css.indexOf(text, at + from);
      at = end < 0 ? css.length : end + text.length;
    },
    isNameAhead: (ahead: number) => isNameAt(at + ahead),
    readNumber() {
      // A dot that no digit follows is none of the number: `1.url(` is a number, a dot and an address.
      number.lastIndex = at;
      const digits = number.exec(css)?.[0] ?? css[at] ?? '';
      at += digits.length;
      return digits;
    },
    readName,
    readString,
    readUrl,
  };
}

/**
 * Splits a style sheet into tokens as defined by CSS Syntax 3. Resolves escapes, so that `\75rl(` is returned as `url(`. Comments and the
 * old HTML comment marks become a space.
 */
export function cssTokens(css: string): CssToken[] {
  const tokens: CssToken[] = [];
  const reader = createCssReader(css);
  while (!reader.isAtEnd()) {
    const char = reader.peek();
    if (reader.comes('/*')) {
      reader.skipBehind('*/', 2);
      tokens.push({ type: 'space', value: ' ' });
    } else if (reader.comes('<!--') || reader.comes('-->')) {
      reader.skip(char === '<' ? 4 : 3);
      tokens.push({ type: 'space', value: ' ' });
    } else if (SPACE.test(char)) {
      while (SPACE.test(reader.peek())) reader.skip(1);
      tokens.push({ type: 'space', value: ' ' });
    } else if (char === '"' || char === "'") {
      tokens.push({ type: 'string', value: reader.readString(char) });
    } else if (/[\d.]/.test(char) && /\d/.test(char === '.' ? reader.peek(1) : char)) {
      const digits = reader.readNumber();
      // The unit is a name and may hide behind escapes too; what cannot be a unit is dropped.
      tokens.push({ type: 'number', value: digits + reader.readName().replace(/[^\w-]/g, '') });
    } else if ((char === '@' || char === '#') && reader.isNameAhead(1)) {
      reader.skip(1);
      tokens.push({ type: char === '@' ? 'at' : 'hash', value: reader.readName() });
    } else if (reader.isNameAhead(0)) {
      const name = reader.readName();
      if (reader.peek() !== '(') {
        tokens.push({ type: 'ident', value: name });
        continue;
      }
      reader.skip(1);
      let ahead = 0;
      while (SPACE.test(reader.peek(ahead))) ahead += 1;
      const isBare = reader.peek(ahead) !== '"' && reader.peek(ahead) !== "'";
      if (name.toLowerCase() === 'url' && isBare) tokens.push({ type: 'url', value: reader.readUrl() });
      else tokens.push({ type: 'function', value: name });
    } else {
      reader.skip(1);
      tokens.push({ type: 'symbol', value: char });
    }
  }
  return tokens;
}
