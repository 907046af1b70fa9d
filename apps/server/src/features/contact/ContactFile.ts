/** A file that contacts are imported from. */
export interface ContactFile {
  bytes: Uint8Array;
  /** Maximum number of rows or cards. One more is read, so that a longer file is noticed. */
  rows: number;
  columns: number;
  isCards: boolean;
}

/** The rows of a file as lines of JSON: arrays of cells, or records of cards. `null` if it can't be read. */
export interface ContactLines {
  lines: Uint8Array | null;
}
