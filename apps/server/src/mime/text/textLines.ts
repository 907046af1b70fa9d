/** Collects output lines. The lines of a list, a cell or a quote are combined when it ends. */
export interface Writer {
  lines: string[];
  line: string;
  /** A blank line is due before the next one. */
  isParted: boolean;
}

/** Begins without lines. */
export const newWriter = (): Writer => ({ lines: [], line: '', isParted: false });
/** Removes the spaces at the end of a line. */
export const lineEnd = (text: string) => text.replace(/[ \t]+$/, '');

/** Ends the current line. */
export function endLine(writer: Writer): void {
  const line = lineEnd(writer.line);
  writer.line = '';
  if (line === '') return;
  if (writer.isParted && writer.lines.length > 0) writer.lines.push('');
  writer.isParted = false;
  writer.lines.push(line);
}

/** Breaks the line. A second break parts what follows by a blank line. */
export function breakLine(writer: Writer): void {
  if (lineEnd(writer.line) !== '') endLine(writer);
  else if (writer.lines.length > 0 && writer.lines.at(-1) !== '') writer.isParted = true;
}

/** Adds text with its line breaks. */
export function addPreformatted(writer: Writer, text: string): void {
  const [first = '', ...rest] = text.split(/\r\n|\r|\n/);
  writer.line += first;
  for (const line of rest) {
    breakLine(writer);
    writer.line = line;
  }
}

/** Adds text whose spaces and line breaks all count as one space. */
export function addText(writer: Writer, text: string): void {
  for (const [index, piece] of text.split(/[ \t\r\n\f\u00a0]+/).entries()) {
    if (index > 0 && writer.line !== '' && !writer.line.endsWith(' ')) writer.line += ' ';
    writer.line += piece;
  }
}

/** Adds lines of their own. */
export function addLines(writer: Writer, lines: readonly string[]): void {
  if (lines.length === 0) return;
  endLine(writer);
  if (writer.isParted && writer.lines.length > 0) writer.lines.push('');
  writer.isParted = false;
  for (const line of lines) writer.lines.push(line);
}

/** Formats a table row: single-line cells are joined in one line, others are placed below each other. */
export function rowLines(cells: readonly string[][]): string[] {
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
