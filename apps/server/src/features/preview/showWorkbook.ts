import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { Unreadable } from '../../mime/document/index.ts';
import { limits } from './limits.ts';
import type { Shown } from './Shown.ts';
import { boundSheets } from './showSheets.ts';

/** Returns the displayed text of a cell: its value formatted with its number format. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'z') return '';
  return cell.w ?? (cell.v === undefined ? '' : String(cell.v));
}

function rowsOf(sheet: WorkSheet | undefined): string[][] {
  const rows = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][];
  // Rows and cells that are not there are holes.
  return Array.from(rows, (row) => Array.from((row ?? []).slice(0, limits.columns + 1), textOf));
}

/** Shows the sheets of an Excel file, in the old or the current format. Formulas are not recalculated. */
export function showWorkbook(bytes: Uint8Array): Shown {
  try {
    const workbook = read(bytes, {
      type: 'buffer',
      dense: true,
      sheetRows: limits.rows + 1,
      sheets: Array.from({ length: limits.sheets }, (_, index) => index),
      cellFormula: false,
      cellHTML: false,
      bookVBA: false,
    });
    const hidden = new Set((workbook.Workbook?.Sheets ?? []).flatMap(({ Hidden, name }) => (Hidden && name !== undefined ? [name] : [])));
    const names = workbook.SheetNames.slice(0, limits.sheets).filter((name) => !hidden.has(name));
    const { sheets, isCut } = boundSheets(names.map((name) => ({ name, rows: rowsOf(workbook.Sheets[name]) })));
    return { kind: 'sheets', sheets, isCut: isCut || workbook.SheetNames.length > limits.sheets };
  } catch (error) {
    throw new Unreadable(/password|encrypt/i.test((error as Error).message) ? 'encrypted' : 'damaged', error);
  }
}
