import { Tokenizer } from 'htmlparser2';

/** Collects output lines. The lines of a list, a cell or a quote are combined when it ends. */
interface Writer {
  lines: string[];
  line: string;
  /** A blank line is due before the next one. */
  isParted: boolean;
}

/** An element that is open. */
interface Frame {
  name: string;
  /** Content that is combined when the element ends. */
  writer?: Writer;
  isPre: boolean;
  isSilent: boolean;
  /** Next number of a list. */
  next?: number;
  /** Cells of a row. */
  cells?: string[][];
  /** Target of a link, and the start of its text. */
  href?: string;
  from?: number;
  at?: number;
}

const silent = new Set('script style head title template noscript svg object iframe textarea select'.split(' '));
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const parted = new Set('p h1 h2 h3 h4 h5 h6 blockquote pre ul ol dl table'.split(' '));
const blocks = new Set(
  `address article aside center dd div dt fieldset figure footer form header hr li main section tbody td tfoot th thead tr`.split(' '),
);
/** Elements that a new element closes if the sender left them open, and the elements at which the search stops. */
const implied: Readonly<Record<string, readonly [ends: string[], within: string[]]>> = {
  li: [['li'], ['ul', 'ol', 'table']],
  tr: [['tr', 'td', 'th'], ['table']],
  td: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  th: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
};
const fences = new Set(['td', 'th', 'table']);
/** Maximum nesting depth. Deeper text is output without its structure. */
const deepest = 100;

const newWriter = (): Writer => ({ lines: [], line: '', isParted: false });
const lineEnd = (text: string) => text.replace(/[ \t]+$/, '');

function endLine(writer: Writer): void {
  const line = lineEnd(writer.line);
  writer.line = '';
  if (line === '') return;
  if (writer.isParted && writer.lines.length > 0) writer.lines.push('');
  writer.isParted = false;
  writer.lines.push(line);
}

/** Lines of their own. */
function addLines(writer: Writer, lines: readonly string[]): void {
  if (lines.length === 0) return;
  endLine(writer);
  if (writer.isParted && writer.lines.length > 0) writer.lines.push('');
  writer.isParted = false;
  for (const line of lines) writer.lines.push(line);
}

/** Formats a table row: single-line cells are joined in one line, others are placed below each other. */
function rowLines(cells: readonly string[][]): string[] {
  const said = cells.filter((cell) => cell.length > 0);
  if (said.length > 1 && said.every((cell) => cell.length === 1)) {
    const last = cells.findLastIndex((cell) => cell.length > 0);
    return [
      cells
        .slice(0, last + 1)
        .map(([line = '']) => line)
        .join(' | '),
    ];
  }
  return said.flat();
}

/** Whether the text of a link already shows its target. */
function isTold(words: string, href: string): boolean {
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^(?:mailto:|https?:\/\/)/, '')
      .replace(/\/$/, '');
  return bare(words) === bare(href);
}

const leadsSomewhere = (href: string) => /^(?:https?:|mailto:|tel:|ftp:)/i.test(href.trim());

/**
 * Converts HTML to plain text for readers: links with addresses, lists with bullets and numbers, rows with cells, quotes with marks. For
 * search and lists use `htmlToText`.
 */
