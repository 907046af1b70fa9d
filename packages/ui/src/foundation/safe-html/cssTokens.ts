/** One token of a style sheet, with escapes already resolved in `value`. */
export type CssToken =
  | { type: 'ident' | 'function' | 'at' | 'hash' | 'string' | 'url'; value: string }
  | { type: 'number' | 'symbol' | 'space'; value: string };

const SPACE = /[ \t\n\r\f]/;
const NAME = /[-\w\u0080-\uffff]/;
const number = /\d*(?:\.\d+)?(?:e[-+]?\d+)?/iy;
const HEX = /[\da-f]/i;

/**
 * Splits a style sheet into tokens as defined by CSS Syntax 3. Resolves escapes, so that `\75rl(` is returned as `url(`. Comments and the
 * old HTML comment marks become a space.
 */
export function cssTokens(css: string): CssToken[] {
  const tokens: CssToken[] = [];
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

  while (at < css.length) {
    const char = css[at] ?? '';
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2);
      at = end < 0 ? css.length : end + 2;
      tokens.push({ type: 'space', value: ' ' });
    } else if (css.startsWith('<!--', at) || css.startsWith('-->', at)) {
      at += char === '<' ? 4 : 3;
      tokens.push({ type: 'space', value: ' ' });
    } else if (SPACE.test(char)) {
      while (SPACE.test(css[at] ?? '')) at += 1;
      tokens.push({ type: 'space', value: ' ' });
    } else if (char === '"' || char === "'") {
      tokens.push({ type: 'string', value: readString(char) });
    } else if (/[\d.]/.test(char) && /\d/.test(char === '.' ? (css[at + 1] ?? '') : char)) {
      // A dot that no digit follows is none of the number: `1.url(` is a number, a dot and an address.
      number.lastIndex = at;
      const digits = number.exec(css)?.[0] ?? char;
      at += digits.length;
      // The unit is a name and may hide behind escapes too; what cannot be a unit is dropped.
      tokens.push({ type: 'number', value: digits + readName().replace(/[^\w-]/g, '') });
    } else if ((char === '@' || char === '#') && isNameAt(at + 1)) {
      at += 1;
      tokens.push({ type: char === '@' ? 'at' : 'hash', value: readName() });
    } else if (isNameAt(at)) {
      const name = readName();
      if (css[at] !== '(') {
        tokens.push({ type: 'ident', value: name });
        continue;
      }
      at += 1;
      let next = at;
      while (SPACE.test(css[next] ?? '')) next += 1;
      if (name.toLowerCase() === 'url' && css[next] !== '"' && css[next] !== "'") tokens.push({ type: 'url', value: readUrl() });
      else tokens.push({ type: 'function', value: name });
    } else {
      at += 1;
      tokens.push({ type: 'symbol', value: char });
    }
  }
  return tokens;
}
