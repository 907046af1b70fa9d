import { type PersonCells, type PersonImportField, Problem, personImportLimits } from '@jinshu/api';
import { readTable } from '../../table/index.ts';
import { refused } from '../refuse.ts';
import { fieldOfHeading } from './importColumns.ts';

/** A file of people as a table. */
export interface PeopleFile {
  columns: { heading: string; field: PersonImportField | null }[];
  /** Rows with text, numbered as a spreadsheet counts. */
  rows: { row: number; cells: PersonCells }[];
}

/** Maximum number of rows above the headings. */
const rowsAbove = 12;

function cellsOf(row: readonly string[], columns: PeopleFile['columns']): PersonCells {
  const cells: PersonCells = {};
  for (const [index, { field }] of columns.entries()) {
    const cell = row[index]?.trim();
    if (field && cell) cells[field] ??= cell;
  }
  return cells;
}

/**
 * Reads a csv or xlsx file of people (BAK-28).
 * @throws {Problem} `operation-refused` with `file-unreadable`, `file-too-long`, `file-columns` or `file-empty`
 */
export async function readPeopleFile({ fileName, bytes }: { fileName: string; bytes: Buffer }): Promise<PeopleFile> {
  if (!/\.(?:csv|xlsx)$/i.test(fileName.trim())) throw refused('file-unreadable');
  if (bytes.length > personImportLimits.bytes) throw refused('file-too-long');
  const table = await readTable(bytes, { rows: personImportLimits.rows + rowsAbove + 1 }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'unsupported-body') throw refused('file-unreadable');
    throw error instanceof Problem && error.code === 'too-large' ? refused('file-too-long') : error;
  });
  const headed = table.slice(0, rowsAbove + 1).map((row) => row.map((heading) => ({ heading, field: fieldOfHeading(heading) ?? null })));
  const head = headed.findIndex((columns) => {
    const found = new Set(columns.map(({ field }) => field));
    return found.has('address') || found.has('employeeNumber');
  });
  if (head < 0) throw refused('file-columns');
  const columns = (headed[head] ?? []).filter(({ heading, field }) => field !== null || heading !== '');
  const rows = table.flatMap((row, index) =>
    index > head && row.some((cell) => cell.trim() !== '') ? [{ row: index + 1, cells: cellsOf(row, headed[head] ?? []) }] : [],
  );
  if (rows.length === 0) throw refused('file-empty');
  if (rows.length > personImportLimits.rows) throw refused('file-too-long');
  return { columns, rows };
}
