import { serveConfined } from '../../platform/confined/index.ts';
import { parseTable, type TableFile } from './parseTable.ts';

/** Runs in its own process, since a small workbook can unpack to more than the memory. */
serveConfined<TableFile, { rows: string[][] | null }>(400, async (file) => ({ rows: parseTable(file) }));
