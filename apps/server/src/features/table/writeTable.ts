import { utils, write } from '@e965/xlsx';
import Papa from 'papaparse';
import type { BlobAnswer } from '../../platform/http/index.ts';

/** File format of a table. */
export type TableFormat = 'csv' | 'xlsx';

const types: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Writes rows as a file. A csv file has a byte order mark, so that Excel reads its Chinese. */
export function writeTable(rows: readonly (readonly string[])[], { format, name }: { format: TableFormat; name: string }): BlobAnswer {
  const copy = rows.map((row) => [...row]);
  const book = () => {
    const workbook = utils.book_new();
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(copy), 'Sheet1');
    return write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  };
  const bytes = format === 'xlsx' ? book() : Buffer.from(`\ufeff${Papa.unparse(copy, { escapeFormulae: true })}`);
  return { bytes, fileName: `${name}.${format}`, type: types[format] };
}
