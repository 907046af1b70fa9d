import { Parser } from 'htmlparser2';
import type { ArchiveEntry } from './archive.ts';
import { limits } from './limits.ts';
import type { TextSink } from './TextSink.ts';
import { Unreadable } from './Unreadable.ts';

/** Describes where a kind of office file stores its text. */
interface OfficeKind {
  /** A file inside the archive that only this kind has. */
  mark: string;
  /** The files with text. */
  parts: RegExp;
  /** Elements whose text counts; without them all text does. */
  text?: ReadonlySet<string>;
  /** Elements that end a line. */
  lines: ReadonlySet<string>;
  /** Elements that stand for a blank. */
  blanks: ReadonlySet<string>;
}

const open = (mark: string): OfficeKind => ({
  mark,
  parts: /^content\.xml$/,
  lines: new Set(['text:p', 'text:h', 'table:table-row']),
  blanks: new Set(['text:s', 'text:tab', 'text:line-break']),
});

const kinds: readonly OfficeKind[] = [
  {
    mark: 'word/document.xml',
    parts: /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/,
    text: new Set(['w:t', 'w:delText']),
    lines: new Set(['w:p', 'w:tr']),
    blanks: new Set(['w:tab', 'w:br', 'w:cr']),
  },
  {
    mark: 'xl/workbook.xml',
    parts: /^xl\/(?:workbook|sharedStrings|worksheets\/[^/]+|comments\d*|tables\/[^/]+)\.xml$/,
    text: new Set(['t', 'v']),
    lines: new Set(['si', 'row', 'c']),
    blanks: new Set(),
  },
  {
    mark: 'ppt/presentation.xml',
    parts: /^ppt\/(?:slides|notesSlides|diagrams|charts|comments)\/[^/]+\.xml$/,
    text: new Set(['a:t', 'p:text', 'c:v']),
    lines: new Set(['a:p', 'p:cm', 'c:pt']),
    blanks: new Set(['a:br', 'a:tab']),
  },
];

/** The kind of office file that an archive is, or none. */
export function officeKind(entries: readonly ArchiveEntry[]): OfficeKind | undefined {
  const names = new Set(entries.map(({ name }) => name));
  const byMark = kinds.find(({ mark }) => names.has(mark));
  if (byMark) return byMark;
  return names.has('mimetype') && names.has('content.xml') && names.has('META-INF/manifest.xml') ? open('content.xml') : undefined;
}

/** Slides and sheets in the order in which people count them: `slide10` after `slide9`. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** Takes the text out of a Word, Excel, PowerPoint or OpenDocument file. */
export async function readOffice(kind: OfficeKind, entries: readonly ArchiveEntry[], sink: TextSink): Promise<void> {
  const parts = entries.filter(({ name }) => kind.parts.test(name)).sort((a, b) => byNumber.compare(a.name, b.name));
  for (const part of parts) {
    if (sink.isFull) return;
    await readPart(kind, part, sink);
    sink.break();
  }
}

async function readPart(kind: OfficeKind, part: ArchiveEntry, sink: TextSink): Promise<void> {
  let nesting = 0;
  let depth = kind.text ? 0 : 1;
  /**
   * Depth of reading aids above Japanese text, which are skipped. Cells that contain only the index of a shared string are skipped too
   * (`refersToString`).
   */
  let skipped = 0;
  let refersToString = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        nesting += 1;
        // The parser looks through all open elements at each of them.
        if (nesting > limits.nesting) throw new Unreadable('damaged');
        if (name === 'c') refersToString = attributes.t === 's';
        else if (name === 'sheet' && attributes.name) {
          sink.add(attributes.name);
          sink.break();
        } else if (name === 'rPh') skipped += 1;
        if (kind.text?.has(name)) depth += 1;
        if (kind.blanks.has(name)) sink.break(' ');
      },
      ontext(text) {
        if (depth > 0 && skipped === 0 && !refersToString) sink.add(text);
      },
      onclosetag(name) {
        nesting -= 1;
        if (name === 'c') refersToString = false;
        else if (name === 'rPh') skipped = Math.max(0, skipped - 1);
        if (kind.text?.has(name)) depth = Math.max(0, depth - 1);
        if (kind.lines.has(name)) sink.break();
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const chunk of part.read()) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (sink.isFull) return;
  }
  parser.end(decoder.decode());
}
