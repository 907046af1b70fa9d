/** Limits for reading one file. Exceeding one affects only the text of that file. */
export const limits = {
  /** Larger files are not opened. */
  fileBytes: 32 * 1024 * 1024,
  /** Bytes that come out of an archive: far more than the text that is kept, far less than a bomb. */
  inflatedBytes: 64 * 1024 * 1024,
  archiveEntries: 20_000,
  /** Elements inside each other. */
  nesting: 1_000,
  pages: 2_000,
  /** Characters that are kept of a file. */
  characters: 1_000_000,
  /** Lexemes of one file, and their bytes. */
  lexemes: 20_000,
  lexemeBytes: 200_000,
  /** Time for one file. */
  milliseconds: 20_000,
  /** Memory of the process that reads files: what its own objects take, and all in all. */
  heapMegabytes: 256,
  residentMegabytes: 700,
} as const;
