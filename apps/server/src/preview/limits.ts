/** What showing one file may cost. Files over 10 MB are not shown at all (VIE-05). */
export const limits = {
  /** Characters of a text, or of a page that a file was made into, with its pictures. */
  characters: 1_000_000,
  pageCharacters: 12_000_000,
  /** Of a page that was sent as one. */
  htmlCharacters: 4_000_000,
  rows: 2_000,
  columns: 200,
  /** Cells of all sheets together, and the characters in them. */
  cells: 200_000,
  sheetCharacters: 4_000_000,
  sheets: 50,
  slides: 300,
  /** Pictures inside a document or slides, in bytes together. */
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
