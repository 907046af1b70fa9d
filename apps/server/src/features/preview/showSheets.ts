import type { PreviewSheet } from '@jinshu/api';
import { limits } from './limits.ts';

/** Limits tables to a viewable size and removes the empty cells at their ends. */
export function boundSheets(found: readonly { name: string; rows: readonly (readonly string[])[] }[]): {
  sheets: PreviewSheet[];
  isCut: boolean;
} {
  let cells: number = limits.cells;
  let characters: number = limits.sheetCharacters;
  const sheets = found.slice(0, limits.sheets).map(({ name, rows }): PreviewSheet => {
    const kept: string[][] = [];
    let isCut = rows.length > limits.rows;
    for (const row of rows.slice(0, limits.rows)) {
      const filled = row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
      const bound = filled.slice(0, limits.columns);
      cells -= bound.length;
      characters -= bound.reduce((sum, cell) => sum + cell.length, 0);
      isCut ||= filled.length > bound.length;
      if (cells < 0 || characters < 0) {
        isCut = true;
        break;
      }
      kept.push(bound);
    }
    while (kept.at(-1)?.length === 0) kept.pop();
    return { name, rows: kept, isCut };
  });
  return { sheets, isCut: found.length > limits.sheets || sheets.some(({ isCut }) => isCut) };
}
