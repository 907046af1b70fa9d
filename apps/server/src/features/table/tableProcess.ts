import { parseTable, type TableFile } from '../../mime/table/index.ts';
import { serveConfined } from '../../platform/confined-program/index.ts';

/** Runs in its own process, since a small workbook can unpack to more than the memory. */
serveConfined<TableFile, { rows: string[][] | null }>(400, async (file) => ({ rows: parseTable(file) }));
