/** The rows of a table, as lines of JSON. */
export interface TableLines {
  lines: Uint8Array;
}

/** A table as a workbook. */
export interface WrittenTable {
  bytes: Uint8Array;
}
