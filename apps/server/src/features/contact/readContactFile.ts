import { contactFileTypes, contactLimits, Problem } from '@jinshu/api';
import { type ConfinedReader, createConfinedReader } from '../../platform/confined/index.ts';
import type { ColumnField } from './ColumnField.ts';
import type { ContactFile, ContactLines } from './ContactFile.ts';
import { headingOf } from './columnNames.ts';
import type { GivenRecord } from './givenContact.ts';
import { findHead, recordOf } from './tableHead.ts';

const mostWaiting = 4;
const mostColumns = 300;
/** Maximum number of rows above the first contact. */
const slack = 20;

let reader: ConfinedReader<ContactFile, ContactLines> | undefined;

function openReader() {
  const program = new URL('./contactFileProcess.ts', import.meta.url);
  reader ??= createConfinedReader({ program, heapMegabytes: 640, timeLimitMs: 60_000, idleMs: 5_000, niceness: 10 });
  return reader;
}

/** Rows of a file, parsed one at a time so that a large file doesn't block the server. */
export interface ContactRecords {
  columns: { heading: string; field: ColumnField | null }[];
  count: number;
  records: Iterable<{ row: number; record: GivenRecord }>;
}

function* jsonLines<T>(lines: Buffer): Generator<T> {
  for (let start = 0; start < lines.length; ) {
    const end = lines.indexOf(10, start);
    const line = lines.subarray(start, end < 0 ? lines.length : end);
    start += line.length + 1;
    yield JSON.parse(line.toString()) as T;
  }
}

function countLines(lines: Buffer): number {
  let count = lines.length === 0 ? 0 : 1;
  for (let at = lines.indexOf(10); at >= 0; at = lines.indexOf(10, at + 1)) count += 1;
  return count;
}

const unreadable = (reason: 'damaged' | 'empty' | 'no-address-column' | 'too-many-rows') =>
  new Problem('contact-file-unreadable', { reason });

function* firstOf<T>(all: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}

function ofCards(lines: Buffer): ContactRecords {
  const fields = new Set<string>();
  for (const card of jsonLines<GivenRecord>(lines)) for (const field of Object.keys(card)) fields.add(field);
  const records = function* () {
    let row = 0;
    for (const record of jsonLines<GivenRecord>(lines)) yield { row: ++row, record };
  };
  const columns = [...fields].map((field) => ({ heading: headingOf(field as ColumnField, 'en'), field: field as ColumnField }));
  return { columns, count: countLines(lines), records: { [Symbol.iterator]: records } };
}

function ofTable(lines: Buffer): ContactRecords {
  const head = findHead([...firstOf(jsonLines<string[]>(lines), slack)]);
  if (!head) throw unreadable('no-address-column');
  const records = function* () {
    let line = 0;
    for (const cells of jsonLines<string[]>(lines)) {
      line += 1;
      if (line > head.rows && cells.some((cell) => cell !== '')) yield { row: line - head.rows, record: recordOf(cells, head) };
    }
  };
  return { columns: head.columns, count: countLines(lines) - head.rows, records: { [Symbol.iterator]: records } };
}

/**
 * Reads a file of contacts (CON-15, CON-16, CON-52), in a process of its own.
 * @throws {Problem} `contact-file-type`, `contact-file-size`, `contact-file-unreadable`.
 */
export async function readContactFile({ fileName, bytes }: { fileName: string; bytes: Buffer }): Promise<ContactRecords> {
  const extension = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  if (!contactFileTypes.some((type) => type === extension)) throw new Problem('contact-file-type');
  if (bytes.length > contactLimits.importBytes) throw new Problem('contact-file-size');
  const confined = openReader();
  if (confined.pending >= mostWaiting) throw new Problem('unavailable');
  const isCards = extension === 'vcf';
  const found = await confined.read({ bytes, rows: contactLimits.importRows + slack, columns: mostColumns, isCards });
  if ('failure' in found || found.lines === null) throw unreadable('damaged');
  const lines = Buffer.from(found.lines);
  const read = isCards ? ofCards(lines) : ofTable(lines);
  if (read.count > contactLimits.importRows) throw unreadable('too-many-rows');
  if (read.records[Symbol.iterator]().next().done) throw unreadable('empty');
  return read;
}
