import { isAddress } from '@jinshu/api';
import type { ColumnField } from './ColumnField.ts';
import { fieldOfHeading } from './columnNames.ts';
import type { GivenRecord } from './givenContact.ts';

/** The headings of a table: the rows they take, and the field of each. */
export interface TableHead {
  /** Rows up to and with the headings. */
  rows: number;
  columns: { heading: string; field: ColumnField | null }[];
}

/** Some programs write explanations above the headings. */
const rowsAbove = 12;

/** Finds the headings of a table. Without headings, the first row shows which columns hold addresses and names. Undefined if no column has addresses. */
export function findHead(rows: readonly (readonly string[])[]): TableHead | undefined {
  for (const [index, row] of rows.slice(0, rowsAbove).entries()) {
    const columns = row.map((heading) => ({ heading, field: fieldOfHeading(heading) ?? null }));
    if (columns.some(({ field }) => field === 'address' || field === 'otherAddresses')) return { rows: index + 1, columns };
  }
  const [first = []] = rows;
  const at = first.findIndex((cell) => isAddress(cell.trim()));
  if (at < 0) return undefined;
  const name = first.findIndex((cell, index) => index !== at && cell !== '' && !/^[\d\s+-]+$/.test(cell));
  const fields: Record<number, ColumnField> = { [at]: 'address', [name]: 'name' };
  return { rows: 0, columns: first.map((_, index) => ({ heading: String(index + 1), field: fields[index] ?? null })) };
}

/** Returns the cells of a row by their fields. */
export function recordOf(row: readonly string[], { columns }: TableHead): GivenRecord {
  const record: Partial<Record<ColumnField, string[]>> = {};
  for (const [index, { field }] of columns.entries()) {
    const cell = row[index];
    if (field && cell) record[field] = [...(record[field] ?? []), cell];
  }
  return record;
}
