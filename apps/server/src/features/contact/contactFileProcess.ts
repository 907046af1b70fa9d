import { parseTable } from '../../mime/table/index.ts';
import { serveConfined } from '../../platform/confined-program/index.ts';
import type { ContactFile, ContactLines } from './ContactFile.ts';
import { parseCards } from './parseCards.ts';

/** Runs in its own process: a workbook of 10 MB can unpack to more than the memory, and reading it takes seconds. */
serveConfined<ContactFile, ContactLines>(900, async ({ bytes, rows, columns, isCards }) => {
  const found = isCards ? parseCards(bytes, rows) : parseTable({ bytes, rows, columns });
  // Bytes pass between the processes at once; objects would hold up the server while it reads them.
  return { lines: found && Buffer.from(found.map((row) => JSON.stringify(row)).join('\n')) };
});
