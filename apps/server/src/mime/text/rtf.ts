import { charsetOfCodePage, decodeText } from '../charset/index.ts';

const preset =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const compressedMark = 0x75465a4c;
const plainMark = 0x414c454d;
/** No honest letter is longer. */
const mostBytes = 8 * 1024 * 1024;

/** Unpacks compressed RTF (MS-OXRTFCP); null for what is none. */
export function unpackRtf(packed: Buffer): Buffer | null {
  if (packed.length < 16) return null;
  const size = Math.min(packed.readUInt32LE(4), mostBytes);
  const mark = packed.readUInt32LE(8);
  if (mark === plainMark) return packed.subarray(16, 16 + size);
  if (mark !== compressedMark) return null;
  const window = Buffer.alloc(4096, 0x20);
  let write = window.write(preset, 'latin1');
  const out = Buffer.alloc(size);
  let length = 0;
  const put = (byte: number) => {
    if (length < size) out[length++] = byte;
    window[write] = byte;
    write = (write + 1) % 4096;
  };
  for (let at = 16; at < packed.length && length < size; ) {
    const flags = packed[at++] as number;
    for (let bit = 0; bit < 8 && at < packed.length && length < size; bit += 1) {
      if ((flags & (1 << bit)) === 0) {
        put(packed[at++] as number);
        continue;
      }
      if (at + 1 >= packed.length) return out.subarray(0, length);
      const token = packed.readUInt16BE(at);
      at += 2;
      const offset = token >> 4;
      if (offset === write) return out.subarray(0, length);
      for (let index = 0; index < (token & 15) + 2; index += 1) put(window[(offset + index) % 4096] as number);
    }
  }
  return out.subarray(0, length);
}

const hidden = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'header',
  'footer',
  'generator',
  'themedata',
  'listtable',
]);
const written: Readonly<Record<string, string>> = { par: '\n', line: '\n', sect: '\n', row: '\n', cell: '\t', tab: '\t' };
const marks: Readonly<Record<string, string>> = { '\\': '\\', '{': '{', '}': '}', '~': '\u00a0', _: '-' };
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)|[\s\S]/gi;

interface Group {
  isHidden: boolean;
  isHtmlTag: boolean;
  /** Number of fallback characters after `\u`, for readers without Unicode support. */
  fallback: number;
}

/** Reads RTF content: the HTML it was made from (MS-OXRTFEX), or else its text. */
export function readRtf(bytes: Buffer): { html: string | null; text: string | null } {
  const rtf = bytes.toString('latin1');
  if (!rtf.startsWith('{\\rtf')) return { html: null, text: null };
  const isHtml = /\\fromhtml1\b/.test(rtf.slice(0, 1000));
  const charset = charsetOfCodePage(Number(/\\ansicpg(\d{3,5})/.exec(rtf.slice(0, 2000))?.[1] ?? 1252));
  const groups: Group[] = [];
  let group: Group = { isHidden: false, isHtmlTag: false, fallback: 1 };
  let isRtfOnly = false;
  let isDestination = false;
  let skip = 0;
  let out = '';
  let raw: number[] = [];
  const flush = () => {
    if (raw.length > 0) out += decodeText(Buffer.from(raw), charset);
    raw = [];
  };
  const isShown = () => !group.isHidden && !(isHtml && isRtfOnly);
  const say = (text: string) => {
    flush();
    if (isShown()) out += text;
  };
  for (const [whole, word, number, hex, mark, brace, plain] of rtf.matchAll(token)) {
    if (brace === '{') {
      groups.push(group);
      group = { ...group };
    } else if (brace === '}') {
      flush();
      group = groups.pop() ?? group;
    } else if (mark === '*') isDestination = true;
    else if (word !== undefined) {
      const name = word.toLowerCase();
      if (name === 'htmltag') group = { ...group, isHidden: false, isHtmlTag: true };
      else if (isDestination || hidden.has(name)) group.isHidden = true;
      else if (name === 'htmlrtf') isRtfOnly = number !== '0';
      else if (name === 'uc') group.fallback = Number(number ?? 1);
      else if (name === 'u') {
        say(String.fromCharCode(Number(number ?? 0) & 0xffff));
        skip = group.fallback;
      } else if (written[name] !== undefined && !(isHtml && group.isHtmlTag && name !== 'par' && name !== 'tab')) say(written[name]);
      isDestination = false;
    } else if (hex !== undefined) {
      if (skip > 0) skip -= 1;
      else if (isShown()) raw.push(Number.parseInt(hex, 16));
    } else if (mark !== undefined) say(marks[mark] ?? '');
    else if (plain !== undefined) {
      const rest = plain.slice(skip);
      skip = Math.max(0, skip - plain.length);
      if (rest !== '') say(rest);
    } else if (whole === '') break;
  }
  flush();
  const said = out.toWellFormed().trim();
  if (said === '') return { html: null, text: null };
  return isHtml ? { html: said, text: null } : { html: null, text: said };
}
