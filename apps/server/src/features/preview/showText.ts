import { Parser } from 'htmlparser2';
import MarkdownIt from 'markdown-it';
import Papa from 'papaparse';
import { decodeText } from '../../mime/charset/index.ts';
import { Unreadable } from '../../mime/document/index.ts';
import { limits } from './limits.ts';
import { documentPage } from './page.ts';
import type { Shown } from './Shown.ts';
import { boundSheets } from './showSheets.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);

/** The charset that the first bytes of a text name, or what a page or an XML file declares in them. */
function charsetOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 2048)).toString('latin1');
  return /(?:charset\s*=|<\?xml[^>]*encoding\s*=)\s*["']?([\w-]{1,40})/i.exec(head)?.[1] ?? '';
}

/** Decodes the bytes of a text in any charset. */
export function readCharacters(bytes: Uint8Array): string {
  const charset = charsetOf(bytes);
  const isWide = charset.startsWith('utf-16');
  if (!isWide && bytes.subarray(0, 65_536).includes(0)) throw new Unreadable('damaged');
  return decodeText(bytes, charset)
    .replace(/^\ufeff/, '')
    .replaceAll('\u0000', '')
    .toWellFormed();
}

const cut = (text: string, maximum: number = limits.characters) => ({ text: text.slice(0, maximum), isCut: text.length > maximum });

/** Shows a text as it is. */
export const showPlain = (bytes: Uint8Array): Shown => ({ kind: 'text', ...cut(readCharacters(bytes)) });

/** Shows a page; what it wants to run or load is up to the frame that shows it, which lets nothing. */
export function showPage(bytes: Uint8Array): Shown {
  const { text: html, isCut } = cut(readCharacters(bytes), limits.htmlCharacters);
  return { kind: 'html', html, isCut };
}

/**
 * Shows Markdown as source text (D-123) and as a rendered page. The page contains no raw HTML and no images. A very long file is shown only
 * as text.
 */
export function showMarkdown(bytes: Uint8Array): Shown {
  const { text, isCut } = cut(readCharacters(bytes));
  if (text.length > limits.markdownCharacters) return { kind: 'text', text, isCut };
  const markdown = new MarkdownIt({ html: false, linkify: false, maxNesting: 50 }).disable('image');
  return { kind: 'text', text, html: documentPage(markdown.render(text)), isCut };
}

/** Shows separated values as a table, and beside it as the text that it is. */
export function showValues(bytes: Uint8Array): Shown {
  const { text, isCut } = cut(readCharacters(bytes));
  // The end of the last line would be a line with one field, from which no separator is guessed.
  const { data } = Papa.parse<string[]>(text.replace(/[\r\n]+$/, ''), { preview: limits.rows + 1 });
  const { sheets, isCut: isTableCut } = boundSheets([{ name: '', rows: data }]);
  return { kind: 'sheets', sheets, text, isCut: isCut || isTableCut };
}

/** Puts each element of an XML file on a line of its own; null where the file is not well enough formed for that. */
function indent(text: string): string | null {
  const lines: string[] = [];
  const open: { name: string; hasChildren: boolean }[] = [];
  let length = 0;
  let isBroken = false;
  const add = (line: string) => {
    length += line.length + open.length * 2 + 1;
    if (length > limits.characters * 2) isBroken = true;
    else lines.push('  '.repeat(open.length) + line);
  };
  // What a document type declares is left as it is.
  if (/<!DOCTYPE[^>]*\[/i.test(text)) return null;
  let isAfterInstruction = false;
  /**
   * Returns the source text of the current event. After an instruction the parser includes that instruction's last character, so it is
   * removed.
   */
  const source = () => {
    const piece = text.slice(parser.startIndex, parser.endIndex + 1);
    const own = isAfterInstruction ? piece.replace(/^>/, '') : piece;
    isAfterInstruction = false;
    return own.trim();
  };
  const declared = /^\s*<\?xml[^>]*\?>/.exec(text)?.[0].trim();
  const parser: Parser = new Parser(
    {
      onopentag() {
        const parent = open.at(-1);
        if (parent) parent.hasChildren = true;
        add(source().replace(/\s+/g, ' '));
        open.push({ name: '', hasChildren: false });
        if (open.length > limits.nesting) isBroken = true;
      },
      ontext(piece) {
        if (piece.trim() === '') return;
        const words = source();
        const last = lines.length - 1;
        // A short text stays between its tags.
        if (open.at(-1)?.hasChildren === false && !words.includes('\n')) lines[last] += words;
        else add(words);
      },
      oncomment: () => add(source()),
      onprocessinginstruction: (_, data) => {
        // Of `<?x?>` the second mark is left out, and `<!DOCTYPE x>` has none.
        const instruction = data.startsWith('?') ? `<${data.replace(/\?$/, '')}?>` : `<${data}>`;
        isAfterInstruction = true;
        if (!instruction.startsWith('<?xml ')) add(instruction);
      },
      onclosetag(name, isImplied) {
        const closing = open.pop();
        if (isImplied && text[parser.endIndex - 1] !== '/') isBroken = true;
        else if (isImplied) return;
        else if (closing?.hasChildren) add(`</${name}>`);
        else lines[lines.length - 1] += `</${name}>`;
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  for (let at = 0; at < text.length && !isBroken; at += 65_536) parser.write(text.slice(at, at + 65_536));
  if (!isBroken) parser.end();
  return isBroken || lines.length === 0 ? null : [declared, ...lines].filter((line) => line !== undefined).join('\n');
}

/** Shows XML with indented elements. Entities are shown by name and never expanded. */
export function showXml(bytes: Uint8Array): Shown {
  const source = readCharacters(bytes);
  return { kind: 'text', ...cut((source.length <= limits.characters ? indent(source) : null) ?? source) };
}
