import { utils, write } from '@e965/xlsx';
import { serveConfined } from '../../platform/confined-program/index.ts';
import type { TableLines, WrittenTable } from './TableLines.ts';

/** Removes empty columns, except the first three. */
function withoutEmpty(rows: string[][]): string[][] {
  const [head = [], ...others] = rows;
  const isUsed = head.map((_, index) => index < 3 || others.some((row) => row[index] !== ''));
  return rows.map((row) => row.filter((_, index) => isUsed[index]));
}

/** Runs in its own process, since writing a workbook of 50,000 rows takes seconds and would block the server. */
serveConfined<TableLines, WrittenTable>(1200, async ({ lines }) => {
  const rows = Buffer.from(lines)
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line) as string[]);
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(withoutEmpty(rows), { dense: true }), 'Sheet1');
  return { bytes: write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer };
});
