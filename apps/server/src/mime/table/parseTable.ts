import { type CellObject, read } from '@e965/xlsx';
import Papa from 'papaparse';
import { decodeText } from '../charset/index.ts';

/** File with rows of people or contacts. */
export interface TableFile {
  bytes: Uint8Array;
  /** Maximum number of rows. One more is read, so that a longer file is noticed. */
  rows: number;
  /** Maximum number of columns; further ones are left out. */
  columns?: number | undefined;
}

const usualColumns = 30;
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The compound file that workbooks were before 2007. */
const isCompound = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

const textOf = (cell: CellObject | undefined): string => (cell?.w ?? String(cell?.v ?? '')).trim();

function rowsOfWorkbook({ bytes, rows, columns = usualColumns }: TableFile): string[][] {
  const options = { type: 'buffer', dense: true, sheetRows: rows + 1, sheets: 0, cellFormula: false, cellHTML: false } as const;
  const workbook = read(bytes, { ...options, dateNF: 'yyyy-mm-dd' });
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  const cells = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][];
  // Rows and cells that are not there are holes.
  return Array.from(cells, (row) => Array.from((row ?? []).slice(0, columns), textOf));
}

function rowsOfText({ bytes, rows, columns = usualColumns }: TableFile): string[][] {
  const { data } = Papa.parse<string[]>(decodeText(bytes), { preview: rows + 1 });
  return data.map((row) => row.slice(0, columns).map((cell) => cell.trim()));
}

/** Returns the rows of an xls, xlsx or csv file, or `null` if it can't be read. Rows without text keep their place. */
export function parseTable(file: TableFile): string[][] | null {
  try {
    return isZip(file.bytes) || isCompound(file.bytes) ? rowsOfWorkbook(file) : rowsOfText(file);
  } catch {
    return null;
  }
}
