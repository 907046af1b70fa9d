import type { Area } from './rules.ts';

/** A text that a pattern sees whole: a string, a paragraph or a comment. */
export interface Unit {
  area: Area;
  file: string;
  /** Offset and line of each row. */
  starts: readonly (readonly [offset: number, line: number])[];
  raw: string;
  /** The text with code, links and tags masked. */
  text: string;
}

type Row = readonly [line: number, text: string];

const mask = (text: string) =>
  text.replace(
    /`[^`]*`|\]\([^)]*\)|<[A-Za-z/][^>]*>|https?:\S+/g,
    (code) => `${code[0]}${'_'.repeat(Math.max(0, code.length - 2))}${code.at(-1)}`,
  );

function unit(area: Area, file: string, rows: readonly Row[]): Unit {
  let raw = '';
  const starts = rows.map(([line, row]) => {
    const start = raw.length;
    raw += `${row} `;
    return [start, line] as const;
  });
  return { area, file, starts, raw: raw.trimEnd(), text: mask(raw).trimEnd() };
}

const directive = /^(?:biome-ignore|@ts-|\/ ?<reference)/;

/** Returns the rows of a block comment without its code examples. */
function blockRows(rows: readonly string[], start: number): { rows: Row[]; end: number } {
  const kept: Row[] = [];
  let isExample = false;
  let end = start;
  for (; end < rows.length; end += 1) {
    const row = (rows[end] ?? '').replace(/^\s*(?:\{\s*)?\/\*+/, '');
    const close = row.indexOf('*/');
    const text = (close < 0 ? row : row.slice(0, close)).replace(/^\s*\* ?/, '').trim();
    if (/^(?:@|```)/.test(text)) isExample = /^(?:@example|```\w)/.test(text);
    const prose = text.replace(/@example (?!\d).*/, '');
    if (!isExample && prose !== '' && !prose.startsWith('```')) kept.push([end + 1, prose]);
    if (close >= 0) break;
  }
  return { rows: kept, end };
}

/** Returns the comments of a source file. Neighboring line comments are one unit. */
function commentsOf(file: string, source: string): Unit[] {
  const rows = source.split('\n');
  const units: Unit[] = [];
  let run: Row[] = [];
  const flush = () => {
    if (run.length > 0) units.push(unit('comments', file, run));
    run = [];
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    const line = /^\s*\/\/+ ?(.*)$/.exec(row)?.[1];
    if (line !== undefined) {
      if (!directive.test(line)) run.push([at + 1, line.trim()]);
      continue;
    }
    flush();
    const block = /^\s*(?:\{\s*)?\/\*(\*?)/.exec(row);
    const tail = /[;,{})\]>'`\w] \/\/ (.*)$/.exec(row)?.[1];
    if (block) {
      const { rows: kept, end } = blockRows(rows, at);
      units.push(unit(block[1] ? 'tsdoc' : 'comments', file, kept));
      at = end;
    } else if (tail) units.push(unit('comments', file, [[at + 1, tail.trim()]]));
  }
  flush();
  return units;
}

/** Returns the paragraphs, list items, headings and table rows of a Markdown file, without code. */
function paragraphsOf(area: Area, file: string, source: string): Unit[] {
  const units: Unit[] = [];
  let run: Row[] = [];
  let isCode = false;
  for (const [at, row] of source.split('\n').entries()) {
    const isFence = /^\s*(?:```|~~~)/.test(row) || (/^---\s*$/.test(row) && (at === 0 || isCode));
    if ((isFence || isCode || /^\s*$|^\s*(?:[-*+]|\d+\.) |^#|^\||^(?:import|export) /.test(row)) && run.length > 0) {
      units.push(unit(area, file, run));
      run = [];
    }
    if (isFence) isCode = !isCode;
    else if (!isCode && !/^\s*$|^(?:import|export) |^\|[\s:|-]+$/.test(row))
      run.push([at + 1, row.replace(/^\s*(?:[-*+>]|\d+\.|#+) +/, '').trim()]);
  }
  if (run.length > 0) units.push(unit(area, file, run));
  return units;
}

/** Returns the string literals of a row, without quoted keys. */
function literalsOf(row: string): string[] {
  const found = [...row.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`/g)];
  return found
    .filter((match) => row[match.index + match[0].length] !== ':')
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'));
}

function stringsOf(area: Area, file: string, source: string, wanted: RegExp): Unit[] {
  return source
    .split('\n')
    .flatMap((row, at) =>
      (wanted.test(row) ? literalsOf(row) : [])
        .filter((text) => text !== '')
        .map((text) => ({ area, file, starts: [[0, at + 1] as const], raw: text, text })),
    );
}

const foreign = /(?:^|\/)(?:CHANGELOG|LICENSE)|^docs\/(?:requirements|glossary)|^patches\/|^scripts\/prose|\.d\.ts$/;
const strings = /locales\/en\/[\w-]+\.json$|strings\/(?:.*\/)?en\.tsx?$|\/(?:problemSentences|letterWords|composeBounce)\.ts$/;
const code = /^(?!\s*(?:import|export|\/\/|\/\*))/;

/** Returns the English texts of a file, or none if they are generated, quoted or not ours. */
export function unitsOf(file: string, source: string): Unit[] {
  if (foreign.test(file)) return [];
  return [
    ...(strings.test(file) ? stringsOf('ui', file, source, code) : []),
    ...(file.endsWith('.endpoints.ts') ? stringsOf('docs', file, source, /^\s*summary:/) : []),
    ...(/^\.changeset\/(?!README)[\w-]+\.md$/.test(file)
      ? paragraphsOf('changesets', file, source)
      : /\.mdx?$/.test(file)
        ? paragraphsOf('docs', file, source)
        : []),
    ...(/\.tsx?$/.test(file) ? commentsOf(file, source) : []),
  ];
}
