import type { PersonImportOutcome } from '@jinshu/api';

/** A row of a checked file, with what it becomes. */
export interface CheckedRow {
  row: number;
  outcome: PersonImportOutcome;
}

/** Results of a checked file. */
export interface CheckedImport<Row extends CheckedRow = CheckedRow> {
  newCount: number;
  changedCount: number;
  unchangedCount: number;
  faultyCount: number;
  /** Headings of the file; `null` in place of the field of those that are left out. */
  columns: readonly { heading: string; field: string | null }[];
  results: readonly Row[];
}