export function letterText(html: string): string {
  const root = newWriter();
  const stack: Frame[] = [];
  let name = '';
  let attribute = '';
  let attributes = new Map<string, string>();
  let overflow = 0;
  const top = () => stack.at(-1);
  const writer = () => stack.findLast((frame) => frame.writer)?.writer ?? root;

  const say = (text: string) => {
    const frame = top();
    if (frame?.isSilent) return;
    const to = writer();
    if (frame?.isPre) {
      const [first = '', ...rest] = text.split(/\r\n|\r|\n/);
      to.line += first;
      for (const line of rest) {
        breakLine(to);
        to.line = line;
      }
      return;
    }
    for (const [index, piece] of text.split(/[ \t\r\n\f\u00a0]+/).entries()) {
      if (index > 0 && to.line !== '' && !to.line.endsWith(' ')) to.line += ' ';
      to.line += piece;
    }
  };
  const breakLine = (to: Writer) => {
    if (lineEnd(to.line) !== '') endLine(to);
    else if (to.lines.length > 0 && to.lines.at(-1) !== '') to.isParted = true;
  };

  const end = (frame: Frame) => {
    const { writer: own } = frame;
    if (own) endLine(own);
    stack.pop();
    const to = writer();
    if (frame.href !== undefined && frame.at === to.lines.length) {
      const words = to.line.slice(frame.from);
      if (words.trim() !== '' && !isTold(words, frame.href))
        to.line = `${lineEnd(to.line)} <${frame.href.trim().replace(/^mailto:/i, '')}>`;
    } else if (frame.href !== undefined && frame.at !== undefined && to.lines.length > frame.at) {
      if (to.line === '') to.lines.push(`${to.lines.pop() ?? ''} <${frame.href.trim()}>`);
      else to.line = `${lineEnd(to.line)} <${frame.href.trim()}>`;
    }
    if (own && frame.name === 'blockquote')
      addLines(
        to,
        own.lines.map((line) => (/^>|^$/.test(line) ? `>${line}` : `> ${line}`)),
      );
    else if (own && frame.name === 'li') {
      const list = stack.findLast(({ next }) => next !== undefined);
      const mark = list?.name === 'ol' ? `${list.next}. ` : '- ';
      if (list?.next !== undefined) list.next += 1;
      addLines(
        to,
        own.lines.map((line, index) => (index === 0 ? mark : line === '' ? '' : ' '.repeat(mark.length)) + line),
      );
    } else if (own) {
      const row = stack.findLast(({ cells, name: one }) => cells !== undefined || one === 'table');
      if (row?.cells) row.cells.push(own.lines);
      else addLines(to, own.lines);
    }
    if (frame.cells) addLines(to, rowLines(frame.cells));
    if (parted.has(frame.name) || blocks.has(frame.name)) endLine(to);
    // A list in an item, and a quote in a quote, follow at once.
    if (parted.has(frame.name) && !(isList(frame) && stack.some(({ name: one }) => one === 'li'))) to.isParted = true;
  };
  const endTo = (depth: number) => {
    while (stack.length > depth) end(top() as Frame);
  };

  const open = () => {
    const { isSilent = false, isPre = false } = top() ?? {};
    const to = writer();
    if (name === 'br' && !isSilent) return breakLine(to);
    if (name === 'hr' && !isSilent) return addLines(to, ['----------']);
    if (name === 'img' && !isSilent) return say(attributes.get('alt') ?? '');
    if (empty.has(name)) return undefined;
    const [ends, within] = implied[name] ?? [[], []];
    for (let depth = stack.length - 1; depth >= 0 && !within.includes(stack[depth]?.name ?? ''); depth -= 1)
      if (ends.includes(stack[depth]?.name ?? '')) endTo(depth);
    if (stack.length >= deepest) {
      overflow += 1;
      return undefined;
    }
    const around = writer();
    if (!isSilent && (parted.has(name) || blocks.has(name))) {
      endLine(around);
      if (parted.has(name) && !(/^[uo]l$/.test(name) && stack.some(({ name: one }) => one === 'li'))) around.isParted = true;
    }
    const style = attributes.get('style') ?? '';
    const href = name === 'a' ? attributes.get('href') : undefined;
    const hasWriter = name === 'blockquote' || name === 'li' || name === 'td' || name === 'th';
    stack.push({
      name,
      isPre:
        name === 'pre' ||
        /white-space\s*:\s*(?:pre|break-spaces)/i.test(style) ||
        (isPre && !/white-space\s*:\s*(?:normal|nowrap)/i.test(style)),
      isSilent: isSilent || silent.has(name) || /display\s*:\s*none/i.test(style),
      ...(hasWriter && { writer: newWriter() }),
      ...(/^[uo]l$/.test(name) && { next: Number.parseInt(attributes.get('start') ?? '1', 10) || 1 }),
      ...(name === 'tr' && { cells: [] }),
      ...(href !== undefined && leadsSomewhere(href) && !isSilent && { href, from: around.line.length, at: around.lines.length }),
    });
    return undefined;
  };
  const close = (closed: string) => {
    if (overflow > 0 && !fences.has(closed)) {
      overflow -= 1;
      return;
    }
    for (let depth = stack.length - 1; depth >= 0; depth -= 1) {
      const one = stack[depth]?.name ?? '';
      if (one === closed) return endTo(depth);
      if (fences.has(one) && closed !== 'table' && closed !== 'tr' && closed !== 'tbody') return;
    }
  };

  const ignored = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (from, to) => say(html.slice(from, to)),
      ontextentity: (code) => say(String.fromCodePoint(code)),
      onopentagname: (from, to) => {
        name = html.slice(from, to).toLowerCase();
        attributes = new Map();
      },
      onattribname: (from, to) => {
        attribute = html.slice(from, to).toLowerCase();
        if (attributes.has(attribute)) attribute = '';
        else attributes.set(attribute, '');
      },
      onattribdata: (from, to) => attributes.set(attribute, (attributes.get(attribute) ?? '') + html.slice(from, to)),
      onattribentity: (code) => attributes.set(attribute, (attributes.get(attribute) ?? '') + String.fromCodePoint(code)),
      onattribend: ignored,
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (from, to) => close(html.slice(from, to).toLowerCase()),
      ...{ oncomment: ignored, oncdata: ignored, ondeclaration: ignored, onprocessinginstruction: ignored, onend: ignored },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  endTo(0);
  endLine(root);
  return root.lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const isList = ({ name }: Frame) => name === 'ul' || name === 'ol';
