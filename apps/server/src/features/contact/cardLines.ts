import { decodeText } from '../../mime/charset/index.ts';

/** One line of a card: `TEL;TYPE=cell:138…`. */
export interface Property {
  name: string;
  /** Values of all parameters, in lower case: of `TYPE=cell`, and of the bare `CELL` of old cards. */
  types: string[];
  value: string;
}

const startsUtf16 = (bytes: Uint8Array) => (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** Joins folded lines. Some writers fold in the middle of a character, so this happens before the text is decoded. */
export function unfoldedText(bytes: Uint8Array): string {
  if (startsUtf16(bytes)) return decodeText(bytes).replace(/\r?\n[ \t]/g, '');
  const raw = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\r?\n[ \t]/g, '');
  return decodeText(Buffer.from(raw, 'latin1'));
}

function decodeQuoted(value: string, charset: string): string {
  const bytes: number[] = [];
  for (const part of value.match(/=[0-9a-f]{2}|./gis) ?? [])
    bytes.push(...(/^=[0-9a-f]{2}$/i.test(part) ? [Number.parseInt(part.slice(1), 16)] : Buffer.from(part)));
  return decodeText(Uint8Array.from(bytes), charset || 'utf-8');
}

/** The text behind the escapes of a value. */
export const unescaped = (value: string) => value.replace(/\\([nN])|\\(.)/gs, (_, newline, letter) => (newline ? '\n' : letter)).trim();

/** The parts of a structured value, in their places: empty ones are empty. */
export function partsOf(value: string, separator: ';' | ',' = ';'): string[] {
  const parts = [''];
  for (const [token] of value.matchAll(/\\.|./gs)) {
    if (token === separator) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map(unescaped);
}

function parseProperty(line: string): (Property & { charset: string; isQuoted: boolean }) | null {
  const match = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/s.exec(line);
  if (!match) return null;
  const [, name = '', given = '', value = ''] = match;
  const types: string[] = [];
  let charset = '';
  let isQuoted = false;
  for (const parameter of given.split(';').slice(1)) {
    const at = parameter.indexOf('=');
    const key = at < 0 ? '' : parameter.slice(0, at).toLowerCase();
    const values = parameter
      .slice(at + 1)
      .replaceAll('"', '')
      .toLowerCase();
    if (key === 'charset') charset = values;
    else if (values === 'quoted-printable') isQuoted = true;
    else types.push(...values.split(','));
  }
  return { name: name.toUpperCase(), types, value, charset, isQuoted };
}

/** Returns the properties of all cards, decoded. Lines that are none are left out. */
export function* propertiesOf(text: string): Generator<Property> {
  const lines = text.split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const property = parseProperty(lines[at] ?? '');
    if (!property) continue;
    let { value } = property;
    if (property.isQuoted) {
      while (value.endsWith('=') && at + 1 < lines.length) value = value.slice(0, -1) + (lines[++at] ?? '');
      value = decodeQuoted(value, property.charset);
    }
    yield { name: property.name, types: property.types, value };
  }
}
