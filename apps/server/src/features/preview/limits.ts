/** Limits for previewing one file. Files over 10 MB are not previewed at all (VIE-05). */
export const limits = {
  /** Maximum characters of a text; `pageCharacters` is for a generated page, including its images. */
  characters: 1_000_000,
  pageCharacters: 12_000_000,
  /** Maximum characters of an HTML file. */
  htmlCharacters: 4_000_000,
  rows: 2_000,
  columns: 200,
  /** Cells of all sheets together, and the characters in them. */
  cells: 200_000,
  sheetCharacters: 4_000_000,
  sheets: 50,
  slides: 300,
  /** Maximum total size of the images inside a document or presentation, in bytes. */
  pictureBytes: 8 * 1024 * 1024,
  /** A browser takes four bytes for each of them. */
  pixels: 120_000_000,
  /** Elements inside each other. */
  nesting: 1_000,
  /** Marks of elements that a library is given of a Word file and of a workbook; what has more is shown as its text. */
  wordMarks: 80_000,
  workbookMarks: 800_000,
  /** Elements inside each other in those. */
  officeNesting: 300,
  /** Characters of Markdown that are made into a page; longer ones are shown as they are written. */
  markdownCharacters: 100_000,
  /** Elements that a drawing has once all its references are followed. */
  drawnElements: 100_000,
  milliseconds: 6_000,
  heapMegabytes: 256,
  residentMegabytes: 450,
} as const;
