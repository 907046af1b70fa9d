import { addLines, lineEnd, newWriter, type Writer } from './textLines.ts';

/** An element that is open. */
export interface Frame {
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

/** Whether an element is a list. */
export const isList = (name: string) => name === 'ul' || name === 'ol';

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

/** Adds the target of a link that ends, unless its text shows it. */
export function addTarget(to: Writer, { href, from, at }: Frame): void {
  if (href === undefined) return;
  if (at === to.lines.length) {
    const words = to.line.slice(from);
    if (words.trim() !== '' && !isTold(words, href)) to.line = `${lineEnd(to.line)} <${href.trim().replace(/^mailto:/i, '')}>`;
  } else if (at !== undefined && to.lines.length > at) {
    if (to.line === '') to.lines.push(`${to.lines.pop() ?? ''} <${href.trim()}>`);
    else to.line = `${lineEnd(to.line)} <${href.trim()}>`;
  }
}

/** Adds the lines of a quote, an item or a cell that has ended to what is around it. */
export function addEnded(to: Writer, name: string, lines: string[], around: readonly Frame[]): void {
  if (name === 'blockquote')
    addLines(
      to,
      lines.map((line) => (/^>|^$/.test(line) ? `>${line}` : `> ${line}`)),
    );
  else if (name === 'li') {
    const list = around.findLast(({ next }) => next !== undefined);
    const mark = list?.name === 'ol' ? `${list.next}. ` : '- ';
    if (list?.next !== undefined) list.next += 1;
    addLines(
      to,
      lines.map((line, index) => (index === 0 ? mark : line === '' ? '' : ' '.repeat(mark.length)) + line),
    );
  } else {
    const row = around.findLast((frame) => frame.cells !== undefined || frame.name === 'table');
    if (row?.cells) row.cells.push(lines);
    else addLines(to, lines);
  }
}

/** Makes the frame of an element that opens. */
export function frameOf(name: string, attributes: ReadonlyMap<string, string>, parent: Frame | undefined, around: Writer): Frame {
  const { isSilent = false, isPre = false } = parent ?? {};
  const style = attributes.get('style') ?? '';
  const href = name === 'a' ? attributes.get('href') : undefined;
  const hasWriter = name === 'blockquote' || name === 'li' || name === 'td' || name === 'th';
  return {
    name,
    isPre:
      name === 'pre' ||
      /white-space\s*:\s*(?:pre|break-spaces)/i.test(style) ||
      (isPre && !/white-space\s*:\s*(?:normal|nowrap)/i.test(style)),
    isSilent: isSilent || silent.has(name) || /display\s*:\s*none/i.test(style),
    ...(hasWriter && { writer: newWriter() }),
    ...(isList(name) && { next: Number.parseInt(attributes.get('start') ?? '1', 10) || 1 }),
    ...(name === 'tr' && { cells: [] }),
    ...(href !== undefined && leadsSomewhere(href) && !isSilent && { href, from: around.line.length, at: around.lines.length }),
  };
}
