import { Problem } from '@jinshu/api';
import type { TableFile } from '../../mime/table/index.ts';
import { type ConfinedReader, createConfinedReader } from '../../platform/confined/index.ts';

/** Maximum size of a file with rows, in bytes (BAK-28). */
export const maximumTableBytes = 10 * 1024 * 1024;
const mostWaiting = 8;

let reader: ConfinedReader<TableFile, { rows: string[][] | null }> | undefined;

function openReader() {
  const program = new URL('./tableProcess.ts', import.meta.url);
  reader ??= createConfinedReader({ program, heapMegabytes: 256, timeLimitMs: 20_000, idleMs: 5_000, niceness: 10 });
  return reader;
}

/**
 * Reads the rows of an xlsx or csv file (UTF-8 or a Chinese charset) in a confined process. Throws `too-large` for more bytes or rows than
 * allowed, and `unsupported-body` for anything that isn't a table.
 */
export async function readTable(bytes: Uint8Array, { rows }: { rows: number }): Promise<string[][]> {
  if (bytes.length > maximumTableBytes) throw new Problem('too-large');
  const confined = openReader();
  if (confined.pending >= mostWaiting) throw new Problem('unavailable');
  const found = await confined.read({ bytes, rows });
  if ('failure' in found || found.rows === null) throw new Problem('unsupported-body');
  if (found.rows.length > rows) throw new Problem('too-large');
  return found.rows;
}
