import { type CellObject, read } from '@e965/xlsx';
import Papa from 'papaparse';
import { decodeText } from '../../mime/charset/charset.ts';

/** File with rows of people or contacts. */
export interface TableFile {
  bytes: Uint8Array;
  /** Maximum number of rows. One more is read, so that a longer file is noticed. */
  rows: number;
}

const maximumColumns = 30;
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

const textOf = (cell: CellObject | undefined): string => (cell?.w ?? String(cell?.v ?? '')).trim();

function rowsOfWorkbook({ bytes, rows }: TableFile): string[][] {
  const workbook = read(bytes, { type: 'buffer', dense: true, sheetRows: rows + 1, sheets: 0, cellFormula: false, cellHTML: false });
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  const cells = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][];
  // Rows and cells that are not there are holes.
  return Array.from(cells, (row) => Array.from((row ?? []).slice(0, maximumColumns), textOf));
}

function rowsOfText({ bytes, rows }: TableFile): string[][] {
  const { data } = Papa.parse<string[]>(decodeText(bytes), { preview: rows + 1 });
  return data.map((row) => row.slice(0, maximumColumns).map((cell) => cell.trim()));
}

/** Returns the rows of an xlsx or csv file, or `null` if it can't be read. Rows without text keep their place. */
export function parseTable(file: TableFile): string[][] | null {
  try {
    return isZip(file.bytes) ? rowsOfWorkbook(file) : rowsOfText(file);
  } catch {
    return null;
  }
}
